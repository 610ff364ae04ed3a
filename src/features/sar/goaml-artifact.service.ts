import type { Ctx } from "../../platform/context.ts";
import { DomainError } from "../../platform/errors.ts";
import { sha256Hex } from "../../platform/hashing.ts";
import type { Settings } from "../../platform/settings.ts";
import { checkGoaml } from "../../rendering/goaml/check-goaml.ts";
import { DEFAULT_PROFILE } from "../../rendering/goaml/default-profile.ts";
import type { GoamlProfile } from "../../rendering/goaml/goaml.model.ts";
import { renderGoaml } from "../../rendering/goaml/render-goaml.ts";
import type { CaseRecord } from "../../domain/case/case.record.ts";
import { spanOf } from "../../domain/relationships/relationship-span.rules.ts";
import { findRelationshipsOfCases } from "../relationships/relationships-of-cases.store.ts";
import { isSameOfficer } from "../../platform/actor-name.rules.ts";
import { goamlInput, type ReportedSar, type ReportingPerson } from "./goaml-input.ts";
import type { GoamlArtifact } from "../../domain/sar/sar.model.ts";

/** The report's object holds the text until it is stored, and one value of an object is at most 2 MB. */
const TEXT_MAX_BYTES = 1_800_000;

export interface WrittenArtifact {
  readonly artifact: GoamlArtifact;
  readonly text: string;
}

/**
 * Writes the goAML report of a case in its present state, and validates it.
 * @throws DomainError `payload_too_large` when it exceeds one report.
 */
export async function writeArtifact(
  ctx: Ctx,
  record: CaseRecord,
  sar: ReportedSar,
  filer: ReportingPerson | null = null,
): Promise<WrittenArtifact> {
  const profile = goamlProfile(ctx.settings);
  const [relationship] = await findRelationshipsOfCases(ctx, [record.workflowId]);
  const input = goamlInput(record, sar, ctx.settings.GOAML_RENTITY_ID, filer, spanOf(record, relationship));
  const { xml, notes, schema_version } = await renderGoaml(input, profile);
  const size = Buffer.byteLength(xml);
  if (size > TEXT_MAX_BYTES) throw new DomainError("payload_too_large", "The report is too large for one file.");
  const artifact = {
    key: `${record.caseId}/sar/${sar.sar_id}/goaml.xml`,
    sha256: sha256Hex(xml),
    size,
    schema_version,
    notes,
    faults: checkGoaml(input, profile),
  };
  return { artifact, text: xml };
}

/**
 * The officer as the person who reports: by the setting, else by the names in their token. Null where neither names
 * them, or where the token is another officer's.
 */
export function reportingPersonOf({ settings, actor }: Ctx, officer: string): ReportingPerson | null {
  const named = settings.GOAML_REPORTING_PERSONS;
  if (Object.hasOwn(named, officer)) return named[officer]!;
  if (!isSameOfficer(actor.id, officer) || actor.givenName === undefined || actor.familyName === undefined) return null;
  return { first_name: actor.givenName, last_name: actor.familyName };
}

/** The default profile, with the values that the operator's FIU sets otherwise. */
export function goamlProfile({ GOAML_PROFILE }: Pick<Settings, "GOAML_PROFILE">): GoamlProfile {
  // Parsed JSON has no undefined values, so every named field is set.
  return { ...DEFAULT_PROFILE, ...(GOAML_PROFILE as Partial<GoamlProfile>) };
}
