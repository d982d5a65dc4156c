import type { StartMotion } from "~/motion/use-motion";

/** TypeScript does not know `connection`: only Chromium has it. */
type NavigatorWithConnection = Navigator & { connection?: { saveData?: boolean } };

/** Plays a product's film over its poster while the product is pointed at or its link has the focus. */
export const startProductFilms: StartMotion = (list) => {
  if ((navigator as NavigatorWithConnection).connection?.saveData) return () => {};
  const films: HTMLVideoElement[] = [];
  const show = ({ target }: Event) => {
    const poster = (target as Element).closest("li")?.querySelector("img");
    for (const film of films) if (film.previousElementSibling !== poster) film.remove();
    if (!poster) return;
    const film = films.find((known) => known.poster === poster.src) ?? makeFilm(poster.src);
    if (!films.includes(film)) films.push(film);
    if (!film.isConnected) poster.after(film);
    // It may be taken out again before it plays.
    film.play().catch(() => {});
  };
  const leave = ({ currentTarget, relatedTarget }: MouseEvent | FocusEvent) => {
    if ((currentTarget as Element).contains(relatedTarget as Element | null)) return;
    for (const film of films) film.remove();
  };
  list.addEventListener("mouseover", show);
  list.addEventListener("focusin", show);
  list.addEventListener("mouseout", leave);
  list.addEventListener("focusout", leave);
  return () => {
    list.removeEventListener("mouseover", show);
    list.removeEventListener("focusin", show);
    list.removeEventListener("mouseout", leave);
    list.removeEventListener("focusout", leave);
    for (const film of films) film.remove();
  };
};

/** The film of a poster: its files differ in their endings. */
function makeFilm(poster: string): HTMLVideoElement {
  const film = document.createElement("video");
  film.className = "product-list__poster";
  film.poster = poster;
  film.muted = true;
  film.loop = true;
  film.playsInline = true;
  film.ariaHidden = "true";
  for (const codec of ["av1", "h264"]) {
    const source = document.createElement("source");
    source.src = poster.replace(/avif$/, `${codec}.mp4`);
    source.type = "video/mp4";
    film.append(source);
  }
  return film;
}
