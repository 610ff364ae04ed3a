import { canonicalHash } from "../../platform/canonical-json.ts";
import { CHAIN_START } from "../../platform/chain.rules.ts";
import { PLATFORM_CHAIN, type SignedHead } from "../../platform/signed-head.ts";

/**
 * Reports to the FIU are anchored separately, so that a reader of one kind of anchor learns nothing of the other.
 * The platform's chain belongs to no tenant: the tenant of its anchors is empty.
 */
export const ANCHOR_SCOPES = ["cases", "reports", "platform"] as const;
export type AnchorScope = (typeof ANCHOR_SCOPES)[number];

export function scopeOf(chain: string): AnchorScope {
  if (chain === PLATFORM_CHAIN) return "platform";
  return chain.startsWith("sar:") ? "reports" : "cases";
}

/** A head that changed since it was last exported. */
export type UnanchoredHead = Omit<SignedHead, "signature">;

/** All heads of a tenant that changed since the previous anchor, under one hash that also covers that anchor. */
export interface Anchor {
  readonly format: typeof ANCHOR_FORMAT;
  readonly tenant: string;
  readonly scope: AnchorScope;
  /** Counts from 1, so that a missing anchor shows. */
  readonly number: number;
  readonly made_at: string;
  readonly heads: readonly UnanchoredHead[];
  /** `hash` of the previous anchor; 64 zeros for the first. */
  readonly previous: string;
  /** Hex SHA-256 of the RFC 8785 JSON of the anchor without `hash` and `signature`. */
  readonly hash: string;
  /** JWS by the service's key over {format, tenant, scope, number, hash}. */
  readonly signature: string;
}

export const ANCHOR_FORMAT = "dossier-anchor/1";
export const FIRST_PREVIOUS = CHAIN_START.hash;

type AnchorBody = Omit<Anchor, "hash" | "signature">;

export const anchorHash = (body: AnchorBody): string => canonicalHash(body);

/** The statement that an anchor's signature signs. */
export const anchorStatement = ({ format, tenant, scope, number, hash }: Omit<Anchor, "signature">) => ({
  format,
  tenant,
  scope,
  number,
  hash,
});

/** Why an anchor cannot follow `before`, in words, or null. Its signature is verified separately. */
export function findAnchorFault(anchor: Anchor, before: Anchor | null): string | null {
  const { hash, signature: _signature, ...body } = anchor;
  if (anchor.format !== ANCHOR_FORMAT) return "it is of an unknown format";
  if (anchorHash(body) !== hash) return "it was changed";
  if (anchor.number !== (before?.number ?? 0) + 1) return `the one before it, ${anchor.number - 1}, is missing`;
  return anchor.previous === (before?.hash ?? FIRST_PREVIOUS) ? null : "it does not follow from the one before";
}

/** What is exported: anchors of chains, and the daily statements of screening. */
const EXPORT_SCOPES = [...ANCHOR_SCOPES, "screening"] as const;
type ExportScope = (typeof EXPORT_SCOPES)[number];

/** The place of one anchor among all. */
export interface AnchorPlace {
  readonly tenant: string;
  readonly scope: ExportScope;
  readonly number: number;
}

/** Numbers are padded, so that names sort in order. */
const nameOf = ({ tenant, scope, number }: AnchorPlace): string =>
  `${folderOf({ tenant, scope })}${String(number).padStart(8, "0")}`;
const folderOf = ({ tenant, scope }: Pick<AnchorPlace, "tenant" | "scope">): string =>
  `${encodeURIComponent(scope === "platform" ? scope : tenant)}/${scope}/`;

/** The keys of an anchor and of its time stamp. */
export const anchorKey = (place: AnchorPlace): string => `anchors/${nameOf(place)}.json`;
export const stampKey = (place: AnchorPlace): string => `anchors/${nameOf(place)}.tsr`;

const UNSTAMPED = "unstamped-anchors/";
export const unstampedKey = (place: AnchorPlace): string => UNSTAMPED + nameOf(place);
export const unstampedPrefix = (of?: Pick<AnchorPlace, "tenant" | "scope">): string =>
  of ? UNSTAMPED + folderOf(of) : UNSTAMPED;

/** Parses the key of an anchor that waits for its time stamp; null for another key. */
export function placeOfMark(key: string): AnchorPlace | null {
  const [tenant, scope, number] = key.slice(UNSTAMPED.length).split("/");
  const known = EXPORT_SCOPES.find((one) => one === scope);
  if (!known || !number) return null;
  return { tenant: known === "platform" ? "" : decodeURIComponent(tenant!), scope: known, number: Number(number) };
}
