import type { StartMotion } from "~/motion/use-motion";

/** Plays a product's film over its poster while the product is pointed at or its link has the focus. */
export const startProductFilms: StartMotion = (list) => {
  const listening = new AbortController();
  let film: HTMLVideoElement | undefined;
  const hide = () => {
    // Without its files it ends its download.
    film?.replaceChildren();
    film?.load();
    film?.remove();
    film = undefined;
  };
  const show = ({ target }: Event) => {
    const poster = (target as Element).closest("li")?.querySelector("img");
    if (film && film.previousElementSibling === poster) return;
    hide();
    if (!poster) return;
    film = makeFilm(poster.src);
    poster.after(film);
    // It may be taken out again before it plays.
    film.play().catch(() => {});
  };
  const leave = ({ relatedTarget }: MouseEvent | FocusEvent) => {
    if (!list.contains(relatedTarget as Element | null)) hide();
  };
  list.addEventListener("mouseover", show, listening);
  list.addEventListener("focusin", show, listening);
  list.addEventListener("mouseout", leave, listening);
  list.addEventListener("focusout", leave, listening);
  return () => {
    listening.abort();
    hide();
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
    // Safari without AV1 passes a file over only if its codec is named.
    source.type = codec === "av1" ? 'video/mp4; codecs="av01.0.05M.10"' : "video/mp4";
    film.append(source);
  }
  return film;
}
