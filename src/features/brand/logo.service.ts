import type { Ctx } from "../../platform/context.ts";
import { sha256Hex } from "../../platform/hashing.ts";

const FOLDER = "brands/";

/** Keeps a logo under the hash of its bytes, so that the same picture is kept once. @returns its path on this host. */
export async function putLogo(ctx: Ctx, bytes: Uint8Array, contentType: string): Promise<string> {
  const name = sha256Hex(bytes);
  await ctx.env.FILES.put(FOLDER + name, bytes, { httpMetadata: { contentType } });
  return `/${FOLDER}${name}`;
}

/** A logo that a tenant handed in; null for any other name. */
export const findLogo = (env: Env, name: string): Promise<R2ObjectBody | null> =>
  /^[0-9a-f]{64}$/.test(name) ? env.FILES.get(FOLDER + name) : Promise.resolve(null);
