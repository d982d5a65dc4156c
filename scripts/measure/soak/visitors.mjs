// What visitors and others do to a site, each as a function that resolves to what they saw.
import { randomUUID } from "node:crypto";
import { connect } from "node:net";

const PAGES = ["/about", "/services", "/banking-service", "/products", "/agentic-ai", "/landing"];
const RENDERED = ["/career", "/?contact=message", "/about?contact=call", "/no-such-page"];
const PDF = Buffer.concat([Buffer.alloc(1_500_000, "%PDF-1.7\n"), Buffer.from("startxref\n9\n%%EOF\n")]);
const pick = (list) => list[Math.floor(Math.random() * list.length)];
const newClient = () => `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 250)).join(".")}`;

/** @param acknowledged the ids of submissions whose visitors saw a success */
export function visitorsOf(site, acknowledged) {
  const post = (path, body, headers = {}) =>
    fetch(`${site.url}${path}`, { method: "POST", body, headers, redirect: "manual" });

  const read = async (path, headers) => {
    const response = await fetch(`${site.url}${path}`, { headers });
    const text = await response.text();
    return { status: response.status, text, cookie: response.headers.get("set-cookie") ?? "" };
  };

  async function send(path, fields, headers) {
    const id = fields.get("submission_id");
    const response = await post(path, fields, headers);
    await response.text();
    // The honeypot is answered like a success, and never delivered.
    if (response.status === 303 && !fields.get("purpose")) acknowledged.add(id);
    return response.status;
  }

  function message(more = {}) {
    const fields = { first_name: "Amira", last_name: "Haddad", email: "amira@example.test" };
    const text = { topic: "Just a message", message: "Forty pages in six formats.", ...more };
    return new URLSearchParams({ submission_id: randomUUID(), ...fields, ...text });
  }

  /** A form with a résumé, the captcha right or wrong. */
  async function application(client, { right }) {
    const from = { "X-Forwarded-For": client };
    const page = await read("/career", from);
    const text = /id="captcha-text"[^>]*>([^<]+)</.exec(page.text)?.[1]?.replace(/\s/g, "") ?? "";
    const form = new FormData();
    const fields = {
      role: "AI Engineer",
      name: "Amira Haddad",
      email: "amira@example.test",
      phone: "00971501234567",
    };
    const where = {
      current_city: "Dubai",
      preferred_location: "UAE",
      experience_years: "5+",
      experience_months: "3",
    };
    const captcha = { captcha: right ? text : "WRONG", submission_id: randomUUID() };
    for (const [name, value] of Object.entries({ ...fields, ...where, ...captcha })) form.set(name, value);
    form.set("resume", new Blob([PDF]), "cv.pdf");
    return send("/career", form, { ...from, Cookie: page.cookie.split(";", 1)[0] });
  }

  return {
    page: async () => (await read(pick(PAGES))).status,
    rendered: async () => (await read(pick(RENDERED))).status,
    message: () => send(`${pick(PAGES)}?contact=message`, message(), { "X-Forwarded-For": newClient() }),
    invalid: () =>
      send("/about?contact=message", message({ message: "" }), { "X-Forwarded-For": newClient() }),
    spam: () => send("/about?contact=message", message({ purpose: "x" }), { "X-Forwarded-For": newClient() }),
    application: () => application(newClient(), { right: true }),
    staged: () => application(newClient(), { right: false }),
    /** Always the same client, which soon exceeds its rate limit. */
    flood: () => application("198.51.100.1", { right: false }),
    unknown: async () => (await post("/nothing", message())).status,
    /** Leaves in the middle of an upload. */
    leaves: () =>
      new Promise((resolve) => {
        const { hostname, port } = new URL(site.url);
        const socket = connect(Number(port), hostname, () => {
          socket.write(
            "POST /career HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\n",
          );
          socket.write(`Content-Length: 3000000\r\n\r\n${"x".repeat(200_000)}`, () => socket.destroy());
        });
        socket.on("error", () => {});
        socket.on("close", () => resolve("left"));
      }),
  };
}
