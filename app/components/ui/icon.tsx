import sprite from "../../../public/icons.svg";

/** An icon of the sprite. Always decorative: the control or text beside it carries the name. */
export function Icon({ name }: { name: string }) {
  return (
    <svg className="icon" width="24" height="24" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
