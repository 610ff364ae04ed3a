import { z } from "zod";

const operatorKey = z.strictObject({
  operator: z.string().regex(/^[a-z0-9][a-z0-9._@-]{0,99}$/),
  kty: z.literal("OKP"),
  crv: z.literal("Ed25519"),
  kid: z.string().min(1).max(200),
  x: z.string().regex(/^[\w-]{43}$/),
});

/**
 * Public Ed25519 keys of the platform's operators. An operator may have several, for rotation. A key belongs to one
 * operator, because with a shared key one person could satisfy the four-eyes rule alone.
 */
export const operatorKeysSetting = z
  .array(operatorKey)
  .refine((keys) => new Set(keys.map(({ kid }) => kid)).size === keys.length, "two keys have the same kid")
  .refine((keys) => new Set(keys.map(({ x }) => x)).size === keys.length, "the same key is listed twice");

export type OperatorKey = z.output<typeof operatorKey>;

interface OperatorSettings {
  readonly AUTH_JWKS_URL: string;
  readonly AUTH_AUDIENCE: string;
  readonly PLATFORM_AUTH_AUDIENCE: string;
  readonly PLATFORM_KEYS: readonly OperatorKey[];
}

/** Why the settings of the platform credential contradict each other, or null. */
export function operatorFault(s: OperatorSettings): string | null {
  if (!s.PLATFORM_AUTH_AUDIENCE) return null;
  if (!s.AUTH_JWKS_URL) return "setting PLATFORM_AUTH_AUDIENCE goes with AUTH_JWKS_URL";
  if (s.PLATFORM_AUTH_AUDIENCE === s.AUTH_AUDIENCE) {
    return "setting PLATFORM_AUTH_AUDIENCE must differ from AUTH_AUDIENCE";
  }
  if (s.PLATFORM_KEYS.length > 0) {
    return "settings PLATFORM_AUTH_AUDIENCE and PLATFORM_KEYS exclude each other: one person could act as two operators";
  }
  return null;
}

/** Whether any platform credential is configured. */
export const hasOperators = (s: Pick<OperatorSettings, "PLATFORM_AUTH_AUDIENCE" | "PLATFORM_KEYS">): boolean =>
  s.PLATFORM_AUTH_AUDIENCE !== "" || s.PLATFORM_KEYS.length > 0;
