import { type DefaultValue, useForm } from "@conform-to/react";
import { type FetcherWithComponents, useFetcher } from "@remix-run/react";
import type { ReactNode } from "react";
import { CookieCheck } from "~/forms/fields/cookie-check";
import { FormShell, useFormOptions, type Validate } from "~/forms/form-shell";
import type { FormName } from "~/forms/forms";
import type { ActionResult } from "~/forms/respond/action-result";
import { useFormResult } from "~/forms/respond/use-form-result";
import { useTidyAddress } from "~/forms/respond/use-tidy-address";

type Fields<Field extends string> = ReturnType<typeof useForm<Record<Field, string>>>[1];

interface TextFormProps<Field extends string> {
  name: FormName;
  /** In the order of the fields. */
  labels: Readonly<Record<Field, string>>;
  validate: Validate<Record<Field, string>>;
  defaultValue?: DefaultValue<Record<Field, string>>;
  submitLabel: string;
  children(fields: Fields<Field>): ReactNode;
  /** Beside the button. */
  end?(fields: Fields<Field>): ReactNode;
}

/** A form without files. Sent by a fetcher, which goes on when the modal is closed. */
export function TextForm<Field extends string>(props: TextFormProps<Field>) {
  const fetcher = useFetcher();
  const { key, actionResult } = useFormResult(props.name, { fetched: fetcher.data });
  useTidyAddress();
  return <ResettableForm key={key} {...props} fetcher={fetcher} actionResult={actionResult} />;
}

interface ResettableFormProps<Field extends string> extends TextFormProps<Field> {
  fetcher: FetcherWithComponents<unknown>;
  actionResult: ActionResult | undefined;
}

function ResettableForm<Field extends string>({
  fetcher,
  actionResult,
  validate,
  defaultValue,
  children,
  end,
  ...shell
}: ResettableFormProps<Field>) {
  const [form, fields] = useForm<Record<Field, string>>({
    ...useFormOptions(shell.name, actionResult, validate),
    defaultValue,
  });
  return (
    <FormShell
      {...shell}
      as={fetcher.Form}
      form={form}
      actionResult={actionResult}
      busy={fetcher.state !== "idle"}
      end={end?.(fields)}
    >
      <CookieCheck />
      {children(fields)}
    </FormShell>
  );
}
