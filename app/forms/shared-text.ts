// The words every form uses. Specified strings stay letter for letter, the odd ones too.

export const messages = {
  email: "Please enter a valid email",
  required: "This field is required",
  choice: "Please choose one of the options",
  textTooLong: "Please keep this to 200 characters",
} as const;

export const rejectionMessages = {
  "too-large": "That is more text than we can take. Please shorten it and send it again.",
  malformed: "Part of the form did not arrive. Please check what is here and send it again.",
  unsupported: "This form can only be sent from this page. Please fill it in here and send it again.",
  "rate-limited": "That was a lot of messages in a short time. Please wait {wait} and send it again.",
  busy: "We are receiving many files right now. Please wait {wait} and send it again.",
  "too-slow":
    "The connection was too slow for us to get all of it. Please check what is here and send it again.",
} as const;

export const labels = {
  errorSummary: "Please check these answers",
  optional: "Optional",
  sending: "Sending…",
  honeypot: "Leave this field empty",
} as const;
