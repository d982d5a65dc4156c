// The entry of build/server.cjs: the app and its host in one bundle, so that they share their singletons.
export * from "@remix-run/dev/server-build";
export { startServer } from "./http/start-server";
export { runInbox } from "./inbox";
