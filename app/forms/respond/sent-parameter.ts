/** Added to the address after a success, when the browser refuses the cookie of its toast. */
export const SENT_PARAMETER = "sent";
