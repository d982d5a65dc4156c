import type { Draft } from "~/content/types/specimens";
import { Field } from "~/forms/fields/field";
import { useKeepText } from "~/forms/fields/text-field";
import { draftError, draftRules } from "~/forms/signed-page/draft";

interface DraftFieldsProps {
  names: readonly (keyof Draft)[];
  /** Shown in the empty fields. */
  example: Draft;
  draft?: Draft | undefined;
}

/** Lines of the page that both sides sign. Each grows with its text. */
export function DraftFields({ names, ...texts }: DraftFieldsProps) {
  return names.map((name) => <DraftLine key={name} name={name} {...texts} />);
}

function DraftLine({ name, example, draft }: Omit<DraftFieldsProps, "names"> & { name: keyof Draft }) {
  const id = `draft-${name}`;
  const { label, limit } = draftRules[name];
  const error = draft && draftError(name, draft);
  return (
    <Field
      id={id}
      name={name}
      label={label}
      className="field draft-field"
      errors={error ? [error] : undefined}
    >
      {/* Where no field grows by itself, the text in the attribute makes it grow. */}
      <div data-text={draft?.[name]}>
        <textarea
          ref={useKeepText(id)}
          id={id}
          name={name}
          defaultValue={draft?.[name]}
          required={name === "process"}
          maxLength={limit}
          rows={1}
          placeholder={example[name].replaceAll("*", "")}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-error`}
          autoComplete="off"
          dir="auto"
          onInput={({ currentTarget: { parentElement, value } }) => {
            if (parentElement) parentElement.dataset.text = value;
          }}
        />
      </div>
    </Field>
  );
}
