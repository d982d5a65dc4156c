import type { ReactNode } from "react";

interface DisclosureProps {
  title: string;
  open?: boolean;
  children: ReactNode;
}

/** A text that is closed until its title is clicked. Finding on the page opens it, and print shows it. */
export function Disclosure({ title, open, children }: DisclosureProps) {
  return (
    <details className="disclosure" open={open}>
      <summary className="plus-sign">{title}</summary>
      {children}
    </details>
  );
}
