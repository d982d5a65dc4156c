// `npm run build`: what a deployment runs after `npm ci`. Fails when a page weighs more than its budget.
import { checkBudgets } from "./budgets.mjs";
import { ensureBuilt } from "./ensure.mjs";

await ensureBuilt();
await checkBudgets();
