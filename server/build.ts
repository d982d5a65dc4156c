// The entry of build/index.js: the app and its host in one bundle, so that they share their singletons.
import "./require";

export * from "@remix-run/dev/server-build";
export { startServer } from "./http/start-server";
export { runInbox } from "./inbox";
