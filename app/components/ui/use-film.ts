import { type RefObject, useCallback, useEffect, useRef, useState } from "react";

/** Says when the film is near the viewport, plays it while it is in view, and keeps what the visitor chose. */
export function useFilm(frame: RefObject<HTMLDivElement>) {
  const element = useRef<HTMLVideoElement | null>(null);
  const [nearViewport, setNearViewport] = useState(false);
  const [loaded, setLoaded] = useState(false);
  const [playing, setPlaying] = useState(true);
  const [muted, setMuted] = useState(true);
  const shouldPlay = useRef(true);
  const shouldBeMuted = useRef(true);
  const inView = useRef(false);

  const setVideo = useCallback((video: HTMLVideoElement | null) => {
    element.current = video;
    if (!video) return;
    // React drops `muted` from elements it creates in the browser; a film with sound may not start by itself.
    video.defaultMuted = true;
    video.muted = shouldBeMuted.current;
    if (video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) setLoaded(true);
    else video.addEventListener("loadeddata", () => setLoaded(true), { once: true });
    if (inView.current && shouldPlay.current) video.play().catch(() => setPlaying(false));
  }, []);

  useEffect(() => {
    const target = frame.current;
    if (!target) return;
    const nearObserver = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNearViewport(true);
      },
      { rootMargin: "50%" },
    );
    const viewObserver = new IntersectionObserver(([entry]) => {
      inView.current = entry?.isIntersecting ?? false;
      const video = element.current;
      if (!video) return;
      if (inView.current && shouldPlay.current) video.play().catch(() => setPlaying(false));
      else video.pause();
    });
    nearObserver.observe(target);
    viewObserver.observe(target);
    return () => {
      nearObserver.disconnect();
      viewObserver.disconnect();
    };
  }, [frame]);

  const togglePlaying = () => {
    shouldPlay.current = !playing;
    setPlaying(!playing);
    if (shouldPlay.current) element.current?.play().catch(() => setPlaying(false));
    else element.current?.pause();
  };
  const toggleMuted = () => {
    shouldBeMuted.current = !muted;
    if (element.current) element.current.muted = !muted;
    setMuted(!muted);
  };
  return { loaded, nearViewport, playing, muted, setVideo, togglePlaying, toggleMuted };
}
