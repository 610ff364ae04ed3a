import { oncePerObject } from "../../platform/once-per-object.ts";
import type { CaseDocument } from "../case/case.model.ts";
import type { CaseRecord } from "../case/case.record.ts";
import { knownCase } from "../readings/known-case.ts";
import { listed } from "./check-results.ts";
import { DEFAULT_POLICY } from "./default-policy.ts";
import type { DocumentFindingDraft } from "./document-severities.ts";
import { gravelySaid } from "./papers-taken-back.rules.ts";

/** A paper that an officer rejected, so that what it says gravely against the customer is found no more. */
interface SetAside {
  readonly document: CaseDocument;
  readonly by: string;
  readonly said: readonly DocumentFindingDraft[];
}

/** Papers that were set aside with nothing in their place; `papersTakenBack` judges those that were replaced. */
export const setAside = oncePerObject((record: CaseRecord): readonly SetAside[] =>
  record.documents.flatMap((document): SetAside[] => {
    const { review, superseded, ...plain } = document;
    if (review?.outcome !== "rejected" || superseded || document.source !== "customer" || !document.reading) return [];
    const documents = record.documents.map((one) => (one === document ? plain : one));
    const known = knownCase({ ...record, documents }, new Date(review.reviewed_at));
    const said = gravelySaid({ ...known, policy: record.policy ?? DEFAULT_POLICY }, plain);
    return said.length === 0 ? [] : [{ document, by: review.reviewed_by, said }];
  }),
);

export const setAsideSentences = (record: CaseRecord): string[] =>
  setAside(record).map(
    ({ document: { review }, by, said }) =>
      `${by} rejected a paper on ${review!.reviewed_at.slice(0, 10)}, so that this counts no more: ${listed(said.map(({ title }) => title))}.`,
  );
