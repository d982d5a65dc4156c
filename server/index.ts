// The entry of the built server: the app and its host in one bundle, so that they share their singletons.
export * from "@remix-run/dev/server-build";
export { runInbox } from "./inbox/command";
export { startServer } from "./start-server";
