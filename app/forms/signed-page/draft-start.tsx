import { Form } from "@remix-run/react";
import type { Draft } from "~/content/types/specimens";
import { DraftFields } from "~/forms/signed-page/draft-fields";
import { DRAFT_URL } from "~/navigation/draft-url";

interface DraftStartProps {
  example: Draft;
  button: string;
}

/** The three fields that say most; they lead to the whole page. */
export function DraftStart({ example, button }: DraftStartProps) {
  return (
    <Form action={DRAFT_URL} className="form draft-start">
      <DraftFields names={["process", "baseline", "target"]} example={example} />
      <button type="submit" className="button">
        {button}
      </button>
    </Form>
  );
}
