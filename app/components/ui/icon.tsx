import sprite from "../../../public/icons.svg";

/** One of the sprite's icons (scripts/assets/icons.mjs). Decorative: the control or text beside it carries the name. */
export function Icon({ name }: { name: string }) {
  return (
    <svg className="icon" aria-hidden="true" focusable="false">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
