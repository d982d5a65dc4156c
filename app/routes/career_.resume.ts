import type { ActionFunctionArgs } from "@remix-run/node";
import { resumeUpload } from "~/forms/career/resume/upload.server";

const notAllowed = () => new Response(null, { status: 405, headers: { Allow: "POST" } });

export const loader = () => notAllowed();

export const action = (args: ActionFunctionArgs) =>
  args.request.method === "POST" ? resumeUpload(args) : notAllowed();
