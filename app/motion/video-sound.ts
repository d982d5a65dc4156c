/** The sound of a video's page, by the video's name: pages of a family share one. */
export const SOUNDS: Record<string, string> = {
  home: "company",
  services: "company",
  about: "company",
  "agentic-ai": "ai",
  "ai-strategy-governance": "ai",
  "beyond-chat": "ai",
  landing: "ai",
  "data-analytics": "data",
  "data-strategy-governance": "data",
  "block-chain-digital-assets": "ledger",
  "digital-assets-strategy": "ledger",
  "customer-service": "products",
  "contract-lifecycle": "products",
  "employees-engagement": "products",
  "digital-products": "products",
};
const FADE_MS = 1200;

/** Videos that have their sound already. */
const followed = new WeakSet<HTMLVideoElement>();

/** Lets a sound follow a video, which has no track: it is heard while the video plays unmuted, and ends with it. */
export function followWithSound(video: HTMLVideoElement): void {
  const source = video.querySelector("source")?.src ?? "";
  const name = SOUNDS[source.match(/([a-z-]+)-\d+\./)?.[1] ?? ""];
  if (!name || followed.has(video)) return;
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
    // It may be paused again before it plays.
    if (isHeard()) sound.play().catch(() => {});
    fade(performance.now());
  };
  for (const event of ["play", "pause", "volumechange"]) video.addEventListener(event, follow);
  // Its page was left.
  video.addEventListener("emptied", () => sound.pause());
  follow();
}
