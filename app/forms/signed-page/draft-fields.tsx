import type { Draft, SignedPageText } from "~/content/types/specimens";
import { Field } from "~/forms/fields/field";
import { type DraftField, draftRules } from "~/forms/signed-page/draft";

interface DraftFieldsProps {
  names: readonly DraftField[];
  /** Shown in the empty fields. */
  example: Partial<Draft>;
  readings?: SignedPageText["readings"];
  draft?: Draft;
  errors?: Partial<Record<DraftField, string>>;
  /** The fields that stand on the page. */
  complete?: readonly DraftField[];
}

/** Fields of the page that both sides sign, each with the example's words in it. */
export function DraftFields({ names, example, readings, draft, errors, complete }: DraftFieldsProps) {
  return names.map((name) => {
    const { label, limit, ...rule } = draftRules[name];
    const error = errors?.[name];
    const id = `draft-${name}`;
    const isWide = name === "process" || name === "source";
    const frame = { id, name, label, className: isWide ? "field field--wide" : "field" };
    const control = {
      id,
      name,
      defaultValue: draft?.[name],
      "aria-invalid": error ? true : undefined,
      "aria-describedby": error && `${id}-error`,
      "data-complete": complete?.includes(name) ? "" : undefined,
    };
    return (
      <Field key={name} {...frame} errors={error ? [error] : undefined}>
        {name === "reading" ? (
          <select {...control}>
            {Object.entries(readings ?? {}).map(([reading, { name }]) => (
              <option key={reading} value={reading}>
                {name}
              </option>
            ))}
          </select>
        ) : (
          <input
            type="text"
            {...control}
            placeholder={example[name]?.replaceAll("*", "")}
            maxLength={limit}
            inputMode={"inputMode" in rule ? rule.inputMode : undefined}
            autoComplete="off"
            dir="auto"
          />
        )}
      </Field>
    );
  });
}
