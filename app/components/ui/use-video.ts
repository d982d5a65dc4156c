import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { Sound } from "~/content/types/media";

/** The videos have no audio track: a sound is fetched when it is unmuted. */
const addSound = (video: HTMLVideoElement, sound: Sound | undefined) =>
  sound &&
  import("~/motion/video-sound").then(
    ({ followWithSound }) => followWithSound(video, sound),
    () => {},
  );

/** Attaches a video near the viewport, plays it while in view, and remembers pause and mute. */
export function useVideo(frame: RefObject<HTMLDivElement>, sound?: Sound) {
  const element = useRef<HTMLVideoElement | null>(null);
  const [nearViewport, setNearViewport] = useState(false);
  const [loaded, setLoaded] = useState(false);
  const [playing, setPlaying] = useState(true);
  const [muted, setMuted] = useState(true);
  const shouldPlay = useRef(true);
  const shouldBeMuted = useRef(true);
  const inView = useRef(false);

  const play = useCallback(() => {
    element.current?.play().catch((error: Error) => {
      // AbortError: the video was paused out of view, or is loading again.
      if (error.name !== "AbortError") setPlaying(false);
    });
  }, []);
  const playInView = useCallback(() => {
    if (inView.current && shouldPlay.current) play();
  }, [play]);

  const setVideo = useCallback(
    (video: HTMLVideoElement | null) => {
      // A removed video keeps downloading until its sources are removed, too.
      element.current?.replaceChildren();
      element.current?.load();
      element.current = video;
      if (!video) return;
      // React omits `muted` on elements it creates in the browser, and browsers block autoplay with sound.
      video.defaultMuted = true;
      video.muted = shouldBeMuted.current;
      if (!video.muted) addSound(video, sound);
      const onData = () => {
        setLoaded(true);
        playInView();
      };
      if (video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) setLoaded(true);
      // Fires again when WebKit reloads a half-loaded video after the back/forward cache.
      video.addEventListener("loadeddata", onData);
      // Safari on iOS loads nothing before play() is called.
      playInView();
    },
    [playInView, sound],
  );

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
      if (inView.current) playInView();
      else element.current?.pause();
    });
    nearObserver.observe(target);
    viewObserver.observe(target);
    // WebKit does not resume a video when the page returns from the back/forward cache.
    window.addEventListener("pageshow", playInView);
    return () => {
      window.removeEventListener("pageshow", playInView);
      nearObserver.disconnect();
      viewObserver.disconnect();
    };
  }, [frame, playInView]);

  const togglePlaying = () => {
    shouldPlay.current = !playing;
    setPlaying(!playing);
    if (shouldPlay.current) play();
    else element.current?.pause();
  };
  const toggleMuted = () => {
    shouldBeMuted.current = !muted;
    if (element.current) {
      element.current.muted = !muted;
      if (muted) addSound(element.current, sound);
    }
    setMuted(!muted);
  };
  return { loaded, nearViewport, playing, muted, setVideo, togglePlaying, toggleMuted };
}
