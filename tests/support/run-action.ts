import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";

export interface ActionOutcome {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: each test knows the shape of its own outcome
  data: any;
}

interface Call {
  url?: string;
  method?: string;
  /** Fields: sent as a browser would, multipart when one of them is a file or when they come as FormData. */
  form?: FormData | Record<string, string | File>;
  /** A body as it is, with its own headers. */
  body?: BodyInit;
  headers?: Record<string, string>;
  context?: AppLoadContext;
}

type Handler = (args: ActionFunctionArgs & LoaderFunctionArgs) => unknown;

/** Calls an action or a loader as a plain function: it returns a Response or the value of `data()`. */
export async function run(handler: Handler, call: Call = {}): Promise<ActionOutcome> {
  const { url = "http://localhost/", method = "POST", form, headers, context = {} } = call;
  const body = call.body ?? (form && bodyOf(form));
  const request = new Request(url, {
    method,
    headers,
    body,
    ...(body instanceof ReadableStream ? { duplex: "half" } : {}),
  } as RequestInit);
  return outcomeOf(
    await handler({ request, params: {}, context } as ActionFunctionArgs & LoaderFunctionArgs),
  );
}

function bodyOf(form: FormData | Record<string, string | File>): BodyInit {
  if (form instanceof FormData) return form;
  const entries = Object.entries(form);
  if (!entries.some(([, value]) => value instanceof File))
    return new URLSearchParams(form as Record<string, string>);
  const data = new FormData();
  for (const [name, value] of entries) data.set(name, value);
  return data;
}

async function outcomeOf(result: unknown): Promise<ActionOutcome> {
  if (result instanceof Response) {
    const text = await result.text();
    const json = result.headers.get("Content-Type")?.includes("json") && text !== "";
    return { status: result.status, headers: result.headers, data: json ? JSON.parse(text) : text };
  }
  const { data, init } = result as { data: unknown; init?: ResponseInit | null };
  return { status: init?.status ?? 200, headers: new Headers(init?.headers), data };
}
