import type { DeclaredControl, DeclaredOwner } from "../../customer/declared-owner.model.ts";
import type { Interest, InterestType, OwnershipParty, StatementSource } from "../ownership.model.ts";
import { companyOf, draftPart, exactShare, given, interest, type OwnershipPart } from "./part.ts";

const TYPES: Readonly<Record<DeclaredControl, InterestType>> = {
  shares: "shareholding",
  votes: "votingRights",
  appointment: "appointmentOfBoard",
  agreement: "otherInfluenceOrControl",
  senior_official: "seniorManagingOfficial",
  trustee: "trustee",
  settlor: "settlor",
  protector: "protector",
  beneficiary: "beneficiaryOfLegalArrangement",
};

/** What the customer declares of its owners, or of its directors. */
export function fromDeclared(
  declared: readonly DeclaredOwner[],
  subject: OwnershipParty,
  source: StatementSource,
  answer: "beneficial_owners" | "directors" = "beneficial_owners",
): OwnershipPart {
  // Who owns and also directs has a statement of either answer.
  const draft = draftPart(subject, source, `${source.name} ${answer}`);
  for (const owner of declared) {
    draft.add(partyOf(owner), [answer === "directors" ? interest("boardMember", "unknown", false) : interestOf(owner)]);
  }
  return draft.part();
}

function partyOf(owner: DeclaredOwner): Omit<OwnershipParty, "id"> {
  switch (owner.kind) {
    case "company":
      return companyOf({
        name: owner.name,
        country: owner.country ?? (owner.enterprise_number === undefined ? undefined : "BE"),
        number: owner.enterprise_number ?? owner.foreign_number,
      });
    case "person":
      return {
        kind: "person",
        name: owner.name,
        ...given("given_name", owner.given_names),
        ...given("family_name", owner.family_name),
        ...given("birth_date", owner.birth_date),
        ...given("birth_place", owner.birth_place),
        ...given("nationality", owner.nationality),
        ...given("country", owner.residence),
        ...given("is_pep", owner.is_pep),
      };
    case "unknown":
      return { kind: "unknown", name: owner.name, ...given("country", owner.country) };
  }
}

/** An owner who is declared without a means of control has an unknown interest, unless a share is given: then it is by shares. */
function interestOf({ kind, control, share_percent }: DeclaredOwner): Interest {
  const type = control ? TYPES[control] : share_percent === undefined ? "unknownInterest" : "shareholding";
  const isOwner = kind !== "company" && type !== "seniorManagingOfficial";
  return interest(type, "unknown", isOwner, exactShare(share_percent));
}
