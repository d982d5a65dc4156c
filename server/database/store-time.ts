import { sql } from "kysely";
import type { Config } from "../config";
import type { Connection } from "./connection";

/** The clock that machines on one store share: PostgreSQL's own. A wrong clock on one of them then erases nothing. */
export function storeTime(connection: Connection, { database }: Pick<Config, "database">) {
  if (database.kind === "sqlite") return async () => Date.now();
  return async (): Promise<number> => {
    const { rows } = await sql<{ now: number }>`
      select (extract(epoch from clock_timestamp()) * 1000)::bigint as now`.execute(await connection.db());
    if (!rows[0]) throw new Error("the store told no time");
    return rows[0].now;
  };
}
