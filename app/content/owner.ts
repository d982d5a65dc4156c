import type { Owner } from "~/content/types/owner";

/** What only the firm's owner can say, all of it still to be filled in. Start and doctor name what is empty. */
export const owner: Owner = {
  legalEntity: "",
  addresses: [],
  email: "",
  transfers: "",
  representative: "",
  replyTime: "",
  people: [],
  openRoles: [],
};
