// The entry of the built server. App and host are one bundle, so that they share singletons.
import type { ServerBuild } from "@remix-run/node";
import { owner } from "../app/content/owner";
import { runInbox as runCommand } from "./inbox/command";
import { startServer as start } from "./start-server";

export * from "@remix-run/dev/server-build";

const emptyFields = Object.keys(owner).filter((name) => owner[name as keyof typeof owner].length === 0);

export const startServer = (build: ServerBuild, root: string) => start(build, root, emptyFields);

export const runInbox = (args: readonly string[]) => runCommand(args, undefined, undefined, emptyFields);
