import type { z } from "@hono/zod-openapi";
import type { CaseRecord } from "../../domain/case/case.record.ts";
import { factsInForce } from "../../domain/diligence/due-diligence.rules.ts";
import { toBods } from "../../domain/ownership/bods/to-bods.ts";
import { ownershipOf, structurePolicy } from "../../domain/ownership/case-ownership.rules.ts";
import type { Ownership, OwnershipParty } from "../../domain/ownership/ownership.model.ts";
import { structureOf } from "../../domain/ownership/shares/structure.rules.ts";
import type { OwnershipStructure } from "../../domain/ownership/structure.model.ts";
import { dayOf } from "../../domain/retention/retention.rules.ts";
import type { Ctx } from "../../platform/context.ts";
import { readCase } from "../cases/case-reading.service.ts";
import type { CaseSummary } from "../cases/cases.store.ts";
import { readBrand } from "../portal/tenants.store.ts";
import { filingView } from "./filing.schemas.ts";
import type { OwnershipView } from "./ownership.schemas.ts";

type View = z.input<typeof OwnershipView>;

const NOBODY: Omit<View, "filings"> = {
  subject: null,
  entities: [],
  persons: [],
  statements: [],
  links: [],
  beneficial_owners: [],
  unaccounted_share: null,
  layers: 0,
  countries: [],
  open_ends: [],
  warnings: [],
};

/** Who stands behind the customer, as it is known now; of a decided case, as its decision found it. */
export async function readOwnership(ctx: Ctx, { workflowId }: CaseSummary): Promise<View> {
  const { record } = await readCase(ctx, workflowId);
  const found = gather(record, ctx.now());
  return {
    ...(found === null ? NOBODY : structureView(found.ownership, found.structure)),
    filings: (record.ownershipFiled ?? []).map(filingView),
  };
}

/** The same as statements of the Beneficial Ownership Data Standard 0.4; none for a natural person. */
export async function exportBods(ctx: Ctx, { workflowId }: CaseSummary): Promise<readonly object[]> {
  const [{ record }, brand] = await Promise.all([readCase(ctx, workflowId), readBrand(ctx)]);
  const ownership = ownershipOf(factsInForce(record, ctx.now()));
  return ownership === null ? [] : toBods(ownership, { publisher: { name: brand.name }, date: dayOf(ctx.now()) });
}

function gather(record: CaseRecord, now: Date) {
  const facts = factsInForce(record, now);
  const ownership = ownershipOf(facts);
  if (ownership === null) return null;
  return { ownership, structure: structureOf(ownership, structurePolicy(facts.policy, facts.now)) };
}

function structureView({ subject, parties, statements }: Ownership, structure: OwnershipStructure) {
  const isPerson = ({ kind }: OwnershipParty) => kind === "person";
  return {
    subject,
    entities: parties.filter((party) => !isPerson(party)),
    persons: parties.filter(isPerson).map(({ kind: _kind, ...person }) => person),
    statements,
    ...structure,
  } as unknown as Omit<View, "filings">;
}
