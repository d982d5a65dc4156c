import { logoPath } from "~/components/layout/logo-path";

export function Logo({ brand }: { brand: string }) {
  return (
    <a className="logo" href="/">
      <svg className="logo__symbol" width="28" height="16" viewBox={logoPath.viewBox} aria-hidden="true">
        <path d={logoPath.threads} />
        <circle {...logoPath.lode} />
        <path className="logo__line" d={logoPath.line} />
      </svg>
      {brand}
    </a>
  );
}
