import { Link, type LinkProps, type Location } from "@remix-run/react";
import { prefersReducedData } from "~/hooks/prefers-reduced-data";
import { useHalfFilled } from "~/navigation/half-filled";

/** Marks the history entries that links make; closing the modal and sending a form also lead to the current address. */
const FROM_LINK = { fromLink: true };

export const isFromLink = ({ state }: Location): boolean => state?.fromLink === true;

/** A link to a page of this site, fetched when it is pointed at. Beside a half-filled form it loads a document. */
export function SiteLink(props: LinkProps) {
  const isHalfFilled = useHalfFilled();
  const prefetch = isHalfFilled || prefersReducedData() ? "none" : "intent";
  return <Link prefetch={prefetch} reloadDocument={isHalfFilled} state={FROM_LINK} {...props} />;
}
