/// <reference types="@remix-run/dev" />
/// <reference types="@remix-run/node" />
import "react";
import type { LoadContext } from "server/types";

declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }
  // What the host hands to loaders and actions; an empty object in tests and under stock remix-serve.
  interface AppLoadContext extends LoadContext {}
}

// Platform attributes React 18 passes through but has no types for.
declare module "react" {
  interface HTMLAttributes<T> {
    inert?: "" | undefined;
    popover?: "auto" | "manual" | "";
  }
  interface ButtonHTMLAttributes<T> {
    popovertarget?: string;
    popovertargetaction?: "show" | "hide" | "toggle";
  }
  interface DetailsHTMLAttributes<T> {
    name?: string;
  }
  interface ImgHTMLAttributes<T> {
    fetchpriority?: "high" | "low";
  }
}
