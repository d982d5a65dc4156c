/** Who runs the site, and what only they can say. Undefined where it is not filled in: pages then show a default, or nothing. */
export interface Operator {
  /** The registered name, where it differs from the brand. */
  name?: string;
  address?: readonly string[];
  email?: string;
  privacy: PrivacyFields;
  terms: TermsFields;
}

/** Sentences for the privacy page; empty where there is nothing of the kind. */
export interface PrivacyFields {
  officer?: string;
  processors?: string;
  transfers?: string;
  authority?: string;
}

/** Sentences about a pilot. */
export interface TermsFields {
  length?: string;
  hours?: string;
  liability?: string;
  insurance?: string;
}

/** For the operator: what the GDPR (Article 13) wants on the privacy page and is not filled in. */
export function privacyWarning({ name, address, email, privacy }: Operator): string | undefined {
  const values = {
    OPERATOR_NAME: name,
    OPERATOR_ADDRESS: address,
    OPERATOR_EMAIL: email,
    PRIVACY_OFFICER: privacy.officer,
    PRIVACY_PROCESSORS: privacy.processors,
    PRIVACY_TRANSFERS: privacy.transfers,
  };
  const unset = Object.entries(values).flatMap(([name, value]) => (value === undefined ? [name] : []));
  if (unset.length === 0) return undefined;
  return `The privacy page lacks ${unset.join(", ")}. Set each; an empty PRIVACY_ value means that there is none.`;
}
