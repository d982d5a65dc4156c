const MAIL_ADDRESS = /^[^\s@<>(),;:"\\[\]]+@[^\s@<>(),;:"\\[\]]+$/;

/** Whether a text is one bare mail address: not a list, a group or a name with an address (RFC 5322, 3.4). */
export const isMailAddress = (text: string) => MAIL_ADDRESS.test(text);
