import { useEffect, useState } from "preact/hooks";
import { href } from "../../shell/route.ts";
import { stateWord } from "../../ui/format.ts";
import { Notice } from "../../ui/notice.tsx";
import type { CaseDetail } from "./case-model.ts";
import { CASE } from "./texts.ts";

const TEXTS = CASE.open;

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

/** What the review tier requires and the officer has not opened, by id. */
interface Unopened {
  readonly findings: readonly string[];
  readonly documents: readonly string[];
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
  const left = (ids: readonly string[]) => ids.filter((id) => !opened.has(id));
  return { findings: left(findings), documents: left(documents), any: left([...findings, ...documents]).length > 0 };
}

/** Says what is to be opened before a decision, with the way there. */
export function OpenFirst({ detail }: { readonly detail: CaseDetail }) {
  const { findings, documents, any } = useUnopened(detail);
  if (!any) return null;
  return (
    <Notice tone="info">
      {detail.automation && TEXTS.tier(stateWord(detail.automation.tier))} {TEXTS.first}{" "}
      {findings.length > 0 && (
        <a href={href("cases", detail.workflow_id, "findings")}>{TEXTS.findings(findings.length)}</a>
      )}
      {findings.length > 0 && documents.length > 0 && ", "}
      {documents.length > 0 && (
        <a href={href("cases", detail.workflow_id, "documents")}>{TEXTS.documents(documents.length)}</a>
      )}
    </Notice>
  );
}

/** Marks a finding or document in its list. */
export const NotOpened = ({ ids, id }: { readonly ids: readonly string[]; readonly id: string }) =>
  ids.includes(id) ? <span class="badge attention">{TEXTS.mark}</span> : null;
