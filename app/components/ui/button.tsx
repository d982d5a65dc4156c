import type { ButtonHTMLAttributes } from "react";

type Variant = "primary" | "quiet" | "round";

const classOf = (variant: Variant) => (variant === "primary" ? "button" : `button button--${variant}`);

/** A button; `type` is required so that nothing submits by accident. */
export function Button({
  variant = "primary",
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { type: "button" | "submit"; variant?: Variant }) {
  return <button className={classOf(variant)} {...rest} />;
}
