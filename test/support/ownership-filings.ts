import { toBods } from "../../src/domain/ownership/bods/to-bods.ts";
import type { Ownership, OwnershipStatement } from "../../src/domain/ownership/ownership.model.ts";
import type { Officer } from "./api.ts";
import type { OpenCase } from "./cases.ts";

export const NUMBER = "0999900150";
/** Owners that an officer found in a register. */
export const OWNERS = {
  source: "UBO register",
  source_type: "officialRegister",
  as_of: "2026-01-05",
  description: "Extract seen on the screen.",
  owners: [{ name: "Jan Onbekend", birth_date: "1971-04-03", nationality: "BE", share_percent: 60 }],
};

export const readOwnership = (officer: Officer, { path }: OpenCase, query = "") =>
  officer.get(`${path}/ownership${query}`);
export const fileOwners = (
  officer: Officer,
  { path }: OpenCase,
  body: unknown = OWNERS,
  headers: Record<string, string> = {},
) => officer.post(`${path}/ownership/statements`, body, { headers });
export const withdrawOwners = (
  officer: Officer,
  { path }: OpenCase,
  filingId: string,
  body: unknown = { reason: "Another company." },
) => officer.send("DELETE", `${path}/ownership/statements/${filingId}`, { json: body });

/** Holdings `[owner, owned, per cent]` between ids; `c` is the customer, and a capital letter a person. */
export function bods(holdings: readonly (readonly [string, string, number])[], number = NUMBER): object[] {
  const ids = [...new Set(["c", ...holdings.flatMap(([owner, owned]) => [owner, owned])])];
  const ownership: Ownership = {
    subject: "c",
    parties: ids.map((id) => ({
      id,
      kind: /^[A-Z]/.test(id) ? ("person" as const) : ("entity" as const),
      name: id === "c" ? "Molenhof Logistiek" : `Party ${id}`,
      ...(id === "c" && { identifiers: [{ scheme: "BE-BCE_KBO", id: number }] }),
    })),
    statements: holdings.map(([owner, owned, share], n): OwnershipStatement => ({
      id: `s${n}`,
      subject: owned,
      interested_party: owner,
      interests: [{ type: "shareholding", directness: "direct", beneficial: false, share: { exact: share } }],
      source: {
        type: "officialRegister",
        name: "Trade register",
        as_of: "2026-01-05",
        retrieved_at: "2026-01-05T10:00:00.000Z",
        evidence_ids: [],
      },
    })),
    open_ends: [],
  };
  return toBods(ownership, { publisher: { name: "Trade register" }, date: "2026-01-05" }) as object[];
}
