import { executionAsyncResource } from "node:async_hooks";

const kept: object[] = [];

/**
 * Holds on to one of the objects that Node makes for each `process.nextTick`, of which an answer takes five. When none is
 * left while V8 collects garbage, V8 forgets what they look like and makes them in its slow way ever after: in every
 * second process a kept page took a third longer.
 */
export function holdTickObject(): void {
  process.nextTick(() => {
    kept.push(executionAsyncResource());
  });
}
