/** What only the server says of a captcha. */
export const captchaMessages = {
  expired: "That captcha has expired. Please type the new one.",
  withoutCookie:
    "We cannot check the captcha, because your browser is blocking cookies. Please allow cookies for this site, press “Refresh captcha” and type the new one. What you typed stays here.",
} as const;
