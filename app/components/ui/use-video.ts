import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { Sound } from "~/content/types/media";
import { WIDE_SCREEN } from "~/hooks/use-media-query";

/**
 * Attaches a video near the viewport and plays it while in view. The attributes of its frame are the visitor's wishes:
 * render/film-script.server.ts sets them from the first moment of the page.
 */
export function useVideo(frame: RefObject<HTMLDivElement | null>, sound?: Sound) {
  const element = useRef<HTMLVideoElement | null>(null);
  const [nearViewport, setNearViewport] = useState(false);
  const inView = useRef(false);

  const playInView = useCallback(() => {
    const box = frame.current;
    if (!box || !inView.current || "stopped" in box.dataset) return;
    element.current?.play().catch(({ name }: Error) => {
      // AbortError: the video was paused out of view, or is loading again.
      if (name !== "AbortError") Object.assign(box.dataset, { shown: "", paused: "" });
    });
  }, [frame]);

  const setVideo = useCallback(
    (video: HTMLVideoElement | null) => {
      if (element.current) release(element.current);
      element.current = video;
      if (!video) return;
      // React omits `muted` on elements it creates in the browser, and browsers block autoplay with sound.
      video.defaultMuted = true;
      video.muted = !video.closest("[data-audible]");
      const addSound = () => sound && !video.muted && followWithSound(video, sound);
      addSound();
      video.addEventListener("volumechange", addSound);
      // Safari on iOS loads nothing before play() is called.
      playInView();
    },
    [playInView, sound],
  );

  useEffect(() => {
    const target = frame.current;
    if (!target) return;
    // What stopped it before the page hydrated has its reason: its button says Play and must not become Pause under a finger.
    if ("paused" in target.dataset) target.dataset.stopped = "";
    const nearObserver = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNearViewport(true);
      },
      { rootMargin: "50%" },
    );
    const viewObserver = new IntersectionObserver(([entry]) => {
      inView.current = entry?.isIntersecting ?? false;
      if (inView.current) playInView();
      else element.current?.pause();
    });
    nearObserver.observe(target);
    viewObserver.observe(target);
    const wide = window.matchMedia(WIDE_SCREEN);
    const chooseAgain = () => {
      element.current?.load();
      playInView();
    };
    wide.addEventListener("change", chooseAgain);
    // WebKit does not resume a video when the page returns from the back/forward cache.
    window.addEventListener("pageshow", playInView);
    return () => {
      wide.removeEventListener("change", chooseAgain);
      window.removeEventListener("pageshow", playInView);
      nearObserver.disconnect();
      viewObserver.disconnect();
    };
  }, [frame, playInView]);

  return { nearViewport, setVideo };
}

/** A removed video keeps downloading until its sources are removed, too. */
function release(video: HTMLVideoElement): void {
  // Chromium never frees a source that has a query.
  for (const source of video.querySelectorAll("source")) source.removeAttribute("media");
  video.replaceChildren();
  video.load();
}

/** The videos have no audio track: a sound is fetched when it is unmuted. */
function followWithSound(video: HTMLVideoElement, sound: Sound): void {
  import("~/motion/video-sound").then(
    ({ followWithSound }) => followWithSound(video, sound),
    // Nothing would be heard: the button offers Unmute again.
    () => {
      video.muted = true;
    },
  );
}
