import { createInterface } from "node:readline/promises";
import { CliError } from "../program.ts";
import type { ImportTarget } from "./import-target.ts";

export interface ImportView {
  readonly import_id: string;
  readonly kind: string;
  readonly source: string;
  readonly version: string;
  readonly state: string;
  readonly content_sha256: string | null;
  readonly staged_by: string;
  readonly staged_at: string;
  readonly expires_at: string;
  readonly compared_with: { readonly id: string; readonly version: string; readonly sha256: string } | null;
  readonly difference: {
    readonly in_force: number;
    readonly after: number;
    readonly added: number;
    readonly changed: number;
    readonly removed: number;
    readonly removed_share: number;
    readonly names_in_force: number | null;
    readonly names_after: number | null;
    readonly removed_examples: readonly { readonly id: string; readonly name: string }[];
  } | null;
  readonly second_operator: { readonly needed: boolean; readonly reasons: readonly string[] };
  readonly confirmed_at: string | null;
}

const say = (line: string) => void process.stdout.write(`${line}\n`);

const REASONS: Readonly<Record<string, string>> = {
  removed: "more than 10 % of the entries in force would go",
  names_removed: "there would be more than 10 % fewer names",
  emptied: "no entry would be left",
  rewritten: "more than 10 % of the entries would be rewritten",
  removed_in_steps: "with what one operator alone removed in the last 30 days, more than 10 % would be gone",
  rewritten_in_steps: "with what one operator alone rewrote in the last 30 days, more than 10 % would be rewritten",
};

/** Compares a sent import with what is in force, and confirms it when one operator is enough. */
export async function compareAndConfirm(target: ImportTarget, importId: string, isAgreed: boolean): Promise<void> {
  const view = await target.call<ImportView>("POST", `/api/platform/imports/${importId}/compare`);
  await showAndConfirm(target, view, isAgreed);
}

/**
 * Shows what an import would change, and confirms it when one operator is enough and the person at the terminal
 * agrees.
 */
export async function showAndConfirm(target: ImportTarget, view: ImportView, isAgreed: boolean): Promise<void> {
  if (view.state === "current")
    return say("This is exactly what is in force: the check was recorded, and nothing else changed");
  sayDifference(view);
  if (view.second_operator.needed) {
    for (const reason of view.second_operator.reasons)
      say(`A second operator must confirm: ${REASONS[reason] ?? reason}`);
    return say(`Nothing was changed. Until ${view.expires_at}: node bin/dossier.mjs import:confirm ${view.import_id}`);
  }
  await confirmShown(target, view, isAgreed);
}

/** Confirms exactly what was shown. */
export async function confirmShown(target: ImportTarget, view: ImportView, isAgreed: boolean): Promise<void> {
  if (!isAgreed && !(await agrees(view))) return say("Nothing was changed");
  const confirmed = await target.call<ImportView>("POST", `/api/platform/imports/${view.import_id}/confirm`, {
    content_sha256: view.content_sha256,
    compared_with: view.compared_with?.id ?? null,
  });
  say(`In force since ${confirmed.confirmed_at}: ${nameOf(confirmed)}`);
  say(`sha256 of the content ${confirmed.content_sha256}`);
}

const nameOf = ({ kind, source, version }: ImportView): string =>
  kind === "list"
    ? `list ${source}, version ${version}`
    : `${kind === "register" ? "register" : "regulatory data"}, ${version}`;

export function sayDifference(view: ImportView): void {
  const { difference, compared_with: base } = view;
  if (!difference) return;
  const { in_force, after, added, changed, removed, removed_share, removed_examples, names_in_force, names_after } =
    difference;
  say(`${nameOf(view)}, staged by ${view.staged_by} at ${view.staged_at}`);
  say(base ? `Compared with version ${base.version}, which is in force` : "Nothing is in force yet");
  say(`${in_force} entries now, ${after} afterwards: ${added} added, ${changed} changed, ${removed} removed`);
  if (names_in_force !== null && names_after !== null) say(`${names_in_force} names now, ${names_after} afterwards`);
  if (removed > 0) say(`${(removed_share * 100).toFixed(1)} % of the entries in force would go`);
  for (const { id, name } of removed_examples) say(`  - ${name} (${id})`);
  if (removed > removed_examples.length && removed_examples.length > 0) say("  - and others");
}

async function agrees(view: ImportView): Promise<boolean> {
  if (!process.stdin.isTTY) {
    throw new CliError(
      `nothing was changed: confirm with --yes, or with node bin/dossier.mjs import:confirm ${view.import_id}`,
    );
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^y(es)?$/i.test((await terminal.question("Put this in force for everybody? [y/N] ")).trim());
  } finally {
    terminal.close();
  }
}
