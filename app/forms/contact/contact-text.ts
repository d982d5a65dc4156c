export const contactMessages = {
  messageTooLong: "Please keep this to 10,000 characters",
  failed: "Something has went wrong.",
} as const;

export const SEND_MESSAGE = "Send message";

export const NEW_PROJECT = "New Project";
export const topics = [NEW_PROJECT, "Careers", "Just a message"] as const;
