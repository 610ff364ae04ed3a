import { canonicalHash } from "../../platform/canonical-json.ts";
import { callerKey, type Ctx } from "../../platform/context.ts";
import { seal, unseal } from "../../platform/sealing.ts";

const PURPOSE = "assistant-confirmation";
/** Long enough for a person to read what would happen. */
const LIFE_MS = 5 * 60_000;

interface Confirmed {
  readonly tenant: string;
  readonly caller: string;
  readonly tool: string;
  /** Canonical hash of the arguments. */
  readonly args: string;
  readonly expires: number;
  /** Idempotency key of the write, so that however often a confirmation comes, the write happens once. */
  readonly key: string;
}

/** What a confirmation is for. */
export interface Intent {
  readonly tool: string;
  readonly args: unknown;
}

/** A confirmation of one write, for this caller alone. */
export async function issueConfirmation(
  ctx: Ctx,
  intent: Intent,
): Promise<{ confirmation: string; expires_at: string }> {
  const expires = ctx.now().getTime() + LIFE_MS;
  const confirmed: Confirmed = { ...boundTo(ctx, intent), expires, key: `assistant-${ctx.newId()}` };
  const confirmation = await seal(ctx.settings.PORTAL_TOKEN_KEY, PURPOSE, JSON.stringify(confirmed));
  return { confirmation, expires_at: new Date(expires).toISOString() };
}

const boundTo = (ctx: Ctx, { tool, args }: Intent) => ({
  tenant: ctx.actor.tenantId,
  caller: callerKey(ctx.actor),
  tool,
  args: canonicalHash(args),
});

/** The key of the write, or null for a confirmation of something or somebody else, a forged or an expired one. */
export async function readConfirmation(ctx: Ctx, intent: Intent, confirmation: string): Promise<string | null> {
  const text = await unseal(ctx.settings.PORTAL_TOKEN_KEY, PURPOSE, confirmation).catch(() => null);
  if (text === null) return null;
  const { expires, key, ...bound } = JSON.parse(text) as Confirmed;
  const isSame = canonicalHash(bound) === canonicalHash(boundTo(ctx, intent));
  return isSame && ctx.now().getTime() < expires ? key : null;
}
