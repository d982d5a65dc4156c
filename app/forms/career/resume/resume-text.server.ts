/** What only the server says of a résumé: in the browser's script these words would be weight. */
export const resumeMessages = {
  chooseAgain: "If you had chosen a résumé, please choose it again.",
  notKept: "Your file could not be kept. Please choose it again when you send the form.",
  noRoom: "We cannot take another file right now. Please try again in half an hour, or apply without one.",
  passwordProtected: "This file is protected by a password. Please choose a copy without one.",
  expired: "Your file is no longer here: we keep it for 30 minutes. Please choose it again.",
} as const;
