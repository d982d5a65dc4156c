export const careerMessages = {
  phone: "Phone number should contain only numbers",
  captcha: "Entered captcha is incorrect",
  role: "position is required",
  location: "Location is required",
  resumeType: "Only PDF or DOCX files are allowed.",
  resumeSize: "File size must be below 20MB.",
} as const;

/** The headings of the form's parts. */
export const careerParts = ["You and the role", "Place and experience", "Security check and CV"] as const;

export const careerHints = {
  chooseRole: "Choose a role",
  chooseLocation: "Choose a location",
  captcha: "Type the seven characters shown, in capitals or small letters.",
  phone: "Digits only, with 00 instead of +.",
  resume:
    "Optional. PDF or DOCX, up to 20 MB. You can drop the file here. If you leave the page, choose it again.",
  attached: "attached",
  upload: "Upload",
} as const;

export const careerActions = {
  send: "Send application",
  refreshCaptcha: "Refresh captcha",
  removeResume: "Remove",
} as const;

export const OTHER_LOCATION = "Other";
export const locations = ["USA", "UAE", "Saudi Arabia", "India", OTHER_LOCATION] as const;
export const experienceYears = ["0", "1", "2", "3", "4", "5+", "10+", "15+", "20+"] as const;
export const experienceMonths = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"] as const;
