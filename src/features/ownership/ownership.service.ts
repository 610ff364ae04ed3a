import type { z } from "@hono/zod-openapi";
import { toBods } from "../../domain/ownership/bods/to-bods.ts";
import type { Ownership, OwnershipParty } from "../../domain/ownership/ownership.model.ts";
import { ownershipInForce } from "../../domain/ownership/ownership-in-force.rules.ts";
import type { OwnershipStructure } from "../../domain/ownership/structure.model.ts";
import { dayOf } from "../../domain/retention/retention.rules.ts";
import type { Ctx } from "../../platform/context.ts";
import { readCase } from "../cases/case-reading.service.ts";
import type { CaseSummary } from "../cases/cases.store.ts";
import { readBrand } from "../brand/brand.store.ts";
import { filingView } from "./filing.schemas.ts";
import type { OwnershipView } from "./ownership.responses.ts";

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
  const found = ownershipInForce(record, ctx.now());
  return {
    ...(found === null ? NOBODY : structureView(found.ownership, found.structure)),
    filings: (record.ownershipFiled ?? []).map(filingView),
  };
}

/** The same as statements of the Beneficial Ownership Data Standard 0.4; none for a natural person. */
export async function exportBods(ctx: Ctx, { workflowId }: CaseSummary): Promise<readonly object[]> {
  const [{ record }, brand] = await Promise.all([readCase(ctx, workflowId), readBrand(ctx)]);
  const found = ownershipInForce(record, ctx.now());
  return found === null ? [] : toBods(found.ownership, { publisher: { name: brand.name }, date: dayOf(ctx.now()) });
}

function structureView({ subject, parties, statements }: Ownership, found: OwnershipStructure) {
  const { may_hide_owner: _, ...structure } = found;
  const isPerson = ({ kind }: OwnershipParty) => kind === "person";
  return {
    subject,
    entities: parties.filter((party) => !isPerson(party)),
    persons: parties.filter(isPerson).map(({ kind: _kind, ...person }) => person),
    statements,
    ...structure,
  } as unknown as Omit<View, "filings">;
}
