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
  children?: ReactNode;
}

export function FilmPanel({ id, heading, lead, film, filmLabel, children }: FilmPanelProps) {
  return (
    <section className="theme-dark section film-panel" id={id}>
      <SectionHead heading={heading} lead={lead} />
      <Film film={film} label={filmLabel} />
      {children}
    </section>
  );
}
