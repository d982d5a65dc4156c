/** Ends the download of a film that is taken away: the browser would keep it, and load it to its end. */
export function stopLoading(film: HTMLVideoElement): void {
  film.replaceChildren();
  film.load();
}
