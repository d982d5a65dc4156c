/** What only the server says of a captcha. */
export const captchaMessages = {
  expired: "That captcha has run out. Please type the new one.",
  withoutCookie:
    "We cannot check the captcha, because your browser sends us no cookie. Please allow cookies for this site, press “Refresh captcha” and type the new one. What you typed stays here.",
} as const;
