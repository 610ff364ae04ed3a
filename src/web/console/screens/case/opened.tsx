import { useEffect, useState } from "preact/hooks";
import { href } from "../../shell/route.ts";
import { count, inSentence, words } from "../../ui/format.ts";
import { Notice } from "../../ui/notice.tsx";
import type { CaseDetail } from "./case-model.ts";

const CHANGED = "case-opened";

/** In this tab, for one round: a new round is a new review. */
const keyOf = ({ workflow_id, current_iteration }: CaseDetail) => `opened/${workflow_id}/${current_iteration}`;

function readOpened(key: string): ReadonlySet<string> {
  const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? "[]");
  return new Set(Array.isArray(stored) ? (stored as string[]) : []);
}

/** Remembers that the officer opened a finding or a document. */
export function markOpened(detail: CaseDetail, id: string): void {
  const key = keyOf(detail);
  const opened = readOpened(key);
  if (opened.has(id)) return;
  sessionStorage.setItem(key, JSON.stringify([...opened, id]));
  dispatchEvent(new Event(CHANGED));
}

/** How much of what the review tier requires the officer has not opened. */
export interface Unopened {
  readonly findings: number;
  readonly documents: number;
  readonly any: boolean;
}

const UNDER_REVIEW: readonly CaseDetail["status"][] = ["REVIEW_PENDING", "ESCALATED"];

export function useUnopened(detail: CaseDetail): Unopened {
  const [, redraw] = useState(0);
  useEffect(() => {
    const update = () => redraw((n) => n + 1);
    addEventListener(CHANGED, update);
    return () => removeEventListener(CHANGED, update);
  }, []);
  const isReviewed = UNDER_REVIEW.includes(detail.status) && detail.review !== null;
  const { findings, documents } = isReviewed ? detail.review!.to_open : { findings: [], documents: [] };
  const opened = readOpened(keyOf(detail));
  const left = (ids: readonly string[]) => ids.filter((id) => !opened.has(id)).length;
  return { findings: left(findings), documents: left(documents), any: left([...findings, ...documents]) > 0 };
}

/** Says what is to be opened before a decision, with the way there. */
export function OpenFirst({ detail }: { readonly detail: CaseDetail }) {
  const { findings, documents, any } = useUnopened(detail);
  if (!any) return null;
  const part = (id: string, left: number, noun: string) => (
    <a href={href("cases", detail.workflow_id, id)}>{count(left, noun)}</a>
  );
  return (
    <Notice tone="info">
      {detail.automation && <>This case is under {inSentence(words(detail.automation.tier))}: </>}
      open {findings > 0 && part("findings", findings, "finding")}
      {findings > 0 && documents > 0 && " and "}
      {documents > 0 && part("documents", documents, "document")} before you decide.
    </Notice>
  );
}
