export const SEND_MESSAGE = "Send message";

export const NEW_PROJECT = "New Project";
export const topics = [NEW_PROJECT, "Careers", "Just a message"] as const;
