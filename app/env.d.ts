/// <reference types="@remix-run/dev" />
/// <reference types="@remix-run/node" />
import type { LoadContext } from "server/types";

declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }
  // The host's context for loaders and actions; empty in tests and under stock remix-serve.
  interface AppLoadContext extends LoadContext {}
}
