/** What a status says about a refused form. 502 is also the status of a form that could not be stored: the action tells. */
const BY_STATUS: Record<number, string> = {
  400: "malformed",
  403: "cross-site",
  413: "too-large",
  415: "unsupported",
  422: "invalid",
  429: "rate-limited",
  500: "error",
  502: "upstream",
  503: "busy",
};

const STORE = "store";

export const REFUSALS: readonly string[] = [...Object.values(BY_STATUS), STORE];

/** Why a post was refused; undefined when it was not, or when nothing takes forms at its address (404, 405). */
export const refusalOf = (status: number, isStoreFailure: boolean): string | undefined =>
  isStoreFailure ? STORE : BY_STATUS[status];
