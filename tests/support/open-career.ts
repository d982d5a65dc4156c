import { cookieOf, send } from "./http";

/** Opens /career as a visitor without scripts does: what has to come back with the form, its cookie and its captcha. */
export async function openCareer(siteUrl: string, headers: Record<string, string> = {}) {
  const { body, headers: received } = await send(`${siteUrl}/career`, { headers });
  const text = /id="captcha-text"[^>]*>([^<]+)</.exec(body)?.[1]?.replace(/\s/g, "") ?? "";
  const id = /name="captcha_id"[^>]*value="([^"]+)"/.exec(body)?.[1] ?? "";
  if (!text || !id) throw new Error("/career shows no captcha");
  return {
    cookie: cookieOf(received),
    setCookie: received["set-cookie"] ?? [],
    fields: {
      role: "AI Engineer",
      name: "Amira Haddad",
      email: "amira@example.test",
      phone: "00971501234567",
      current_city: "Dubai",
      experience_years: "5+",
      experience_months: "0",
      preferred_location: "UAE",
      captcha: text,
      captcha_id: id,
    },
  };
}
