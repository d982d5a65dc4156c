/** An application that passes validation, without its captcha. */
export const application = {
  role: "AI Engineer",
  name: "Amira Haddad",
  email: "amira@example.com",
  phone: "00971501234567",
  current_city: "Dubai",
  experience_years: "5+",
  experience_months: "3",
  preferred_location: "UAE",
};
