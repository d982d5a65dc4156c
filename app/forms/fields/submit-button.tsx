import { Button } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import { Spinner } from "~/components/ui/spinner";
import { SUBMIT, useInitialFocusProps } from "~/forms/fields/initial-focus";
import { labels } from "~/forms/shared-text";

export function SubmitButton({ busy, children }: { busy: boolean; children: string }) {
  const focus = useInitialFocusProps(SUBMIT);
  return (
    <div className="form-submit">
      {busy && <Spinner label={labels.sending} />}
      <Button type="submit" disabled={busy} {...focus}>
        {children}
        <Icon name="arrow-right" />
      </Button>
    </div>
  );
}
