import type { Owner } from "~/content/types/owner";

/**
 * What only the firm's owner can say, all of it still to be filled in. Start and doctor name what is empty; pages leave it
 * out, and /services says what a client gets instead. Where there is nothing of a kind, say so in a sentence.
 */
export const owner: Owner = {
  legalEntity: "",
  registration: "",
  addresses: [],
  email: "",
  phone: "",
  privacyOfficer: "",
  representative: "",
  processors: "",
  transfers: "",
  mailingList: "",
  priceBand: "",
  productPrices: "",
  typicalPilot: "",
  longestPilot: "",
  notice: "",
  law: "",
  liability: "",
  indemnity: "",
  insurance: "",
  certificates: "",
  penetrationTests: "",
  dataProcessing: "",
  modelHosts: "",
  supportHours: "",
  incidentNotice: "",
  continuity: "",
  replyTime: "",
  people: [],
  universities: "",
  references: "",
  openRoles: [],
  hiringStages: "",
};
