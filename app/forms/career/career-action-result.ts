import type { Captcha, StagedUpload } from "server/types";
import type { ActionResult } from "~/forms/action-result";

/** The captcha and when it expires, in milliseconds since the epoch: of two, the later one is newer. */
export type ShownCaptcha = Captcha & { expiry: number };

export interface CareerActionResult extends ActionResult {
  form: "career";
  captcha?: ShownCaptcha;
  resume?: StagedUpload;
}
