import { CompiledQuery, type KyselyPlugin } from "kysely";
import type { Connection, Db } from "../../../server/database/connection";

/** A SQLite connection that notes, for each statement, how SQLite finds its rows: SEARCH by an index, or SCAN all. */
export function watchPlans(db: Db) {
  const plans: string[] = [];
  const queries: CompiledQuery[] = [];
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      queries.push(db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const connection: Connection = { db: async () => db.withPlugin(plugin) };
  return {
    connection,
    /** Of every statement so far. */
    async plans(): Promise<string[]> {
      for (const { sql, parameters } of queries.splice(0)) {
        const explain = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]);
        const { rows } = await db.executeQuery<{ detail: string }>(explain);
        plans.push(...rows.map(({ detail }) => detail));
      }
      return plans;
    },
  };
}
