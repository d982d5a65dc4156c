/** A message that passes validation. */
export const message = {
  email: "amira@example.test",
  first_name: "Amira",
  last_name: "Haddad",
  topic: "Careers",
  message: "Hello",
};
