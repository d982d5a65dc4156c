const FADE_MS = 1200;

const followed = new WeakSet<HTMLVideoElement>();

/** Plays a sound file while the video, which has no audio track, plays unmuted. */
export function followWithSound(video: HTMLVideoElement, name: string): void {
  const source = video.querySelector("source")?.src ?? "";
  if (followed.has(video)) return;
  followed.add(video);
  const sound = new Audio();
  const ending = sound.canPlayType('audio/ogg; codecs="opus"') ? "opus" : "m4a";
  sound.src = new URL(`../../sounds/${name}.${ending}`, source).href;
  sound.loop = true;
  sound.volume = 0;
  const isHeard = () => !video.muted && !video.paused;

  let fading = 0;
  const fade = (before: number) => {
    cancelAnimationFrame(fading);
    fading = requestAnimationFrame((now) => {
      const step = (isHeard() ? now - before : before - now) / FADE_MS;
      sound.volume = Math.min(1, Math.max(0, sound.volume + step));
      if (sound.volume === 0 && !isHeard()) sound.pause();
      else if (sound.volume < 1 || !isHeard()) fade(now);
    });
  };
  const follow = () => {
    // The sound may be paused before it plays.
    if (isHeard()) sound.play().catch(() => {});
    fade(performance.now());
  };
  for (const event of ["play", "pause", "volumechange"]) video.addEventListener(event, follow);
  // The visitor left the page.
  video.addEventListener("emptied", () => sound.pause());
  follow();
}
