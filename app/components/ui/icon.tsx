import sprite from "../../../public/icons.svg";

/** An icon of the sprite. Always decorative: the control or text beside it carries the name. */
export function Icon({ name }: { name: string }) {
  return (
    <svg className="icon" aria-hidden="true" focusable="false">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
