import { type DefaultValue, useForm } from "@conform-to/react";
import { type FetcherWithComponents, useFetcher, useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useEffect } from "react";
import type { ActionResult } from "~/forms/action-result";
import { CookieCheck } from "~/forms/fields/hidden-fields";
import { FormShell, useFormOptions, type Validate } from "~/forms/form-shell";
import type { FormName } from "~/forms/forms";
import { useFormResult } from "~/forms/respond/use-form-result";
import { SENT_PARAMETER } from "~/navigation/contact-url";

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

/** Takes the mark of a success out of the address, past the router, which would load the page's data again. */
export function useTidyAddress(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const tidy = search.replace(new RegExp(`[?&]${SENT_PARAMETER}=\\d*$`), "");
    if (tidy !== search) window.history.replaceState(window.history.state, "", pathname + tidy);
  }, [pathname, search]);
}
