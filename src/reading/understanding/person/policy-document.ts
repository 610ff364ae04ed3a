import type { KindReader } from "../kind-reader.ts";
import { placeWithin } from "../text.ts";
import { documentDate } from "./letters/document-date.ts";
import { LETTER_FINDER } from "./letters/labels.ts";
import { distinct, isCompany, partyOf } from "./letters/parties.ts";

/** Whose policy it is, and since when. */
export const readPolicyDocument: KindReader = (document) => {
  const labels = LETTER_FINDER.find(document.text).filter(({ key, form }) => key === "holder" && form !== "adjacent");
  const label = labels.find(({ value }) => isCompany(value));
  const head = document.text.cells.find(({ text, row }) => row < 12 && text.length < 90 && isCompany(text));
  const party =
    label !== undefined
      ? partyOf(label.value, label.place, "subject", "other")
      : head === undefined
        ? null
        : partyOf(head.text, placeWithin(head), "subject", "other", 0.94);
  return distinct([...(party?.kind === "company" ? party.facts : []), ...documentDate(document)]);
};
