import type { Config } from "../config";
import { authorization } from "../delivery/transports/upstream";
import { reasonOf } from "../observability/reason";
import { KIND_NAMES, kindConfig } from "../submissions/kinds";
import { type Finding, fail, ok, warn } from "./finding";

/**
 * Sends OPTIONS, which changes nothing (RFC 9110, 9.2.1), to each address that submissions go to.
 * @param timeoutMs for each address; all are asked at once
 */
export async function checkUpstream(
  apiBaseUrl: string,
  { apiToken }: Pick<Config, "apiToken">,
  timeoutMs: number,
): Promise<Finding[]> {
  return Promise.all(
    KIND_NAMES.map(async (kind) => {
      const url = `${apiBaseUrl}/api/${kindConfig(kind).upstreamPath}`;
      try {
        const response = await fetch(url, {
          method: "OPTIONS",
          redirect: "manual",
          headers: authorization(apiToken),
          signal: AbortSignal.timeout(timeoutMs),
        });
        await response.body?.cancel().catch(() => {});
        return judge(url, response.status, Boolean(apiToken));
      } catch (error) {
        return fail(`${url} cannot be reached: ${reasonOf(error)}`);
      }
    }),
  );
}

/** Many servers do not implement OPTIONS: only a status that a POST would get too is reported. */
function judge(url: string, status: number, hasToken: boolean): Finding {
  const text = `${url} answers OPTIONS with ${status}`;
  if (status >= 500 && status !== 501) return fail(`${text}: the API is failing`);
  if (status >= 300 && status < 400)
    return warn(`${text}: redirects count as failures. Set the final address.`);
  if (status === 401 || status === 403)
    return warn(
      `${text}: ${hasToken ? "it may reject API_TOKEN" : "set API_TOKEN if it wants a bearer token"}`,
    );
  if (status === 404 || status === 410) return warn(`${text}: is API_BASE_URL right?`);
  return ok(text);
}
