import type { Finding } from "../case/case.model.ts";

/** Other private customers, none of the customer's household by name or address, who gave the same account or the same address. */
export interface SharedMark {
  readonly by: "account" | "address";
  /** Their cases, the oldest first. */
  readonly workflowIds: readonly string[];
}

type Draft = Required<Pick<Finding, "severity" | "title" | "description" | "code">>;

/** Names the other cases by id, and no customer: what is printed of one customer names no other. */
export function sharedMark({ by, workflowIds }: SharedMark): Draft {
  const count = workflowIds.length;
  const others = count === 1 ? "another private customer" : `${count} other private customers`;
  const cases = workflowIds.join(", ");
  return by === "account"
    ? {
        code: "account_shared",
        severity: "medium",
        title: `The account is also that of ${others}`,
        description: `The IBAN that the customer will use is in ${cases} too, of ${others} with another family name and another address. An account may have several holders; else it is one person's, and others lend it their names. Who holds it, and whose money it receives, must be known.`,
      }
    : {
        code: "address_shared",
        severity: "low",
        title: `The address is also that of ${others}`,
        description: `In the last 12 months ${others} of different family names gave the same house and box (${cases}). That is usual in a student home, a care home, a shelter or a house without numbers of its flats; elsewhere it is worth a look.`,
      };
}
