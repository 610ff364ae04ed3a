import { createHash } from "node:crypto";
import { expect } from "vitest";
import { canonicalJson } from "../../src/platform/canonical-json.ts";
import type { TestService } from "./service.ts";

export interface AuditLog {
  readonly entries: readonly (Readonly<Record<string, unknown>> & {
    readonly seq: number;
    readonly event: string;
    readonly prev_hash: string;
    readonly hash: string;
  })[];
  readonly chain_valid: boolean;
}

export async function readAudit(service: TestService, token: string, workflowId: string): Promise<AuditLog> {
  return (await service.call<AuditLog>("GET", `/api/cases/${workflowId}/audit`, { token })).body;
}

/** Checks the chain with nothing but the published rule, and returns its events in order. */
export function checkAuditChain(log: AuditLog): string[] {
  expect(log.chain_valid).toBe(true);
  let previous = "0".repeat(64);
  for (const { hash, ...entry } of log.entries) {
    expect(entry.prev_hash).toBe(previous);
    expect(hash).toBe(createHash("sha256").update(canonicalJson(entry)).digest("hex"));
    previous = hash;
  }
  const sequence = log.entries.map(({ seq }) => seq);
  expect(sequence).toEqual(sequence.map((_, index) => sequence[0]! + index));
  return log.entries.map(({ event }) => event);
}
