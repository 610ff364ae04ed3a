import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { zipSync } from "fflate";
import { CHAIN_START, extendChain } from "../../src/domain/audit/audit.rules.ts";
import type { CaseRecord } from "../../src/domain/case/case.record.ts";
import { caseFiles, recordedFiles } from "../../src/features/case-pack/case-files.ts";
import { bytesFile, sealPack } from "../../src/features/case-pack/seal-pack.ts";
import { sha256Hex } from "../../src/platform/hashing.ts";
import { signJson } from "../../src/platform/signing-keys.ts";
import { actor, caseRecord } from "./case-fixtures.ts";
import { TEST_SIGNING_KEYS } from "./signing-keys.ts";

export type Files = Record<string, Uint8Array>;

const NOW = "2026-11-20T10:00:00.000Z";
const settings = { SIGNING_KEYS: TEST_SIGNING_KEYS, PUBLIC_BASE_URL: "https://dossier.test" };
const judge = { now: () => new Date(NOW), settings: { MAKER_CHECKER_ENABLED: true } };
const TEXTS = { a: "first answer", b: "second answer" };

/** A pack as the service makes one, of a case with two answers on file, and its unpacked files. */
export async function makePack(generatedAt = NOW, auditEntries = 3, given: Partial<CaseRecord> = {}): Promise<Files> {
  const evidence = Object.entries(TEXTS).map(([id, text]) => ({
    id,
    source: "kbo",
    source_url: "sample:kbo",
    data_hash: `sha256:${sha256Hex(text)}`,
    collected_at: NOW,
    key: `case/evidence/${sha256Hex(text)}`,
    content_type: "text/plain",
    size: text.length,
  }));
  const record = caseRecord({ evidence, ...given });
  const drafts = ["CASE_CREATED", "PORTAL_LINK_RENEWED", "DECISION_APPLIED"].map((event) => ({ event, details: {} }));
  const audit = extendChain(CHAIN_START, drafts, { now: new Date(NOW), actor: actor() });
  const head = audit.at(-1)!;
  const closed = { workflow_id: record.workflowId, count: head.seq, root: head.hash, signed_at: NOW };
  const checkpoint = { ...closed, signature: await signJson(settings, closed) };
  const files = [
    ...caseFiles(judge, { record, audit: audit.slice(0, auditEntries) }, checkpoint, []),
    ...recordedFiles(record).map(({ path: at, about }, i) =>
      bytesFile(at, about, new TextEncoder().encode(Object.values(TEXTS)[i])),
    ),
  ];
  const about = {
    case_id: record.caseId,
    workflow_id: record.workflowId,
    company_name: record.companyName,
    status: record.status,
    evidence_bundle_hash: "",
    audit: { count: head.seq, root: head.hash },
    generated_at: generatedAt,
    generated_by: "alice",
  };
  const sealed = await sealPack(files, about, settings);
  return Object.fromEntries(sealed.map((file) => [file.path, file.content as Uint8Array]));
}

export const zip = (files: Files): Uint8Array => zipSync(files);

export function unpackInto(folder: string, files: Files): void {
  for (const [name, bytes] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), bytes);
  }
}

/** Runs the commands of a pack's own guide in its folder, as someone would who has nothing else. */
export function followGuide(folder: string, guide: string): { readonly ok: boolean; readonly said: string } {
  const commands = [...guide.matchAll(/```sh\n(.*?)```/gs)].map((match) => match[1]!.trim());
  if (commands.length !== 5) throw new Error("the guide has other commands than it had");
  const script = `failed=0\n${commands.map((command) => `${command} || failed=1`).join("\n")}\nexit $failed`;
  const { status, stdout, stderr } = spawnSync("bash", ["-c", script], { cwd: folder, encoding: "utf8" });
  return { ok: status === 0, said: stdout + stderr };
}

export const hasShellTools = ["openssl", "sha256sum", "bash"].every(
  (tool) => spawnSync(tool, ["--version"]).status === 0 || spawnSync(tool, ["version"]).status === 0,
);
