import type { StatementSource, UnnamedReason } from "../ownership.model.ts";
import { companyOf, companyParty, draftPart, given, interest, type OwnershipPart } from "./part.ts";

interface LeiCompany {
  readonly lei: string;
  readonly name: string;
  /** ISO 3166-1 alpha-2 of the register. */
  readonly country?: string | undefined;
  /** In the register of `country`. */
  readonly number?: string | null | undefined;
}

/** What GLEIF states of a company's parents: those that consolidate its accounts, or why none is named. */
export interface LeiParents extends LeiCompany {
  readonly parents: readonly (
    | (LeiCompany & { readonly level: "direct" | "ultimate"; readonly since?: string | undefined })
    | { readonly level: "direct" | "ultimate"; readonly exception: string }
  )[];
}

/** GLEIF does not collect who the persons or the companies without consolidated accounts are. */
const REASONS: Readonly<Record<string, UnnamedReason>> = {
  NATURAL_PERSONS: "informationUnknownToPublisher",
  NON_CONSOLIDATING: "informationUnknownToPublisher",
  NO_LEI: "informationUnknownToPublisher",
  NO_KNOWN_PERSON: "subjectUnableToConfirmOrIdentifyBeneficialOwner",
  NON_PUBLIC: "interestedPartyExemptFromDisclosure",
  BINDING_LEGAL_COMMITMENTS: "interestedPartyExemptFromDisclosure",
  LEGAL_OBSTACLES: "interestedPartyExemptFromDisclosure",
  DISCLOSURE_DETRIMENTAL: "interestedPartyExemptFromDisclosure",
  DETRIMENT_NOT_EXCLUDED: "interestedPartyExemptFromDisclosure",
  CONSENT_NOT_OBTAINED: "interestedPartyHasNotProvidedInformation",
};

const details = (level: "direct" | "ultimate"): string =>
  level === "direct"
    ? "Direct parent that consolidates its accounts"
    : "Ultimate parent that consolidates its accounts";

/** Parents by consolidated accounts. That is control without a per cent, and no shareholding. */
export function fromGleif(record: LeiParents, source: StatementSource): OwnershipPart {
  const draft = draftPart(companyParty(record), source);
  const direct = record.parents.find((one) => one.level === "direct" && "lei" in one);
  for (const parent of record.parents) {
    const { level } = parent;
    if ("exception" in parent) {
      const held = interest("otherInfluenceOrControl", "unknown", false, { details: details(level) });
      draft.addUnnamed(REASONS[parent.exception] ?? "unknown", `GLEIF: ${parent.exception} (${level} parent)`, [held]);
      continue;
    }
    // The ultimate parent is the direct one where no company stands between them.
    const isDirect = level === "direct" || (direct !== undefined && "lei" in direct && direct.lei === parent.lei);
    draft.add(companyOf(parent), [
      interest("otherInfluenceOrControl", isDirect ? "direct" : "indirect", false, {
        ...given("start_date", parent.since),
        details: details(level),
      }),
    ]);
  }
  return draft.part();
}
