import type { ActionFunctionArgs } from "@remix-run/node";
import { refreshAction } from "~/forms/career/captcha.server";

const methodNotAllowed = () => new Response(null, { status: 405, headers: { Allow: "POST" } });

export const loader = () => methodNotAllowed();

export const action = (args: ActionFunctionArgs) =>
  args.request.method === "POST" ? refreshAction(args) : methodNotAllowed();
