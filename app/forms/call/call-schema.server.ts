import { z } from "zod";
import { callRules } from "~/forms/call/call-fields";
import { textSchemas } from "~/forms/parse/text-schema.server";

const shape = textSchemas(callRules);

export const callFields = Object.keys(shape);

/** A call request goes upstream as a message. Browsers send lines with CRLF: upstream gets LF. */
export const callSchema = z.object(shape).transform(({ when, about, ...sender }) => ({
  ...sender,
  topic: "Just a message",
  project_name: "",
  is_checked: false,
  message: [`Call request: ${when}`, about.replaceAll("\r\n", "\n")].filter(Boolean).join("\n\n"),
}));
