/** What only the server says of a captcha. */
export const captchaMessages = {
  expired: "That captcha has expired. Please type the new one.",
} as const;
