// The types that the app may import.
export type { Config, Scheduler } from "./config/config";
export type {
  CheckedFile,
  IssuedCaptcha,
  LeadSource,
  StagedFile,
  StagedUpload,
  Submission,
  SubmissionKind,
  SubmissionValues,
} from "./outbox/outbox";
export type { Dependencies } from "./site/dependencies";
export type { LoadContext, Rejection } from "./site/http/load-context";
export type { Captcha } from "./site/security/captcha";
export type { Toast } from "./site/security/session";
