import type { ReactNode } from "react";
import { SectionHead } from "~/components/sections/section-head";
import { Film } from "~/components/ui/film";
import type { FilmId } from "~/content/types/media";

interface FilmPanelProps {
  id?: string;
  heading: string;
  lead?: string;
  film: FilmId;
  filmLabel: string;
  /** On paper instead of ink. */
  light?: boolean;
  children?: ReactNode;
}

export function FilmPanel({ id, heading, lead, film, filmLabel, light, children }: FilmPanelProps) {
  return (
    <section className={`theme-${light ? "light" : "dark"} section film-panel`} id={id}>
      <SectionHead heading={heading} lead={lead} />
      <Film film={film} label={filmLabel} />
      {children}
    </section>
  );
}
