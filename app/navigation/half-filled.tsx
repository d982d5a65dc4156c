import { useLocation } from "@remix-run/react";
import { createContext, type ReactNode, useContext, useEffect, useState } from "react";

const HalfFilled = createContext(false);

/** Whether something is typed, chosen or attached in a form of the page. */
export const useHalfFilled = () => useContext(HalfFilled);

/** A browser restores the forms of a document on Back, but not those of a page that scripts have replaced. */
export function HalfFilledProvider({ children }: { children: ReactNode }) {
  const location = useLocation();
  const [isHalfFilled, setIsHalfFilled] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another location has other forms
  useEffect(() => {
    const look = () => setIsHalfFilled(Array.from(document.forms).some(isFilled));
    look();
    document.addEventListener("input", look);
    return () => document.removeEventListener("input", look);
  }, [location]);
  return <HalfFilled.Provider value={isHalfFilled}>{children}</HalfFilled.Provider>;
}

const isFilled = (form: HTMLFormElement) => Array.from(form.elements).some(hasValue);

function hasValue(control: Element): boolean {
  if (control instanceof HTMLTextAreaElement) return control.value !== "";
  if (control instanceof HTMLSelectElement) {
    const preset = Array.from(control.options).findIndex(({ defaultSelected }) => defaultSelected);
    return control.selectedIndex !== Math.max(0, preset);
  }
  if (!(control instanceof HTMLInputElement) || control.type === "hidden") return false;
  return control.type === "checkbox" ? control.checked !== control.defaultChecked : control.value !== "";
}
