import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { broadcastDevReady } from "@remix-run/node";
import { ConfigError, readConfig } from "./config/config";
import { type SiteBuild, warningsFor } from "./config/warnings";
import { createLog, logConsole } from "./observability/log";
import { reasonOf } from "./observability/reason";
import { storeName } from "./outbox/outbox";
import { createDependencies } from "./site/dependencies";
import { createApp } from "./site/http/app";
import { createHttpServer, serializeRequests, stopOnSignal } from "./site/http/http-server";

/** For what an operator has to see at any LOG_LEVEL. */
const startLog = createLog("info");

/**
 * Reads the configuration, listens and logs the address. Invalid variables end the process, with one line each.
 * @param root the folder that contains build/ and public/
 */
export async function startServer(build: SiteBuild, root: string): Promise<Server> {
  const given = exitOnConfigError(() => readConfig());
  const server = createHttpServer();
  const port = await listen(server, given.port, given.host);
  // With PORT=0 the default origin is complete only now.
  const config = given.siteUrlIsGiven
    ? given
    : Object.freeze({ ...given, siteUrl: `http://localhost:${port}` });
  const dependencies = exitOnConfigError(() => createDependencies(config));
  if (config.production) logConsole(dependencies.log);
  const stopping = stopOnSignal(server, dependencies);
  server.on("request", serializeRequests(createApp(dependencies, build, root, stopping)));
  if (config.production)
    for (const { of, text } of warningsFor(config, build.entry.module.missingOwnerFacts))
      if (of !== "doctor") dependencies.log.warn({}, text);
  const started = { ...config.build, node: process.version, database: storeName(config) };
  dependencies.log.info(started, "started");
  startLog.info({}, `listening on http://localhost:${port} as version ${config.build.version}`);
  // Opens the store now, so that the operator sees a failure before visitors do.
  await dependencies.ready();
  dependencies.background.start();
  if (!config.production)
    broadcastDevReady(build).catch(() =>
      dependencies.log.warn({}, "NODE_ENV is not production and `remix dev` is not running"),
    );
  return server;
}

async function listen(server: Server, port: number, host: string): Promise<number> {
  try {
    server.listen(port, host);
    await once(server, "listening");
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    const name = /^E(ADDRINUSE|ACCES)$/.test(code) ? `PORT ${port}` : `HOST ${host}`;
    exit(`${name} cannot be used: ${reasonOf(error)}`);
  }
  return (server.address() as AddressInfo).port;
}

function exitOnConfigError<T>(make: () => T): T {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    exit(error.message);
  }
}

function exit(message: string): never {
  for (const line of message.split("\n")) startLog.error({}, line);
  process.exit(1);
}
