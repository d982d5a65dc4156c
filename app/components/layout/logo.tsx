import { logoPath } from "~/components/layout/logo-path";

/** The brand's name as its mark: a lode, then the line it leads to. */
export function Logo({ brand }: { brand: string }) {
  return (
    <a className="logo" href="/">
      <svg className="logo__mark" viewBox={logoPath.viewBox} aria-hidden="true" focusable="false">
        <path d={logoPath.threads} />
        <circle {...logoPath.lode} />
        <path className="logo__line" d={logoPath.line} />
      </svg>
      {brand}
    </a>
  );
}
