// The types that the app may import.

export type { Scheduler } from "./config/addresses";
export type { Config } from "./config/config";
export type { Dependencies } from "./dependencies";
export type { LoadContext, Refusal } from "./http/load-context";
export type { Captcha } from "./security/captcha";
export type { Receipt, Toast } from "./security/session";
export type { IssuedCaptcha } from "./security/used-captchas";
export type { CheckedFile, StagedFile, StagedUpload } from "./submissions/files";
export type { SubmissionKind, SubmissionValues } from "./submissions/kinds";
export type { LeadSource } from "./submissions/lead-source";
export type { Submission } from "./submissions/submission";
