import { useCallback, useEffect, useRef, useState } from "react";
import type { Sound } from "~/content/types/media";
import { prefersReducedData, usePrefersReducedMotion, WIDE_SCREEN } from "~/hooks/media-queries";
import { useHydrated } from "~/hooks/use-hydrated";

/** Autoplay starts after hydration, unless the visitor prefers less motion or less data. */
export function useCanAutoplay(): boolean {
  const prefersReducedMotion = usePrefersReducedMotion();
  const hydrated = useHydrated();
  return hydrated && !prefersReducedMotion && !prefersReducedData();
}

/** Loads a video near the viewport after the page, and plays it in view unless the visitor has paused it. */
export function useVideo(sound?: Sound) {
  const frame = useRef<HTMLDivElement>(null);
  const element = useRef<HTMLVideoElement>(null);
  const inView = useRef(false);
  const isStopped = useRef(false);
  const [isNear, setIsNear] = useState(false);
  const [isShown, setIsShown] = useState(false);
  const [isPaused, setIsPaused] = useState(false);
  const [isMuted, setIsMuted] = useState(true);
  const show = useCallback(() => setIsShown(true), []);

  const play = useCallback(() => {
    if (!inView.current || isStopped.current) return;
    element.current?.play().catch(({ name }: Error) => {
      // AbortError: the video was paused out of view, or is loading again.
      if (name === "AbortError") return;
      setIsPaused(true);
      show();
    });
  }, [show]);

  const setVideo = useCallback(
    (video: HTMLVideoElement) => {
      element.current = video;
      // React omits `muted` on elements created in the browser, and browsers block autoplay with sound.
      video.defaultMuted = true;
      video.muted = true;
      // Safari on iOS loads nothing before play().
      play();
      return () => {
        element.current = null;
        // In development React also runs this cleanup for an element that stays.
        setTimeout(() => video.isConnected || release(video));
      };
    },
    [play],
  );

  useEffect(() => {
    const target = frame.current;
    if (!target) return;
    const nearObserver = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: "50%" },
    );
    // After a long frame the callback gets several entries: the last one is current.
    const viewObserver = new IntersectionObserver((entries) => {
      inView.current = entries.at(-1)?.isIntersecting ?? false;
      if (inView.current) play();
      else element.current?.pause();
    });
    const start = () => {
      nearObserver.observe(target);
      viewObserver.observe(target);
    };
    if (document.readyState === "complete") start();
    else window.addEventListener("load", start);
    const wide = window.matchMedia(WIDE_SCREEN);
    const chooseAgain = () => {
      element.current?.load();
      play();
    };
    wide.addEventListener("change", chooseAgain);
    // WebKit does not resume a video after the back/forward cache.
    window.addEventListener("pageshow", play);
    return () => {
      window.removeEventListener("load", start);
      wide.removeEventListener("change", chooseAgain);
      window.removeEventListener("pageshow", play);
      nearObserver.disconnect();
      viewObserver.disconnect();
    };
  }, [play]);

  const followPause = () => setIsPaused(element.current?.paused ?? true);
  return {
    frame,
    setVideo,
    isNear,
    isShown,
    show,
    isPaused,
    isMuted,
    events: {
      onLoadedData: show,
      onPlay: followPause,
      onPause: followPause,
      // A video that loads again loses its pending pause event.
      onEmptied: followPause,
      onVolumeChange({ currentTarget: video }: { currentTarget: HTMLVideoElement }) {
        setIsMuted(video.muted);
        if (sound && !video.muted) followWithSound(video, sound);
      },
    },
    togglePaused() {
      isStopped.current = !isPaused;
      if (isPaused) play();
      else element.current?.pause();
    },
    toggleMuted() {
      if (element.current) element.current.muted = !isMuted;
    },
    fillScreen() {
      const video: (HTMLVideoElement & { webkitEnterFullscreen?: () => void }) | null = element.current;
      // Safari on iPhones has its own method.
      if (video?.requestFullscreen) video.requestFullscreen().catch(() => undefined);
      else video?.webkitEnterFullscreen?.();
    },
  };
}

/** A removed video downloads until its sources are removed too. */
function release(video: HTMLVideoElement): void {
  // Chromium never frees a source that has a query.
  for (const source of video.querySelectorAll("source")) source.removeAttribute("media");
  video.replaceChildren();
  video.load();
}

/** The video files have no audio track. */
function followWithSound(video: HTMLVideoElement, sound: Sound): void {
  import("~/motion/video-sound").then(
    ({ followWithSound }) => followWithSound(video, sound),
    // Without sound the button offers Unmute again.
    () => {
      video.muted = true;
    },
  );
}
