// @types/node has it from 22 on.
declare module "node:sqlite" {
  export { DatabaseSync } from "@photostructure/sqlite";
}
