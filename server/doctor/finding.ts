/** One line of the doctor's report. `text` holds no secret and no personal data. */
export interface Finding {
  level: "ok" | "warn" | "fail";
  text: string;
}

export const ok = (text: string): Finding => ({ level: "ok", text });
export const warn = (text: string): Finding => ({ level: "warn", text });
export const fail = (text: string): Finding => ({ level: "fail", text });
