// What the app may know of the server; types only.

export type { Captcha } from "./captcha/captcha";
export type { IssuedCaptcha } from "./captcha/used-captchas";
export type { Config } from "./config";
export type { Dependencies } from "./dependencies";
export type { Scheduler } from "./environment/addresses";
export type { LoadContext, Refusal } from "./http/load-context";
export type { Toast } from "./session/session";
export type { SubmissionKind, SubmissionValues } from "./submissions/kinds";
export type { LeadSource } from "./submissions/lead-source";
export type { Submission } from "./submissions/submission";
export type { CheckedFile, StagedFile, StagedUpload } from "./uploads/files";
