import { isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { DomainError, notFound } from "../../platform/errors.ts";
import { derivedId } from "../../platform/ids.ts";
import type { RegulatoryChange } from "./change.model.ts";
import { changeById } from "./changes.store.ts";
import {
  findProposal,
  listVerdicts,
  newestProposals,
  saveVerdict,
  type StoredProposal,
  type Verdict,
} from "./proposals.store.ts";

export interface ProposalInForce extends StoredProposal {
  readonly status: "open" | Verdict["verdict"];
  readonly reason: string | null;
  readonly change_id: string | null;
  readonly decided_by: string | null;
  readonly decided_at: string | null;
}

/** The newest proposals of the releases, with what the tenant did with each. */
export async function listProposals(ctx: Ctx, { limit, status }: { limit: number; status?: string | undefined }) {
  const found = await newestProposals(ctx, limit);
  const verdicts = await listVerdicts(
    ctx,
    found.map(({ id }) => id),
  );
  return found
    .map((one) =>
      withVerdict(
        one,
        verdicts.find(({ proposal_id }) => proposal_id === one.id),
      ),
    )
    .filter((one) => status === undefined || one.status === status);
}

const withVerdict = (proposal: StoredProposal, verdict: Verdict | undefined): ProposalInForce => ({
  ...proposal,
  status: verdict?.verdict ?? "open",
  reason: verdict?.reason ?? null,
  change_id: verdict?.change_id ?? null,
  decided_by: verdict?.decided_by ?? null,
  decided_at: verdict?.decided_at ?? null,
});

/** @throws DomainError `not_found`. */
export async function requireProposal(ctx: Ctx, id: string): Promise<StoredProposal> {
  const found = await findProposal(ctx, id);
  if (!found) throw notFound("The proposal");
  return found;
}

/**
 * Registers a proposed change for the caller's tenant. Repeating it returns the same change.
 * @throws DomainError `validation_failed` where nobody says from when it applies, `invalid_state` after a dismissal.
 */
export async function acceptProposal(
  ctx: Ctx,
  proposal: StoredProposal,
  input: { readonly effective_date: string | null; readonly description: string | null },
): Promise<RegulatoryChange> {
  const effective_date = input.effective_date ?? proposal.effective_date;
  if (effective_date === null) {
    throw new DomainError("validation_failed", "The body is not valid.", {
      errors: [
        {
          path: "effective_date",
          code: "required",
          message: "The release does not say from when the change applies: give the day.",
        },
      ],
    });
  }
  const { article_id, regulation_id, change_type, old_value, new_value, source_url } = proposal;
  const change: RegulatoryChange = {
    id: derivedId("accepted", ctx.actor.tenantId, proposal.id),
    article_id,
    regulation_id,
    change_type,
    description: input.description ?? proposal.description,
    effective_date,
    old_value,
    new_value,
    source_url,
    created_at: isoTime(ctx.now()),
    created_by: ctx.actor.id,
  };
  const verdict = await saveVerdict(ctx, verdictOf(ctx, proposal, { reason: null, change_id: change.id }), change);
  if (verdict.change_id === null) throw decidedAlready(verdict);
  return (await changeById(ctx, verdict.change_id))[0]!;
}

/** Dismisses a proposal for the caller's tenant. @throws DomainError `invalid_state` after an acceptance. */
export async function dismissProposal(ctx: Ctx, proposal: StoredProposal, reason: string): Promise<ProposalInForce> {
  const verdict = await saveVerdict(ctx, verdictOf(ctx, proposal, { reason, change_id: null }), null);
  if (verdict.verdict !== "dismissed") throw decidedAlready(verdict);
  return withVerdict(proposal, verdict);
}

const verdictOf = (ctx: Ctx, { id }: StoredProposal, parts: Pick<Verdict, "reason" | "change_id">): Verdict => ({
  proposal_id: id,
  verdict: parts.change_id === null ? "dismissed" : "accepted",
  ...parts,
  decided_by: ctx.actor.id,
  decided_at: isoTime(ctx.now()),
});

const decidedAlready = ({ verdict, decided_by, decided_at }: Verdict) =>
  new DomainError("invalid_state", `${decided_by} ${verdict} the proposal on ${decided_at.slice(0, 10)}.`);
