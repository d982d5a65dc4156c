import type { StartMotion } from "~/motion/use-motion";

/** Plays a product's video over its poster on hover and focus. */
export const startProductVideos: StartMotion = (list) => {
  const listening = new AbortController();
  let video: HTMLVideoElement | undefined;
  const hide = () => {
    // Removing the sources ends the download.
    video?.replaceChildren();
    video?.load();
    video?.remove();
    video = undefined;
  };
  const show = ({ target }: Event) => {
    const poster = (target as Element).closest("li")?.querySelector("img");
    if (video && video.previousElementSibling === poster) return;
    hide();
    if (!poster) return;
    video = createVideo(poster.src);
    poster.after(video);
    // The video may be removed before it plays.
    video.play().catch(() => {});
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

/** The files have the poster's name, with other endings. */
function createVideo(poster: string): HTMLVideoElement {
  const video = document.createElement("video");
  video.className = "product-list__poster";
  video.poster = poster;
  video.muted = true;
  video.loop = true;
  video.playsInline = true;
  video.ariaHidden = "true";
  for (const codec of ["av1", "h264"]) {
    const source = document.createElement("source");
    source.src = poster.replace(/avif$/, `${codec}.mp4`);
    // Safari without AV1 skips a file only if its type names the codec.
    source.type = codec === "av1" ? 'video/mp4; codecs="av01.0.05M.10"' : "video/mp4";
    video.append(source);
  }
  return video;
}
