import type { Location } from "@remix-run/react";

/** The state of a history entry that a link to a page made. Closing the modal and sending a form also change the entry. */
export const FROM_LINK = { fromLink: true };

export const isFromLink = ({ state }: Location): boolean => state?.fromLink === true;
