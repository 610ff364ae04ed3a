import type { Language } from "../../../platform/language.ts";
import { readDeclaredOwners } from "../../../domain/customer/declared-owners.ts";
import { answerOfRows, faultsOf, type OwnerRow, type OwnerRows, rowsOf, typedRows } from "./owner-rows.ts";

interface OwnersItem {
  readonly kept: string;
  readonly value: string;
  readonly owners: OwnerRows;
}

const EMPTY: OwnerRow = { kind: "person", values: {} };

/** A question of the type `owners`: its answer as rows, and as text to detect a change. */
export function ownersItem(
  name: string,
  answer: unknown,
  { typed, added = null }: { readonly typed: ReadonlyMap<string, string>; readonly added?: string | null },
  language: Language,
  now: Date,
): OwnersItem {
  const stored = rowsOf(answer, language);
  const isAnswered = readDeclaredOwners(answer) !== null;
  const kept = stored.length > 0 ? JSON.stringify(answerOfRows(stored)) : isAnswered ? String(answer) : "";
  // A page of an earlier version has one field of text.
  const text = typed.get(name);
  const rows = text === undefined ? typedRows(typed, name) : rowsOf(text, language);
  const filled = answerOfRows(rows ?? stored);
  const ofRows = filled.length > 0 ? JSON.stringify(filled) : stored.length > 0 ? "" : kept;
  return {
    kept: text === undefined ? kept : typeof answer === "string" ? answer : kept,
    value: text ?? (rows === null ? kept : ofRows),
    owners: {
      rows: rows ?? (stored.length === 0 ? [EMPTY] : stored),
      ...faultsOf(rows ?? stored, now),
      written: typeof answer === "string" && isAnswered ? answer : null,
      focused: added === name && rows !== null ? rows.length - 1 : null,
    },
  };
}
