/** Who runs the site. What is left out is not shown anywhere; nothing of it may be made up. */
export interface Operator {
  /** The registered name, where it differs from the brand. */
  name?: string;
  address?: readonly string[];
  email?: string;
}
