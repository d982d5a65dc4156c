import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { type Draft, draftOf, fillForm, keepDraft, saveForm } from "~/navigation/form-drafts";

/**
 * Back and Forward find a half-filled form as it was left, as they do without scripts. The entries that are made while a
 * page stays (the modal, a hash) share its draft.
 */
export function useFormDrafts(): void {
  const location = useLocation();
  const open = useRef<{ pathname: string; draft: Draft }>(undefined);
  const known = useRef(new WeakSet<HTMLFormElement>());

  useEffect(() => {
    const { pathname } = location;
    const stays = open.current?.pathname === pathname;
    const draft = (stays && open.current?.draft) || draftOf(location);
    open.current = { pathname, draft };
    keepDraft(location, draft);
    // Closing the modal resets its forms.
    if (stays) for (const id of draft.keys()) if (!document.getElementById(id)) draft.delete(id);
    for (const form of document.forms) {
      if (known.current.has(form)) continue;
      known.current.add(form);
      fillForm(draft, form);
      // It may have been filled in before these scripts came.
      saveForm(draft, form);
    }
  }, [location]);

  useEffect(() => {
    const onInput = ({ target }: Event) => {
      const form = target instanceof Element && target.closest("form");
      if (form && open.current) saveForm(open.current.draft, form);
    };
    // On the window, after the form's own listeners, which may change another field.
    for (const name of ["input", "change"]) window.addEventListener(name, onInput);
    return () => {
      for (const name of ["input", "change"]) window.removeEventListener(name, onInput);
    };
  }, []);
}
