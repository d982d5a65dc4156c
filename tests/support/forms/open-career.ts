import { cookieOf, send } from "../http";
import { application } from "./career-application";

/** Opens /career as a visitor without scripts does: gives its cookie and an application with the right captcha. */
export async function openCareer(siteUrl: string, headers: Record<string, string> = {}) {
  const { body, headers: received } = await send(`${siteUrl}/career`, { headers });
  const text = /id="captcha-text"[^>]*>([^<]+)</.exec(body)?.[1]?.replace(/\s/g, "") ?? "";
  const id = /name="captcha_id"[^>]*value="([^"]+)"/.exec(body)?.[1] ?? "";
  if (!text || !id) throw new Error("/career shows no captcha");
  return {
    cookie: cookieOf(received),
    setCookie: received["set-cookie"] ?? [],
    fields: { ...application, captcha: text, captcha_id: id },
  };
}
