import { countryInSentence, countryName } from "../../../platform/country-code.ts";
import { judgesBefore } from "../../case/rules-version.model.ts";
import { capitalized, listed } from "../../diligence/check-results.ts";
import type { InterestType, OpenEnd, Ownership, OwnershipParty } from "../ownership.model.ts";
import type { BeneficialOwner, OwnershipWarning, StructurePolicy } from "../structure.model.ts";
import { ringsIn } from "./chain.rules.ts";
import {
  type Dimension,
  hasEnded,
  inWords,
  isFoundation,
  isRole,
  issuesCertificates,
  namesBearerShares,
  rangeInWords,
  ROUNDING,
  sourceInWords,
} from "./interests.rules.ts";
import type { OwnedNode, OwnershipGraph } from "./ownership-graph.rules.ts";
import { unaccountedIn } from "./unaccounted.rules.ts";
import { isOfOwnerRegister } from "./owner-register.rules.ts";

export interface Findings {
  readonly ownership: Ownership;
  readonly graph: OwnershipGraph;
  readonly policy: StructurePolicy;
  readonly owners: readonly BeneficialOwner[];
  /** A fraction of the capital. */
  readonly unaccounted: number;
  /** The effective shares of all persons together, a fraction. */
  readonly together: number;
  /** By node, what part the least shares account for. */
  readonly accounted: Float64Array;
  readonly openEnds: readonly OpenEnd[];
  readonly layers: number;
  readonly countries: readonly string[];
}

const MANY_LAYERS = 3;

/** Warnings that follow from the chain itself, each one sentence for officers. */
export function warningsOn(findings: Findings): OwnershipWarning[] {
  const { graph } = findings;
  const companies = graph.parties.flatMap((_, node) => (graph.isPerson[node]! ? [] : [node]));
  return [
    ...unaccountedIn(findings),
    ...overAccounted(findings, companies),
    ...circular(graph),
    ...acrossBorders(findings),
    ...companies.flatMap((node) => ofCompany(graph, node, findings)),
    ...declaredOnly(findings),
  ];
}

/** That what is stated of a company directly, in a dimension, adds up to more than the whole; null where it does not. */
function beyondWhole(graph: OwnershipGraph, node: number, dimension: Dimension): OwnershipWarning | null {
  const { holdings, unnamed } = graph.owned[node]!;
  const { id, name } = graph.parties[node]!;
  const held = holdings[dimension];
  const nobody = dimension === "capital" ? unnamed.reduce((sum, { share }) => sum + (share?.low ?? 0), 0) : 0;
  const sum = held.reduce((total, { low }) => total + low, nobody);
  if (sum <= 1 + ROUNDING) return null;
  const parts = held.map((one) => `${graph.parties[one.node]!.name} ${inWords(one.low)}`).sort();
  const what = { capital: "shares", votes: "votes", profits: "profits" }[dimension];
  const text = `The ${what} in ${name} add up to ${inWords(sum)} (${listed(nobody > 0 ? [...parts, `not named ${inWords(nobody)}`] : parts)}), so at least one figure is wrong or out of date; each is used as stated, and nobody counts for more than 100 %.`;
  return { code: "over_accounted_capital", text, parties: [id, ...held.map((one) => graph.parties[one.node]!.id)] };
}

/** The same of the customer's own shares, as a sentence. */
export const sharesBeyondWhole = (graph: OwnershipGraph): string | null =>
  beyondWhole(graph, 0, "capital")?.text ?? null;

function overAccounted(
  { graph, together, owners, ownership }: Findings,
  companies: readonly number[],
): OwnershipWarning[] {
  const direct = companies.flatMap((node) =>
    graph.dimensions.flatMap((dimension) => beyondWhole(graph, node, dimension) ?? []),
  );
  if (direct.length > 0 || together <= 1 + ROUNDING) return direct;
  const text = `The effective shares of all persons in ${graph.parties[0]!.name} add up to ${inWords(together)}, so at least one figure is wrong or out of date; each is used as stated.`;
  return [
    { code: "over_accounted_capital", text, parties: [ownership.subject, ...owners.map(({ person }) => person)] },
  ];
}

const circular = (graph: OwnershipGraph): OwnershipWarning[] =>
  ringsIn(graph).map((ring) => {
    const members = ring.map((node) => graph.parties[node]!);
    const [first] = ring;
    const own = graph.owned[first!]!.holdings.capital.find(({ node }) => node === first);
    const text =
      members.length > 1
        ? `${listed(members.map(({ name }) => name))} hold shares in each other, directly or through others; effective shares are calculated over the whole ring.`
        : own !== undefined && 1 - own.low <= ROUNDING
          ? `A source states that ${members[0]!.name} holds all of its own shares. No company can: somebody who is not named holds them.`
          : `${members[0]!.name} holds ${own === undefined ? "a part" : rangeInWords(own)} of its own shares; effective shares are calculated over the other holders.`;
    return { code: "circular_holdings", text, parties: members.map(({ id }) => id) };
  });

function acrossBorders({ graph, policy, owners, layers, countries, ownership }: Findings): OwnershipWarning[] {
  const { subject } = ownership;
  const named = judgesBefore(policy, 13) ? countryName : countryInSentence;
  const found: OwnershipWarning[] = [];
  if (layers > MANY_LAYERS) {
    const text = `${layers} layers of companies or arrangements stand between ${graph.parties[0]!.name} and its most distant owner.`;
    found.push({ code: "many_layers", text, parties: [subject] });
  }
  if (countries.length > 1) {
    const text = `The companies in the chain are registered in ${listed(countries.map(named))}.`;
    found.push({ code: "several_countries", text, parties: [subject] });
  }
  const persons = new Set(owners.map(({ person }) => person));
  const isHigh = (code: string | undefined): code is string =>
    code !== undefined && policy.high_risk_countries.includes(code);
  for (const [node, party] of graph.parties.entries()) {
    const { id, name, country, nationality } = party;
    if (graph.isPerson[node]! && !persons.has(id)) continue;
    if (isHigh(country)) {
      const verb = graph.isPerson[node]! ? "lives" : "is registered";
      const text = `${name} ${verb} in ${named(country)}, a high-risk country.`;
      found.push({ code: "high_risk_country", text, parties: [id] });
    }
    if (isHigh(nationality) && nationality !== country) {
      const text = `${name} has the nationality of ${named(nationality)}, a high-risk country.`;
      found.push({ code: "high_risk_country", text, parties: [id] });
    }
  }
  return found;
}

function ofCompany(graph: OwnershipGraph, node: number, { policy, ownership }: Findings): OwnershipWarning[] {
  const party = graph.parties[node]!;
  const { id, name } = party;
  const owned = graph.owned[node]!;
  const nameOf = (of: string): string => ownership.parties.find((one) => one.id === of)?.name ?? of;
  const found: OwnershipWarning[] = [];
  for (const { owner, held } of owned.nominees) {
    const part = held.capital ? rangeInWords(held.capital) : "a part";
    const behind = owned.nominators.map((one) => one.owner);
    const whom = behind.length === 0 ? "somebody whom no source names" : listed(behind.map(nameOf));
    const text = `${nameOf(owner)} holds ${part} of ${name} as a nominee for ${whom}; a nominee is not the owner.`;
    found.push({ code: "nominee", text, parties: [owner, id, ...behind] });
  }
  found.push(...ofArrangement(graph, party, owned, nameOf, policy));
  if (owned.isListed) found.push(withoutShares(party, owned, nameOf));
  if (hasBearerShares(ownership, party, policy.today)) {
    const text = `A source states bearer shares of ${name}: the holder of such a certificate owns the shares, and no register shows who that is.`;
    found.push({ code: "bearer_shares", text, parties: [id] });
  }
  if (party.status === "stopped" && node !== 0) {
    const text = `According to its register, ${name} has ceased to exist, but a source still names it in the chain of owners.`;
    found.push({ code: "ended_entity", text, parties: [id] });
  }
  return found;
}

/** Beneficial owners whom an official register names without a share. */
function withoutShares({ id, name }: OwnershipParty, { stakes }: OwnedNode, nameOf: (id: string) => string) {
  const named = stakes.filter(({ statements }) => statements.some(isOfOwnerRegister));
  const register = sourceInWords(named[0]!.statements.find(isOfOwnerRegister)!);
  const persons = named.map(({ owner }) => owner);
  const text = `${capitalized(register)} names ${listed(persons.map(nameOf).sort())} as ${persons.length === 1 ? "the beneficial owner" : "the beneficial owners"} of ${name}, without ${persons.length === 1 ? "a share" : "their shares"}. By the register's word the chain ends there; how much each of them holds is not known.`;
  return { code: "shares_not_stated" as const, text, parties: [id, ...persons] };
}

const ROLES: readonly (readonly [InterestType, string])[] = [
  ["settlor", "settlor"],
  ["trustee", "trustee"],
  ["protector", "protector"],
  ["beneficiaryOfLegalArrangement", "beneficiary"],
];

/** Whether a source states bearer shares of a company, which anybody may hold by now. */
export const hasBearerShares = ({ statements }: Ownership, { id, legal_form = "" }: OwnershipParty, today: string) =>
  namesBearerShares(legal_form) ||
  statements.some(
    ({ subject, interests }) =>
      subject === id && interests.some((one) => !hasEnded(one, today) && namesBearerShares(one.details ?? "")),
  );

/** `, while the profit is that of A (60 %) and B (40 %)`: whom a source gives the profit of what a foundation holds. */
function profitsBeside(graph: OwnershipGraph, foundation: string): string {
  const held = graph.owned.find(({ holdings }) =>
    holdings.capital.some(({ node }) => graph.parties[node]!.id === foundation),
  );
  const profits =
    held?.holdings.profits
      .filter(({ high }) => high > ROUNDING)
      .map((one) => `${graph.parties[one.node]!.name} (${rangeInWords(one)})`) ?? [];
  return profits.length === 0
    ? ""
    : `, though the rights to profit are those of ${listed(profits.sort())}: its conditions of administration and its board are to be handed in`;
}

/** A trust, a foundation, or a foundation that issues certificates, with who is named in each role. */
function ofArrangement(
  graph: OwnershipGraph,
  party: OwnershipParty,
  { roles, holdings }: OwnedNode,
  nameOf: (id: string) => string,
  policy: StructurePolicy,
): OwnershipWarning[] {
  const { id, name } = party;
  const ids = [id, ...new Set(roles.map(({ owner }) => owner))];
  if (issuesCertificates(party)) {
    const holders = holdings.capital.map((one) => graph.parties[one.node]!.name).sort();
    const who =
      holders.length === 0
        ? `whose holders no source names${judgesBefore(policy, 9) ? "" : profitsBeside(graph, id)}`
        : `which are held by ${listed(holders)}`;
    const text = `${name} holds shares and issues certificates for them, ${who}; holders of certificates count as owners, and its board controls the shares.`;
    return [{ code: "certificates", text, parties: ids }];
  }
  const isTrust = party.kind === "arrangement" || roles.some(({ types }) => types.some(isRole));
  if (!isTrust && !isFoundation(party)) return [];
  const named = ROLES.flatMap(([type, word]) => {
    const holders = roles.filter(({ types }) => types.includes(type)).map(({ owner }) => nameOf(owner));
    return holders.length === 0 ? [] : [`${word} ${listed(holders.sort())}`];
  });
  if (isFoundation(party)) {
    const who =
      roles.length === 0
        ? "no source names its founders, board or beneficiaries"
        : `named are ${listed(ids.slice(1).map(nameOf).sort())}`;
    const text = `${name} is a foundation, which has no owners; ${who}, and its founders, board members and beneficiaries count as beneficial owners.`;
    return [{ code: "foundation", text, parties: ids }];
  }
  const missing = ROLES.filter(([type]) => type !== "protector" && !roles.some(({ types }) => types.includes(type)));
  const lacking = missing.length === 0 ? "" : ` No source names its ${listed(missing.map(([, word]) => word))}.`;
  const who = named.length === 0 ? "" : ` (${named.join("; ")})`;
  const what =
    party.kind === "arrangement"
      ? `${name} is a trust or a similar arrangement`
      : `${name} is held through a trust or a similar arrangement that no source names`;
  const text = `${what}${who}; settlors, trustees, protectors and beneficiaries count as beneficial owners of what it holds.${lacking}`;
  return [{ code: "trust", text, parties: ids }];
}

function declaredOnly({ owners, ownership }: Findings): OwnershipWarning[] {
  const only = owners.filter(({ only_declared: is }) => is).map(({ person }) => person);
  // What stands in a paper that no officer has accepted need not be what the customer declares.
  const declared = new Set(
    ownership.statements.flatMap(({ interested_party: owner, source }) =>
      typeof owner === "string" && !source.name.startsWith("document:") ? [owner] : [],
    ),
  );
  const warning = (parties: readonly string[], text: (names: string) => string): OwnershipWarning[] => {
    const names = parties.map((id) => ownership.parties.find((one) => one.id === id)!.name);
    return parties.length === 0 ? [] : [{ code: "only_declared", text: text(listed(names)), parties }];
  };
  const named = new Set(
    ownership.statements.flatMap(({ interested_party: owner, source }) =>
      typeof owner === "string" && source.type !== "selfDeclaration" ? [owner] : [],
    ),
  );
  return [
    ...warning(
      only.filter((id) => named.has(id)),
      (names) => `Only the customer says that as much is owned by ${names}; no register and no accepted document does.`,
    ),
    ...warning(
      only.filter((id) => declared.has(id) && !named.has(id)),
      (names) => `Only the customer names ${names}; no register and no accepted document does.`,
    ),
    ...warning(
      only.filter((id) => !declared.has(id) && !named.has(id)),
      (names) => `Only a document that no officer has accepted names ${names}; no register does, nor the customer.`,
    ),
  ];
}
