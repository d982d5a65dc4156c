/** The two databases, where a migration differs between them. */
export type Dialect = "sqlite" | "postgres";
