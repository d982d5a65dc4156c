import type { Rule } from "./claim";
import { contractRules } from "./rules/contracts";
import { dataRules } from "./rules/data";
import { figures } from "./rules/figures";
import { financeRules } from "./rules/finance";
import { goodsRules } from "./rules/goods";
import { transportRules } from "./rules/transport";

/** Figures, laws and standards that the copy names. */
export const rules: readonly Rule[] = [
  ...figures,
  ...contractRules,
  ...dataRules,
  ...financeRules,
  ...goodsRules,
  ...transportRules,
];

const DAYS = 180;

/** Laws change: a rule is due to be looked up again half a year after somebody last did. */
export function dueRules(list: readonly Rule[], today: Date): readonly Rule[] {
  const oldest = new Date(today.getTime() - DAYS * 24 * 3600 * 1000);
  return list.filter(({ checked }) => new Date(checked) < oldest);
}
