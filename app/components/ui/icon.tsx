import sprite from "../../../public/icons.svg";

/** Decorative: the control or text beside the icon has the name. */
export function Icon({ name }: { name: string }) {
  return (
    <svg className="icon" width="24" height="24" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
