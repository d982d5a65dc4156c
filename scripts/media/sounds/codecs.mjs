/** Opus, and AAC where a browser does not know it. 64 kbit/s are 192 kB in 24 seconds. */
export const CODECS = [
  { ending: "opus", args: ["-c:a", "libopus", "-b:a", "64k", "-vbr", "off"] },
  { ending: "m4a", args: ["-c:a", "aac", "-b:a", "64k", "-movflags", "+faststart"] },
];
