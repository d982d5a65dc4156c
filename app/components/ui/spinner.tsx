/** Shows that something is under way; a live region says it. */
export function Spinner() {
  return <span className="spinner" aria-hidden="true" />;
}
