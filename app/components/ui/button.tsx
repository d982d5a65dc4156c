import type { ButtonHTMLAttributes } from "react";

type Look = "primary" | "quiet" | "round";

const classOf = (look: Look) => (look === "primary" ? "button" : `button button--${look}`);

/** A button; `type` is required so that nothing submits by accident. */
export function Button({
  look = "primary",
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { type: "button" | "submit"; look?: Look }) {
  return <button className={classOf(look)} {...rest} />;
}
