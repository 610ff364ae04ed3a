import { drawOwnership } from "../../domain/ownership/drawing/draw-ownership.ts";
import type { OwnershipInForce } from "../../domain/ownership/ownership-in-force.rules.ts";
import { isHolding, type OwnershipStatement } from "../../domain/ownership/ownership.model.ts";
import {
  heldWords,
  interestWords,
  NOBODY_NAMED,
  percentWords,
  shareWords,
  sourceWords,
  unnamedOwnerWords,
} from "../../domain/ownership/ownership-words.ts";
import type { BeneficialOwner } from "../../domain/ownership/structure.model.ts";
import { bar, type Block, facts, heading, panel, stack, table, text } from "../document/blocks.ts";
import { formatCount } from "../document/format.ts";
import { ownershipPicture } from "../ownership/ownership-picture.ts";

/** Width of the broadest drawing that is legible across a page, in its own units. */
const BROADEST = 790;

/** Who stands behind the customer: picture, beneficial owners, what is open, and what each source states. */
export function composeOwnership(reported: OwnershipInForce | null): Block[] {
  if (reported === null) return [];
  const { ownership, structure } = reported;
  const { beneficial_owners: owners, warnings } = structure;
  return [
    heading(1, "Who stands behind the customer", noteOf(reported)),
    ...(ownership.statements.length === 0 ? [panel("warning", NOBODY_NAMED)] : []),
    ownershipPicture(drawOwnership(ownership, structure, { width: BROADEST }), "Owners of the customer"),
    ...accountedFor(reported),
    ...(owners.length === 0 ? [] : composeOwners(reported)),
    ...(warnings.length === 0
      ? []
      : [heading(2, "Points to note"), { kind: "bullets" as const, items: warnings.map((warning) => warning.text) }]),
    ...composeStatements(reported),
  ];
}

function noteOf({ structure }: OwnershipInForce): string {
  const { beneficial_owners: owners, layers, countries } = structure;
  const found =
    owners.length === 0
      ? "No beneficial owner is established"
      : formatCount(owners.length, "beneficial owner", "beneficial owners");
  const between = layers === 0 ? [] : [`${formatCount(layers, "layer", "layers")} between`];
  const where = countries.length > 1 ? [`companies in ${countries.join(", ")}`] : [];
  return `${[found, ...between, ...where].join(", ")}.`;
}

function accountedFor({ ownership, structure: { unaccounted_share: open } }: OwnershipInForce): Block[] {
  if (ownership.statements.length === 0) return [];
  const words = open < 0.005 ? "Nothing" : `${percentWords(open)} of the capital is not traced to a natural person`;
  const restsOnWord = ownership.statements.some((statement) => isOnlyDeclared(statement, ownership.statements));
  const said = restsOnWord ? `${words}, by the customer's word; other sources do not confirm all owners` : words;
  return [
    facts([
      [
        "Not accounted for",
        stack(text(said, "strong"), bar(open / 100, open > 0 ? "high" : restsOnWord ? "medium" : "positive")),
      ],
    ]),
  ];
}

const isDeclared = ({ source }: OwnershipStatement): boolean => source.name === "customer";

/** Whether nobody but the customer says that this party holds this company. */
const isOnlyDeclared = (statement: OwnershipStatement, all: readonly OwnershipStatement[]): boolean =>
  isDeclared(statement) &&
  statement.interests.some(isHolding) &&
  !all.some(
    (other) =>
      !isDeclared(other) &&
      other.subject === statement.subject &&
      other.interested_party === statement.interested_party,
  );

const nameIn = ({ ownership }: OwnershipInForce, id: string): string =>
  ownership.parties.find((party) => party.id === id)?.name ?? id;

const shareOf = ({ effective_share: share, share_range }: BeneficialOwner): string =>
  shareWords({ share, share_range }) ?? "not known";

function composeOwners(reported: OwnershipInForce): Block[] {
  return [
    heading(2, "Beneficial owners"),
    table(
      [
        { label: "PERSON", share: 1 },
        { label: "SHARE", points: 62, align: "right" },
        { label: "WHY", share: 1.6 },
        { label: "NAMED BY", share: 0.8 },
      ],
      reported.structure.beneficial_owners.map((owner) => {
        const sources = owner.sources.map(sourceWords).join(", ");
        return [
          stack(text(nameIn(reported, owner.person), "strong"), text(controlWords(owner), "caption")),
          shareOf(owner),
          owner.only_declared ? `As declared: ${owner.explanation}` : owner.explanation,
          owner.only_declared ? text(`${sources} only`, "body", "medium") : sources,
        ];
      }),
    ),
  ];
}

const controlWords = ({ basis, control }: BeneficialOwner): string =>
  basis === "senior_official" ? "senior managing official" : [...new Set(control.map(interestWords))].join(", ");

function composeStatements(reported: OwnershipInForce): Block[] {
  const { statements } = reported.ownership;
  if (statements.length === 0) return [];
  const holder = ({ interested_party: by }: OwnershipStatement) =>
    typeof by === "string" ? text(nameIn(reported, by), "strong") : text(unnamedOwnerWords(by), "body", "high");
  return [
    heading(
      2,
      "What each source states",
      "Sources may contradict each other: each statement stands as its source makes it.",
    ),
    table(
      [
        { label: "WHO", share: 1.2 },
        { label: "HOLDS", share: 1 },
        { label: "IN", share: 1.2 },
        { label: "BY", share: 1 },
        { label: "OF", points: 56 },
      ],
      statements.map((statement) => [
        holder(statement),
        heldWords(statement.interests),
        nameIn(reported, statement.subject),
        sourceWords(statement.source.name),
        statement.source.as_of ?? statement.source.retrieved_at.slice(0, 10),
      ]),
    ),
  ];
}
