// The types that the app may import.

export type { Scheduler } from "./config/addresses";
export type { Config } from "./config/config";
export type { SubmissionKind, SubmissionValues } from "./outbox/kinds";
export type { LeadSource } from "./outbox/lead-source";
export type { CheckedFile, StagedFile, StagedUpload } from "./outbox/store/files";
export type { IssuedCaptcha } from "./outbox/store/used-captchas";
export type { Submission } from "./outbox/submission";
export type { Dependencies } from "./site/dependencies";
export type { LoadContext, Refusal } from "./site/http/load-context";
export type { Captcha } from "./site/security/captcha";
export type { Receipt, Toast } from "./site/security/session";
