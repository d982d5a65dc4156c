const followed = new WeakSet<HTMLVideoElement>();

/** Plays a sound file while the video, which has no audio track, plays unmuted. iPhones cannot fade it. */
export function followWithSound(video: HTMLVideoElement, name: string): void {
  const source = video.querySelector("source")?.src ?? "";
  if (followed.has(video)) return;
  followed.add(video);
  const sound = new Audio();
  const ending = sound.canPlayType('audio/ogg; codecs="opus"') ? "opus" : "m4a";
  sound.src = new URL(`../../sounds/${name}.${ending}`, source).href;
  sound.loop = true;
  const follow = () => {
    if (video.muted || video.paused) sound.pause();
    // The sound may be paused before it plays.
    else sound.play().catch(() => {});
  };
  // A video is emptied when the visitor leaves the page.
  for (const event of ["play", "pause", "volumechange", "emptied"]) video.addEventListener(event, follow);
  follow();
}
