import { stripVTControlCharacters } from "node:util";
import type { Configuration } from "./configuration.ts";
import { type Finding, warning } from "./finding.ts";
import type { Wrangler } from "./wrangler.ts";

/** Below it lie the anchors of audit chains and the daily statements of screening. */
const PREFIX = "anchors/";
/** Records must be retained for ten years at most. */
const DAYS_AT_LEAST = 3_653;

const LOCK = (bucket: string, place: string) =>
  `npx wrangler r2 bucket lock add ${bucket} keep-anchors ${PREFIX} --retention-indefinite${place}; who administers this ` +
  "account can remove the rule, so copy the anchors to a bucket with a lock in another account too";

/** Whether the bucket of anchors has a rule by which nobody can replace or delete them: a binding cannot tell. */
export async function checkAnchorLock(wrangler: Wrangler, { declared }: Configuration): Promise<Finding[]> {
  const bucket = declared.r2_buckets.find(({ binding }) => binding === "ANCHOR_BUCKET");
  if (!bucket) return [];
  const { bucket_name: name, jurisdiction } = bucket;
  const place = jurisdiction === undefined ? [] : ["--jurisdiction", jurisdiction];
  const { code, out, err } = await wrangler.ask("r2", "bucket", "lock", "list", name, ...place);
  if (code !== 0) {
    const why = stripVTControlCharacters(err || out).trim();
    const fix = "give wrangler's token the right to read R2, or look at the bucket's lock rules in the dashboard";
    return [warning("anchors_lock_unknown", `the lock rules of ${name} cannot be read: ${why}`, fix)];
  }
  if (readRules(out).some(keepsAnchors)) return [];
  const message = `${name} has no lock rule that keeps ${PREFIX} for ten years: anchors and statements could be replaced or deleted`;
  return [warning("anchors_not_locked", message, LOCK(name, place.length > 0 ? ` ${place.join(" ")}` : ""))];
}

interface LockRule {
  readonly enabled?: string;
  readonly prefix?: string;
  readonly condition?: string;
}

/** Rules as wrangler prints them: a paragraph each, a line `label: value` for each of their fields. */
function readRules(out: string): LockRule[] {
  return stripVTControlCharacters(out)
    .split(/\n\s*\n/)
    .map((paragraph) =>
      Object.fromEntries([...paragraph.matchAll(/^(\w+): +(.*)$/gm)].map(([, name, value]) => [name, value])),
    );
}

function keepsAnchors({ enabled, prefix, condition = "" }: LockRule): boolean {
  const isOn = enabled === "Yes" && (prefix === "(all prefixes)" || (!!prefix && PREFIX.startsWith(prefix)));
  const days = Number(/^after ([\d.]+) days?$/.exec(condition)?.[1] ?? 0);
  return isOn && (condition === "indefinitely" || days >= DAYS_AT_LEAST);
}
