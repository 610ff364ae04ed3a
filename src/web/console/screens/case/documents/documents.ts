import type { Schemas } from "../../../api/client.ts";
import type { BadgeTone } from "../../../ui/badges.tsx";
import type { CaseDetail } from "../case-model.ts";
import { documentName } from "../customer/fact-format.ts";
import { DOCUMENTS } from "./document-texts.ts";

export type Item = Schemas["Document"];
export type Reading = Schemas["DocumentReading"];
export type Fact = Reading["facts"][number];
export type DocumentKind = NonNullable<Item["filed"]>["kind"];

export const KINDS: Readonly<Record<DocumentKind, string>> = DOCUMENTS.kinds;

/** Kinds that name a person. */
export const IDENTITY: readonly DocumentKind[] = ["identity_card", "passport", "residence_permit"];

export const KIND_OPTIONS = Object.entries(KINDS);

/** What a document was handed in or filed for. */
export function purposeOf(item: Item, { follow_up_tasks }: CaseDetail): string {
  if (item.filed) return DOCUMENTS.filed(KINDS[item.filed.kind]);
  return follow_up_tasks.find(({ id }) => id === item.requirement_id)?.description ?? documentName(item.requirement_id);
}

const READING_TONES: Readonly<Record<NonNullable<Item["reading"]>["status"], BadgeTone>> = {
  pending: "quiet",
  read: "busy",
  partly_read: "attention",
  unreadable: "attention",
  failed: "attention",
};

/** What an officer or the service has established of a document. */
export function stateOf({
  review,
  superseded,
  reading,
  filed,
  source,
}: Item): readonly [tone: BadgeTone, name: string] {
  const { states, readings } = DOCUMENTS;
  if (review) return review.outcome === "accepted" ? ["success", states.accepted] : ["danger", states.rejected];
  if (superseded) return ["quiet", states.replaced];
  if (filed) return ["busy", states.filed];
  if (source === "system") return ["quiet", states.system];
  if (reading === null) return ["attention", states.notExamined];
  if (reading.satisfies === false) return ["danger", states.otherKind];
  return [READING_TONES[reading.status], readings[reading.status]];
}
