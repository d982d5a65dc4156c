import {
  asciiDigits,
  email,
  optionalText,
  type Refine,
  type Rules,
  requiredText,
  withoutInvisible,
} from "~/forms/rules";

export const careerMessages = {
  captcha: "Entered captcha is incorrect",
  resumeType: "Only PDF or DOCX files are allowed.",
  resumeEmpty: "This file is empty. Please check that it has been downloaded, then attach it again.",
  resumeSize: "File size must be below 20MB.",
} as const;

export const OTHER_LOCATION = "Other";
export const locations = ["USA", "UAE", "Saudi Arabia", "India", OTHER_LOCATION] as const;
export const experienceYears = ["0", "1", "2", "3", "4", "5+", "10+", "15+", "20+"] as const;
export const experienceMonths = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"] as const;

// A text field needs a rule here, and a place in career-form.tsx.

export const careerRules = {
  role: requiredText("Role", "position is required"),
  name: requiredText("Name", "Please enter your name"),
  email,
  phone: {
    ...requiredText("Phone", "Please enter your phone number"),
    isPhone: true,
    pattern: /^[0-9]+$/,
    invalid: "Phone number should contain only numbers",
  },
  current_city: requiredText("Current city", "Please enter your current city"),
  preferred_location: requiredText("Preferred location", "Location is required"),
  other_location: optionalText("Other location"),
  experience_years: { label: "Experience (years)" },
  experience_months: { label: "Experience (months)" },
  captcha: { label: "Captcha" },
  resume: { label: "Resume" },
} as const satisfies Rules;

/** 20 MB, as specified. */
export const RESUME_FIELD = { name: "resume", limit: 20_971_520 } as const;

/** As specified, .doc can be picked and is then refused. */
export const RESUME_ACCEPT = ".pdf,.docx,.doc";

export const PDF = { ending: ".pdf", type: "application/pdf" } as const;
export const DOCX = {
  ending: ".docx",
  type: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
} as const;
const UNKNOWN_TYPES = ["", "application/octet-stream"];

/** The browser's check; the server reads the file. Phones name files without an ending, computers may not know a type. */
export function resumeViolation({
  name,
  type,
  size,
}: Pick<File, "name" | "type" | "size">): string | undefined {
  const mayFit = [...UNKNOWN_TYPES, PDF.type, DOCX.type].includes(type);
  if (!mayFit && !/\.(pdf|docx)$/i.test(name)) return careerMessages.resumeType;
  if (size === 0) return careerMessages.resumeEmpty;
  return size > RESUME_FIELD.limit ? careerMessages.resumeSize : undefined;
}

/** Normalises an answer: capitals without blanks, with letters and digits in half width. */
export const captchaAnswer = (typed: string): string =>
  asciiDigits(withoutInvisible(typed).normalize("NFKC")).replace(/\s/g, "").toUpperCase();

/** An unfinished captcha has no error while it is being typed. */
export const refineCareer =
  (captchaText: string): Refine =>
  (errors, text, isSending) => {
    if (text("preferred_location") !== OTHER_LOCATION) delete errors.other_location;
    const answer = captchaAnswer(text("captcha"));
    const isTyping = !isSending && document.activeElement?.getAttribute("name") === "captcha";
    const isUnfinished = isTyping && answer.length < captchaText.length;
    if (answer !== captchaText && !isUnfinished) errors.captcha = [careerMessages.captcha];
  };
