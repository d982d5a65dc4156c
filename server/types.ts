// What the app may know of the server; types only.

export type { Captcha } from "./captcha/captcha";
export type { IssuedCaptcha } from "./captcha/used-captchas";
export type { Scheduler } from "./config/addresses";
export type { Config } from "./config/config";
export type { Dependencies } from "./dependencies";
export type { LoadContext, Refusal } from "./http/load-context";
export type { Toast } from "./session/session";
export type { SubmissionKind, SubmissionValues } from "./submissions/kinds";
export type { LeadSource } from "./submissions/lead-source";
export type { Submission } from "./submissions/submission";
export type { CheckedFile, StagedFile, StagedUpload } from "./uploads/files";
