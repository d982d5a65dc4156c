/** What only the server says of a résumé: in the browser's script these words would be weight. */
export const resumeMessages = {
  chooseAgain: "If you had attached a CV, please attach it again.",
  notKept: "Your file could not be saved. Please attach it again when you send the form.",
  noRoom: "We cannot take another file right now. Please try again in half an hour, or apply without one.",
  passwordProtected: "This file is protected by a password. Please choose a copy without one.",
  expired: "We keep an attached file for 30 minutes and have deleted yours. Please attach it again.",
} as const;
