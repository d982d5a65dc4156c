// The words of both forms. The specification's own strings stay letter for letter, the odd ones too (§5, §8).

export const messages = {
  email: "Please enter a valid email",
  phone: "Phone number should contain only numbers",
  captcha: "Entered captcha is incorrect",
  role: "position is required",
  location: "Location is required",
  resumeType: "Only PDF or DOCX files are allowed.",
  resumeSize: "File size must be below 20MB.",
  sent: "Email has sent successfully!",
  contactFailed: "Something has went wrong.",
  careerFailed: "Something has went wrong. Please try again",
  // Ours: the specification marks these fields required and gives no words.
  required: "This field is required",
  choice: "Please choose one of the options",
  textTooLong: "Please keep this to 200 characters",
  messageTooLong: "Please keep this to 10,000 characters",
  resumeExpired: "Your file was kept for 30 minutes and is gone now. Please choose it again.",
} as const;

/** What is said above the form when the whole of it could not be taken. Each says what to do next. */
export const problems = {
  "too-large": "That is more text than we can take. Please shorten it and send it again.",
  malformed: "Part of the form was lost on the way. Please check what is here and send it again.",
  unsupported: "This form can only be sent from this page. Please fill it in here and send it again.",
  "rate-limited": "That was a lot of messages in a short time. Please wait a minute and send it again.",
  busy: "Many files are arriving at this moment. Please wait a little, choose yours again and send it.",
  "too-slow":
    "The connection was too slow for us to get all of it. Please check what is here and send it again.",
} as const;

export const summary = {
  heading: "Please check these answers",
} as const;

export const contactLabels = {
  first_name: "First name",
  last_name: "Last name",
  email: "Email",
  topic: "Topic",
  project_name: "Project name",
  message: "Message",
  is_checked: "Add me to the mailing list",
} as const;

export const careerLabels = {
  role: "Role",
  name: "Name",
  email: "Email",
  phone: "Phone",
  current_city: "Current city",
  experience_years: "Experience (years)",
  experience_months: "Experience (months)",
  preferred_location: "Preferred location",
  other_location: "Other location",
  captcha: "Captcha",
  resume: "Resume",
} as const;

export const actions = {
  sendMessage: "Send message",
  sendApplication: "Send application",
  sending: "Sending…",
  refreshCaptcha: "Refresh captcha",
  replace: "replace",
  remove: "remove",
} as const;

export const hints = {
  chooseRole: "Choose a role",
  chooseLocation: "Choose a location",
  captcha: "Type the seven characters shown, without the spaces.",
  resume: "PDF or DOCX, 20 MB at most. You can apply without one.",
  upload: "Upload",
  trap: "Leave this field empty",
} as const;

export const NEW_PROJECT = "New Project";
export const OTHER_LOCATION = "Other";

export const topics = [NEW_PROJECT, "Careers", "Just a message"] as const;
export const locations = ["USA", "UAE", "Saudi Arabia", "India", OTHER_LOCATION] as const;
/** 0 is the specification's default; above 5 years the range options carry a plus sign. */
export const experienceYears = ["0", "1", "2", "3", "4", "5+", "10+", "15+", "20+"] as const;
export const experienceMonths = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"] as const;
