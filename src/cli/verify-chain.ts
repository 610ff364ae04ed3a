import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { JSONWebKeySet } from "jose";
import {
  type Anchor,
  ANCHOR_SCOPES,
  type AnchorScope,
  anchorStatement,
  findAnchorFault,
} from "../features/audit-chains/anchor.rules.ts";
import type { HeadVerdict } from "../features/audit-chains/verify-heads.service.ts";
import { canonicalJson } from "../platform/canonical-json.ts";
import { verifyJson } from "../platform/signing-keys.ts";
import { type ImportTarget, openOfficerTarget, openOperatorTarget } from "./imports/import-target.ts";
import { DEMO_TENANT, runCommand, UsageError } from "./command.ts";
import { CliError } from "./program.ts";
import { type ExportedAnchor, fileNameOf, judgeStamp, readExported } from "./verify-chain/exported-anchor.ts";

const say = (line: string) => void process.stdout.write(`${line}\n`);
const HEADS_A_REQUEST = 20;
const BASES: Readonly<Record<AnchorScope, string>> = {
  cases: "/api/audit",
  reports: "/api/audit/reports",
  platform: "/api/platform/audit",
};

runCommand("verify-chain", {
  options: {
    tenant: DEMO_TENANT,
    scope: { type: "string", value: "SCOPE", default: "cases", help: ANCHOR_SCOPES.join(", ") },
    anchors: { type: "string", value: "DIR", help: "copied anchors, instead of those in the service's bucket" },
    save: {
      type: "string",
      value: "DIR",
      help: "write anchors and time stamps there, with the command of openssl for each",
    },
    now: { type: "boolean", default: false, help: "export an anchor first" },
    remote: {
      type: "boolean",
      default: false,
      help: "the deployed service, by DOSSIER_URL and DOSSIER_TOKEN, or an operator's credential for the scope platform",
    },
  },
  details: "Prints the first thing that is wrong and ends with exit code 1.",
  async run({ values }) {
    const scope = ANCHOR_SCOPES.find((one) => one === values.scope);
    if (!scope) throw new UsageError(`there is no scope ${values.scope}`);
    const base = BASES[scope];
    const target = await openTarget(scope, values.remote, values.tenant);
    try {
      if (values.now) await target.call("POST", `${base}/anchors`);
      const { tenant, last } = await target.call<{ tenant: string; last: number }>("GET", `${base}/anchors`);
      const of = scope === "platform" ? "the platform" : `tenant ${tenant}`;
      const exported =
        values.anchors === undefined ? await fetchAll(target, base, last) : readExported(values.anchors, tenant, scope);
      if (exported.length === 0) throw new UsageError(`there is no anchor of ${of} in scope ${scope} yet`);
      if (exported.length > last)
        throw new CliError(`NOT OK: the service has ${last} anchors, ${exported.length} were exported`);
      if (values.save !== undefined) saveAll(values.save, exported);
      const { heads, gone } = await check(target, base, exported, tenant);
      reportStamps(exported, values.save ?? values.anchors);
      if (gone.length > 0) {
        say(
          `Nothing is left of ${gone.join(", ")}. The ledger names cases, not reports: compare with your own record.`,
        );
      }
      say(
        `OK: ${exported.length} anchors with ${heads} heads; every audit chain of ${of} (${scope}) continues from them`,
      );
    } finally {
      await target.close();
    }
  },
});

function openTarget(scope: AnchorScope, remote: boolean, tenant: string): Promise<ImportTarget> {
  if (scope === "platform") return openOperatorTarget(remote, say);
  const role = scope === "reports" ? "mlro" : "admin";
  return openOfficerTarget(remote, say, { officer: "verify-chain", roles: [role], tenant });
}

async function fetchAll(target: ImportTarget, base: string, last: number): Promise<ExportedAnchor[]> {
  const exported: ExportedAnchor[] = [];
  for (let number = 1; number <= last; number++) {
    const anchor = await target.call<Anchor>("GET", `${base}/anchors/${number}`);
    const { time_stamp: stamp } = await target.call<{ time_stamp: string | null }>(
      "GET",
      `${base}/anchors/${number}/stamp`,
    );
    const bytes = Buffer.from(canonicalJson(anchor));
    exported.push({ anchor, bytes, stamp: stamp === null ? null : Buffer.from(stamp, "base64") });
  }
  return exported;
}

function saveAll(directory: string, exported: readonly ExportedAnchor[]): void {
  mkdirSync(directory, { recursive: true });
  for (const { anchor, bytes, stamp } of exported) {
    writeFileSync(path.join(directory, `${fileNameOf(anchor)}.json`), bytes);
    if (stamp) writeFileSync(path.join(directory, `${fileNameOf(anchor)}.tsr`), stamp);
  }
}

/** openssl verifies the signature of a stamp, against the authority's certificate, which is not available here. */
function reportStamps(exported: readonly ExportedAnchor[], directory: string | undefined): void {
  for (const one of exported) {
    const { words, isStamped } = judgeStamp(one);
    say(`anchor ${one.anchor.number}: ${words}`);
    if (!isStamped || directory === undefined) continue;
    const file = path.join(directory, fileNameOf(one.anchor));
    say(`  openssl ts -verify -data ${file}.json -in ${file}.tsr -CAfile <the authority's CA certificate>`);
  }
  if (directory === undefined && exported.some(({ stamp }) => stamp !== null)) {
    say("To verify the signatures of the stamps, run this with --save DIR: it prints a command of openssl for each.");
  }
}

async function check(
  target: ImportTarget,
  base: string,
  exported: readonly ExportedAnchor[],
  tenant: string,
): Promise<{ heads: number; gone: string[] }> {
  const answer = await fetch(`${target.url}/.well-known/jwks.json`);
  const keys = (await answer.json()) as JSONWebKeySet;
  const gone: string[] = [];
  let heads = 0;
  for (const [i, { anchor }] of exported.entries()) {
    const signed = await verifyJson(keys, anchor.signature);
    const isSigned = signed !== null && canonicalJson(signed) === canonicalJson(anchorStatement(anchor));
    const fault =
      isSigned && anchor.tenant === tenant
        ? findAnchorFault(anchor, exported[i - 1]?.anchor ?? null)
        : "its signature is not this service's";
    if (fault !== null) throw new CliError(`NOT OK: anchor ${anchor.number}: ${fault}`);
    for (let from = 0; from < anchor.heads.length; from += HEADS_A_REQUEST) {
      const page = anchor.heads
        .slice(from, from + HEADS_A_REQUEST)
        .map(({ chain, seq, hash }) => ({ chain, seq, hash }));
      const verified = await target.call<{ heads: HeadVerdict[] }>("POST", `${base}/verify`, { heads: page });
      const broken = verified.heads.find(({ status }) => status === "broken");
      if (broken) throw new CliError(`NOT OK: ${broken.chain} since anchor ${anchor.number}: ${broken.fault}`);
      gone.push(...verified.heads.filter(({ status }) => status === "gone").map(({ chain }) => chain));
      heads += page.length;
    }
  }
  return { heads, gone: [...new Set(gone)] };
}
