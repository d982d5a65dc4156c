/** This machine, or a name without a dot, which resolves in a private network only. */
export const isPrivateHost = (hostname: string) => /^[^.:]+$|^127\.|^\[::1\]$|\.localhost$/i.test(hostname);
