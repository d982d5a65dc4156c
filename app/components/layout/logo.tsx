import { Link } from "@remix-run/react";

/** The brand's name as its mark: a lode, then the line it leads to. */
export function Logo({ brand }: { brand: string }) {
  return (
    <Link className="logo" to="/" prefetch="intent">
      <svg className="logo__mark" viewBox="0 0 28 16" aria-hidden="true" focusable="false">
        <path d="M1 2.5C7 2.5 8 8 12 8M1 8h11M1 13.5C7 13.5 8 8 12 8" />
        <circle cx="14.5" cy="8" r="2.7" />
        <path className="logo__line" d="M18.5 8H27" />
      </svg>
      {brand}
    </Link>
  );
}
