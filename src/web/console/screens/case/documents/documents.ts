import type { Schemas } from "../../../api/client.ts";
import type { BadgeTone } from "../../../ui/badges.tsx";
import { words } from "../../../ui/format.ts";
import type { CaseDetail } from "../case-model.ts";

export type Item = Schemas["Document"];
export type Reading = Schemas["DocumentReading"];
export type Fact = Reading["facts"][number];
export type DocumentKind = NonNullable<Item["filed"]>["kind"];

export const KINDS: Readonly<Record<DocumentKind, string>> = {
  articles_of_association: "Articles of association",
  register_extract: "Register extract",
  ubo_extract: "UBO register extract",
  gazette_publication: "Gazette publication",
  annual_accounts: "Annual accounts",
  bank_account_certificate: "Bank account certificate",
  identity_card: "Identity card",
  passport: "Passport",
  residence_permit: "Residence permit",
  proof_of_address: "Proof of address",
  licence: "Licence",
  shareholder_register: "Shareholder register",
  structure_chart: "Structure chart",
  screening_report: "Screening report",
  invoice: "Invoice",
  contract: "Contract",
  policy_document: "Policy document",
  other: "Other",
};

/** Kinds that name a person. */
export const IDENTITY: readonly DocumentKind[] = ["identity_card", "passport", "residence_permit"];

export const KIND_OPTIONS = Object.entries(KINDS);

/** What a document was handed in or filed for. */
export function purposeOf(item: Item, { follow_up_tasks }: CaseDetail): string {
  if (item.filed) return `Filed: ${KINDS[item.filed.kind]}`;
  return follow_up_tasks.find(({ id }) => id === item.requirement_id)?.description ?? words(item.requirement_id);
}

const READING_STATES: Readonly<
  Record<NonNullable<Item["reading"]>["status"], readonly [tone: BadgeTone, name: string]>
> = {
  pending: ["quiet", "Being read"],
  read: ["busy", "Read"],
  partly_read: ["attention", "Partly read"],
  unreadable: ["attention", "Cannot be read"],
  failed: ["attention", "Not read: fault in the service"],
};

/** What an officer or the service has established of a document. */
export function stateOf({
  review,
  superseded,
  reading,
  filed,
  source,
}: Item): readonly [tone: BadgeTone, name: string] {
  if (review)
    return review.outcome === "accepted" ? ["success", "Accepted"] : ["danger", "Rejected: counts as missing"];
  if (superseded) return ["quiet", "Replaced"];
  if (filed) return ["busy", "Filed by an officer"];
  if (source === "system") return ["quiet", "Written by the service"];
  if (reading === null) return ["attention", "Not examined"];
  if (reading.satisfies === false) return ["danger", "Another kind than asked for"];
  return READING_STATES[reading.status];
}
