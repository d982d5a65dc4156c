// The words every form uses. Specified strings stay letter for letter, the odd ones too.

export const messages = {
  email: "Please enter a valid email",
  choice: "Please choose one of the options",
  textTooLong: "Please keep this to 200 characters",
} as const;

const incomplete = "Part of the form did not arrive. Please check it and send it again.";

export const rejectionMessages = {
  "too-large": "Your text is too long for this form. Please shorten it and send it again.",
  malformed: incomplete,
  "wrong-id": incomplete,
  unsupported: "This form can only be sent from this page. Please fill it in here and send it again.",
  "rate-limited": "Too many messages have come from your network. Please wait {wait}, then try again.",
  busy: "We are receiving many files right now. Please wait {wait}, then try again.",
} as const;

export const labels = {
  errorSummary: "Please check these answers",
  optional: "Optional",
  sending: "Sending…",
  honeypot: "Leave this field empty",
} as const;
