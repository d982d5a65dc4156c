export const careerMessages = {
  phone: "Phone number should contain only numbers",
  captcha: "Entered captcha is incorrect",
  role: "position is required",
  location: "Location is required",
  resumeType: "Only PDF or DOCX files are allowed.",
  resumeSize: "File size must be below 20MB.",
  failed: "Something has went wrong. Please try again",
} as const;

export const careerHints = {
  chooseRole: "Choose a role",
  chooseLocation: "Choose a location",
  captcha: "Type the seven characters shown, without the spaces.",
  resume: "PDF or DOCX, 20 MB at most. You can apply without one.",
  upload: "Upload",
} as const;

export const careerActions = {
  send: "Send application",
  refreshCaptcha: "Refresh captcha",
  replaceResume: "replace",
  removeResume: "remove",
} as const;

export const OTHER_LOCATION = "Other";
export const locations = ["USA", "UAE", "Saudi Arabia", "India", OTHER_LOCATION] as const;
export const experienceYears = ["0", "1", "2", "3", "4", "5+", "10+", "15+", "20+"] as const;
export const experienceMonths = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"] as const;
