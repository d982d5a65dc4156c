/** A message that passes validation. */
export const message = {
  email: "amira@example.test",
  first_name: "Amira",
  last_name: "Haddad",
  topic: "Careers",
  message: "Hello",
};

/** The same message as it goes upstream. */
export const sentMessage = { ...message, project_name: "", is_checked: false };

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

/** A PDF's header and the end of its trailer, of any size from 32 bytes. */
export function pdfBytes(size = 2_000): Buffer {
  const bytes = Buffer.alloc(size, "%PDF-1.7\n");
  const end = "\nstartxref\n9\n%%EOF\n";
  bytes.write(end, size - end.length);
  return bytes;
}

export const pdf = (size?: number, name = "cv.pdf") =>
  new File([new Uint8Array(pdfBytes(size))], name, { type: "application/pdf" });
