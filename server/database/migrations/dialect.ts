/** For migrations that differ between the two databases. */
export type Dialect = "sqlite" | "postgres";
