const MAIL_ADDRESS = /^[^\s@<>(),;:"\\[\]]+@[^\s@<>(),;:"\\[\]]+$/;

/** Whether a text is one mail address and cannot be read as a list, a group or a name with an address (RFC 5322, 3.4). */
export const isMailAddress = (text: string) => MAIL_ADDRESS.test(text);
