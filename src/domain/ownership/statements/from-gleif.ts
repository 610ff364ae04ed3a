import type { StatementSource, UnnamedReason } from "../ownership.model.ts";
import { companyOf, companyParty, draftPart, given, interest, type OwnershipPart } from "./part.ts";

type Parent =
  | {
      readonly state: "named";
      readonly lei: string;
      readonly name: string;
      readonly country: string;
      readonly number: string | null;
      readonly since: string | null;
    }
  | { readonly state: "exception"; readonly reason: string }
  | { readonly state: "none_reported" }
  | { readonly state: "unknown"; readonly lei?: string };

/** The members of GLEIF's record of a company (`LeiAnswer` of the sources) that say into which it consolidates. */
export interface LeiParents {
  readonly lei: string;
  readonly legal_name: string;
  /** ISO 3166-1 alpha-2 of the register. */
  readonly country: string;
  readonly number: string | null;
  readonly parents: { readonly direct: Parent; readonly ultimate: Parent };
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

const WORDS: Readonly<Record<string, string>> = {
  NATURAL_PERSONS: "it is owned by natural persons, whom GLEIF does not collect",
  NON_CONSOLIDATING: "no parent consolidates its accounts",
  NO_LEI: "its parent has no LEI",
  NO_KNOWN_PERSON: "it knows of no person who owns it",
  NON_PUBLIC: "its parent is not made public",
  BINDING_LEGAL_COMMITMENTS: "a legal commitment forbids to name its parent",
  LEGAL_OBSTACLES: "the law forbids to name its parent",
  DISCLOSURE_DETRIMENTAL: "it holds that naming its parent would do harm",
  DETRIMENT_NOT_EXCLUDED: "it holds that naming its parent could do harm",
  CONSENT_NOT_OBTAINED: "its parent did not consent to be named",
};

const LEVELS = ["direct", "ultimate"] as const;

/**
 * Parents by consolidated accounts. That is control without a per cent, and no shareholding. A parent of which only the
 * LEI arrived is named by it.
 */
export function fromGleif(record: LeiParents, source: StatementSource): OwnershipPart {
  const { lei, legal_name: name, country, number, parents } = record;
  const draft = draftPart(companyParty({ name, country, number, lei }), source);
  const leiOf = (parent: Parent): string | undefined => ("lei" in parent ? parent.lei : undefined);
  for (const level of LEVELS) {
    const parent = parents[level];
    const details = `${level === "direct" ? "Direct" : "Ultimate"} parent that consolidates its accounts`;
    if (parent.state === "exception") {
      const held = interest("otherInfluenceOrControl", "unknown", false, { details });
      draft.addUnnamed(REASONS[parent.reason] ?? "unknown", describe(parent.reason, level), [held]);
    } else if (leiOf(parent) !== undefined) {
      const isNamed = parent.state === "named";
      // The ultimate parent is the direct one where no company stands between them.
      const isDirect = level === "direct" || leiOf(parents.direct) === leiOf(parent);
      draft.add(companyOf(isNamed ? parent : { name: leiOf(parent)!, lei: leiOf(parent) }), [
        interest("otherInfluenceOrControl", isDirect ? "direct" : "indirect", false, {
          ...given("start_date", isNamed ? parent.since : null),
          details,
        }),
      ]);
    }
  }
  return draft.part();
}

/** "its parent is not made public (NON_PUBLIC, direct parent)". */
const describe = (reason: string, level: (typeof LEVELS)[number]): string =>
  `${WORDS[reason] ?? "GLEIF names no parent"} (${reason}, ${level} parent)`;
