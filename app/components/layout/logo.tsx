import { mark } from "~/components/layout/mark";

/** The brand's name as its mark: a lode, then the line it leads to. */
export function Logo({ brand }: { brand: string }) {
  return (
    <a className="logo" href="/">
      <svg className="logo__mark" viewBox={mark.viewBox} aria-hidden="true" focusable="false">
        <path d={mark.threads} />
        <circle {...mark.lode} />
        <path className="logo__line" d={mark.line} />
      </svg>
      {brand}
    </a>
  );
}
