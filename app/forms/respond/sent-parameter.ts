/** Added to the address after a success, when it is not known whether the browser keeps the cookie of its toast. */
export const SENT_PARAMETER = "sent";
