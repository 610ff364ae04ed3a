import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import type { JSONWebKeySet } from "jose";
import { type Anchor, anchorStatement, findAnchorFault } from "../features/audit-chains/anchor.rules.ts";
import type { HeadVerdict } from "../features/audit-chains/verify-heads.service.ts";
import { canonicalJson } from "../platform/canonical-json.ts";
import { verifyJson } from "../platform/signing-keys.ts";
import { type ImportTarget, openOfficerTarget } from "./imports/import-target.ts";
import { Fault, runProgram } from "./program.ts";

const usage = "usage: npm run verify-chain -- [--tenant T] [--anchors DIR] [--now] [--remote]";
const say = (line: string) => void process.stdout.write(`${line}\n`);
const HEADS_A_REQUEST = 20;

/**
 * Compares the audit chains of a tenant with every anchor that was exported of them: in the service's bucket, or in
 * a directory that was copied from it. Names the first thing that is wrong. With `--now` it exports first.
 */
runProgram(async () => {
  const { values } = parseArgs({
    options: {
      tenant: { type: "string", default: "demo" },
      anchors: { type: "string" },
      now: { type: "boolean", default: false },
      remote: { type: "boolean", default: false },
    },
  });
  const caller = { officer: "verify-chain", roles: ["admin" as const], tenant: values.tenant };
  const target = await openOfficerTarget(values.remote, say, caller);
  try {
    if (values.now) await target.call("POST", "/api/audit/anchors");
    const { tenant, last } = await target.call<{ tenant: string; last: number }>("GET", "/api/audit/anchors");
    const anchors = values.anchors === undefined ? await fetchAll(target, last) : readAll(values.anchors, tenant);
    if (anchors.length === 0) throw new Fault(`there is no anchor of tenant ${tenant} yet; ${usage}`);
    if (anchors.length > last)
      throw new Fault(`NOT OK: the service has ${last} anchors, ${anchors.length} were exported`);
    const heads = await check(target, anchors, tenant);
    say(`OK: ${anchors.length} anchors with ${heads} heads; every audit chain of tenant ${tenant} continues from them`);
  } finally {
    await target.close();
  }
});

async function fetchAll(target: ImportTarget, last: number): Promise<Anchor[]> {
  const anchors: Anchor[] = [];
  for (let number = 1; number <= last; number++) {
    anchors.push(await target.call<Anchor>("GET", `/api/audit/anchors/${number}`));
  }
  return anchors;
}

function readAll(directory: string, tenant: string): Anchor[] {
  try {
    return readdirSync(directory)
      .filter((name) => name.endsWith(".json"))
      .map((name) => JSON.parse(readFileSync(path.join(directory, name), "utf8")) as Anchor)
      .filter((anchor) => anchor.tenant === tenant && anchor.scope === "cases")
      .toSorted((a, b) => a.number - b.number);
  } catch {
    throw new Fault(`${directory} is not a directory of anchors that can be read`);
  }
}

async function check(target: ImportTarget, anchors: readonly Anchor[], tenant: string): Promise<number> {
  const answer = await fetch(`${target.url}/.well-known/jwks.json`);
  const keys = (await answer.json()) as JSONWebKeySet;
  let heads = 0;
  for (const [i, anchor] of anchors.entries()) {
    const signed = await verifyJson(keys, anchor.signature);
    const isSigned = signed !== null && canonicalJson(signed) === canonicalJson(anchorStatement(anchor));
    const fault =
      isSigned && anchor.tenant === tenant
        ? findAnchorFault(anchor, anchors[i - 1] ?? null)
        : "its signature is not this service's";
    if (fault !== null) throw new Fault(`NOT OK: anchor ${anchor.number}: ${fault}`);
    for (let from = 0; from < anchor.heads.length; from += HEADS_A_REQUEST) {
      const page = anchor.heads
        .slice(from, from + HEADS_A_REQUEST)
        .map(({ chain, seq, hash }) => ({ chain, seq, hash }));
      const verified = await target.call<{ heads: HeadVerdict[] }>("POST", "/api/audit/verify", { heads: page });
      const broken = verified.heads.find(({ status }) => status === "broken");
      if (broken) throw new Fault(`NOT OK: ${broken.chain} since anchor ${anchor.number}: ${broken.fault}`);
      heads += page.length;
    }
  }
  return heads;
}
