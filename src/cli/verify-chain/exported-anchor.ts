import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Anchor, AnchorScope } from "../../features/audit-chains/anchor.rules.ts";
import { findStampFault, readStamp } from "../../features/audit-chains/time-stamp.rules.ts";
import { sha256Bytes } from "../../platform/hashing.ts";
import { CliError } from "../program.ts";

/** An anchor with the bytes that were stamped, and the stamp. */
export interface ExportedAnchor {
  readonly anchor: Anchor;
  readonly bytes: Uint8Array;
  readonly stamp: Uint8Array | null;
}

/** The file name without its ending, as in the bucket. */
export const fileNameOf = ({ number }: Pick<Anchor, "number">): string => String(number).padStart(8, "0");

/** The anchors of one tenant and scope in a directory, in their order. */
export function readExported(directory: string, tenant: string, scope: AnchorScope): ExportedAnchor[] {
  try {
    return readdirSync(directory)
      .filter((name) => name.endsWith(".json"))
      .map((name) => readOne(path.join(directory, name)))
      .filter(({ anchor }) => anchor.tenant === tenant && anchor.scope === scope)
      .toSorted((a, b) => a.anchor.number - b.anchor.number);
  } catch {
    throw new CliError(`${directory} is not a directory of anchors that can be read`);
  }
}

function readOne(file: string): ExportedAnchor {
  const bytes = readFileSync(file);
  const stampFile = file.replace(/\.json$/, ".tsr");
  const stamp = existsSync(stampFile) ? readFileSync(stampFile) : null;
  return { anchor: JSON.parse(bytes.toString("utf8")) as Anchor, bytes, stamp };
}

/**
 * What an anchor's stamp proves without the authority's certificate.
 * @throws CliError when the stamp is of other bytes.
 */
export function judgeStamp({ anchor, bytes, stamp }: ExportedAnchor): { words: string; isStamped: boolean } {
  if (!stamp) return { words: "no time stamp", isStamped: false };
  const fault = findStampFault(stamp, { imprint: sha256Bytes(bytes) });
  if (fault !== null) throw new CliError(`NOT OK: the time stamp of anchor ${anchor.number}: ${fault}`);
  const reading = readStamp(stamp);
  const time = reading.ok ? reading.content.time : "";
  return { words: `time stamp of ${time}, of exactly these bytes`, isStamped: true };
}
