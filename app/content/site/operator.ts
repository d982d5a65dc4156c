import type { Operator } from "~/content/types/firm";

/** For the owner to fill in: until then visitors are sent to the message form. */
export const operator: Operator = {};
