import { reasonOf } from "../observability/reason";
import { KIND_NAMES, recordOf } from "../submissions/kinds";
import { type Finding, fail, ok, warn } from "./finding";

/**
 * Sends OPTIONS, which changes nothing (RFC 9110, 9.2.1), to each address that submissions go to.
 * @param timeoutMs for each address; all are asked at once
 */
export async function checkUpstream(apiBaseUrl: string, timeoutMs: number): Promise<Finding[]> {
  if (new URL(apiBaseUrl).username) {
    return [fail("API_BASE_URL contains a user name, which fetch rejects: nothing is delivered")];
  }
  return Promise.all(
    KIND_NAMES.map(async (kind) => {
      const url = `${apiBaseUrl}/api/${recordOf(kind).upstreamPath}`;
      try {
        const signal = AbortSignal.timeout(timeoutMs);
        const response = await fetch(url, { method: "OPTIONS", redirect: "manual", signal });
        await response.body?.cancel().catch(() => {});
        return judge(url, response.status);
      } catch (error) {
        const timedOut = (error as Error).name === "TimeoutError";
        return fail(`${url} cannot be reached: ${timedOut ? "timed out" : reasonOf(error)}`);
      }
    }),
  );
}

/** Many servers do not implement OPTIONS: only a status that a POST would get too is reported. */
function judge(url: string, status: number): Finding {
  const text = `${url} answers OPTIONS with ${status}`;
  if (status >= 500 && status !== 501) return fail(`${text}: the API is failing`);
  if (status >= 300 && status < 400)
    return warn(`${text}: redirects count as failures. Set the final address.`);
  if (status === 401 || status === 403) return warn(`${text}: this site sends no credentials`);
  if (status === 404 || status === 410) return warn(`${text}: is API_BASE_URL right?`);
  return ok(text);
}
