import type { TestProject } from "vitest/node";
import { noPostgres, startPostgres } from "../servers/postgres";

declare module "vitest" {
  export interface ProvidedContext {
    /** The URL of a running PostgreSQL, for tests that bring a database of their own. */
    postgres: string;
  }
}

/** Starts one PostgreSQL before all files of a project, and ends it after them: creating one takes seconds. */
export default async function setup(project: TestProject) {
  if (noPostgres) return;
  const server = await startPostgres();
  project.provide("postgres", server.url);
  return server.stop;
}
