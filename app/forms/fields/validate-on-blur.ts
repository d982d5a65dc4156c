import type { FormMetadata } from "@conform-to/react";
import type { FocusEvent } from "react";

/** Leaving a field that has a value validates it. Conform's own would count an empty field as left, too. */
export const validateOnBlur =
  (form: FormMetadata) =>
  ({ target: { id, name, value } }: FocusEvent<HTMLFormElement>) => {
    if (value && id === `${form.id}-${name}`) form.validate({ name });
  };
