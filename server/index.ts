// The entry of the built server. App and host are one bundle, so that they share singletons.
export * from "@remix-run/dev/server-build";
export { runInbox } from "./outbox/inbox/command";
export { startServer } from "./start-server";
