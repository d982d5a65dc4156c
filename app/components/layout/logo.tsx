import { logoPath } from "~/components/layout/logo-path";
import { SiteLink } from "~/navigation/site-link";

export function Logo({ brand }: { brand: string }) {
  return (
    <SiteLink className="logo display" to="/" aria-label={brand} translate="no">
      <svg className="logo__symbol" width="28" height="16" viewBox={logoPath.viewBox} aria-hidden="true">
        <path d={logoPath.threads} />
        <circle {...logoPath.lode} />
        <path className="logo__line" d={logoPath.line} />
      </svg>
      <span className="logo__name">{brand}</span>
    </SiteLink>
  );
}
