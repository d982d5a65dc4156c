/** What only the server says of a captcha. */
export const captchaMessages = {
  expired: "The captcha has expired. Please type the new one.",
} as const;
