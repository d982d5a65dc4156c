import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";
import type { ActionResult } from "~/forms/action-result";
import { bodyOf, type Fields } from "./http";

/** All that an action may answer when it shows its form again: each test knows which of it there is. */
type Answer = Required<Omit<ActionResult, "result">> & {
  result: { error: Record<string, string[]>; initialValue: Record<string, unknown> };
};

interface Call {
  url?: string;
  method?: string;
  form?: Fields;
  /** A body as it is, with its own headers. */
  body?: BodyInit;
  headers?: Record<string, string>;
  context?: AppLoadContext;
}

type Args = ActionFunctionArgs & LoaderFunctionArgs;

/** Calls an action or a loader as a plain function: it returns a Response or the value of `data()`. */
export async function run<Data = Answer>(handler: (args: Args) => unknown, call: Call = {}) {
  const { url = "http://localhost/", method = "POST", form, headers, context = {} } = call;
  const body = call.body ?? (form && bodyOf(form));
  // A stream needs it, and others allow it.
  const init = { method, headers, body, duplex: "half" } as RequestInit;
  const result = await handler({ request: new Request(url, init), params: {}, context } as Args);
  if (result instanceof Response) {
    const text = await result.text();
    const json = result.headers.get("Content-Type")?.includes("json") && text !== "";
    const data: Data = json ? JSON.parse(text) : text;
    return { status: result.status, headers: result.headers, data };
  }
  const { data, init: more } = result as { data: Data; init?: ResponseInit | null };
  return { status: more?.status ?? 200, headers: new Headers(more?.headers), data };
}
