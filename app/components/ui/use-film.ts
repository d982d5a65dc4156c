import { type RefObject, useCallback, useEffect, useRef, useState } from "react";

/** Attaches the film when its frame comes near, plays it while it is in view, and keeps what the visitor chose. */
export function useFilm(frame: RefObject<HTMLDivElement>) {
  const element = useRef<HTMLVideoElement | null>(null);
  const [near, setNear] = useState(false);
  const [ready, setReady] = useState(false);
  const [playing, setPlaying] = useState(true);
  const [muted, setMuted] = useState(true);
  const wanted = useRef(true);
  const inView = useRef(false);

  const setVideo = useCallback((video: HTMLVideoElement | null) => {
    element.current = video;
    if (!video) return;
    // React loses `muted` on elements it makes itself (STACK.md, trap 19); unmuted films may not start.
    video.defaultMuted = true;
    video.muted = true;
    if (video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) setReady(true);
    else video.addEventListener("loadeddata", () => setReady(true), { once: true });
    if (inView.current && wanted.current) video.play().catch(() => setPlaying(false));
  }, []);

  useEffect(() => {
    const target = frame.current;
    if (!target) return;
    const nearby = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true);
      },
      { rootMargin: "50%" },
    );
    const visible = new IntersectionObserver(([entry]) => {
      inView.current = entry?.isIntersecting ?? false;
      const video = element.current;
      if (!video) return;
      if (inView.current && wanted.current) video.play().catch(() => setPlaying(false));
      else video.pause();
    });
    nearby.observe(target);
    visible.observe(target);
    return () => {
      nearby.disconnect();
      visible.disconnect();
    };
  }, [frame]);

  const togglePlaying = () => {
    wanted.current = !playing;
    setPlaying(!playing);
    if (wanted.current) element.current?.play().catch(() => setPlaying(false));
    else element.current?.pause();
  };
  const toggleMuted = () => {
    if (element.current) element.current.muted = !muted;
    setMuted(!muted);
  };
  return { ready, near, playing, muted, setVideo, togglePlaying, toggleMuted };
}
