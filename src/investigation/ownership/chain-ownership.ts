import { registerName } from "../../sources/index.ts";
import type { OpenEnd, Ownership, OwnershipParty, StatementSource } from "../../domain/ownership/ownership.model.ts";
import { fromGleif } from "../../domain/ownership/statements/from-gleif.ts";
import { fromRegister, registeredParty } from "../../domain/ownership/statements/from-register.ts";
import { mergeOwnership } from "../../domain/ownership/statements/merge.ts";
import { companyParty, type OwnershipPart } from "../../domain/ownership/statements/part.ts";
import type { Answer, RegistryEntry } from "../../sources/types.ts";
import type { Dossier } from "../dossier.ts";
import { keyOfLink } from "./chain-links.ts";
import type { ChainCompany, OwnershipChain } from "./chain.model.ts";

/**
 * What registers and GLEIF state of who stands behind the customer. Null for a private person, and where nobody stated
 * anything in this run.
 */
export function ownershipOfSources(
  dossier: Dossier,
  registry: Answer<RegistryEntry> | undefined,
  chain: Answer<OwnershipChain> | undefined,
): Ownership | null {
  if (dossier.subject === "person") return null;
  const registered = registry?.outcome === "known" && registry.value.status !== "not_found" ? registry : null;
  const followed = chain?.outcome === "known" ? chain : null;
  if (registered === null && followed === null) return null;
  const { input, name, registerNumber: number } = dossier;
  const customer: OwnershipParty =
    registered === null ? companyParty({ name, country: input.country, number }) : registeredParty(registered.value);
  const companies = followed?.value.companies ?? [];
  const parts: OwnershipPart[] = [];
  if (registered !== null) {
    const { value, evidence } = registered;
    parts.push(withOpenEnds(fromRegister(value, sourceOf(value, evidence, input.startedAt)), companies));
  }
  for (const company of companies) {
    const evidence = company.evidence.flatMap((at) => followed!.evidence[at] ?? []);
    const { entry, lei_record: record, accounts, retrieved_at } = company;
    if (entry !== null)
      parts.push(withOpenEnds(fromRegister(entry, sourceOf(entry, evidence, retrieved_at)), companies));
    if (accounts !== null && accounts.shareholders.length > 0) {
      const own = evidence.filter(({ source: by }) => by === "nbb");
      const source: StatementSource = {
        type: "thirdParty",
        name: "nbb",
        as_of: accounts.exercise_end,
        retrieved_at: own[0]?.collected_at ?? retrieved_at,
        evidence_ids: own.map(({ id }) => id),
      };
      const depositor = { country: "BE", number: company.number!, status: "active" as const, legal_name: company.name };
      const { shareholders: owners } = accounts;
      parts.push(
        withOpenEnds(fromRegister({ ...depositor, legal_form: null, directors: null, owners }, source), companies),
      );
    }
    if (record?.found) {
      const source: StatementSource = {
        type: "thirdParty",
        name: "gleif",
        as_of: record.last_changed,
        retrieved_at,
        evidence_ids: evidence.filter(({ source: by }) => by === "gleif").map(({ id }) => id),
      };
      // GLEIF writes some numbers otherwise than their register, or not at all.
      const known = { ...record, number: company.number ?? record.number };
      parts.push(withOpenEnds(fromGleif(known, source), companies));
    }
  }
  // The customer or a document may be the only one to name a company as an owner, and neither is among these parts.
  const named = companies.filter(({ layer, number }) => layer === 1 && number !== null);
  const others = named.map((company) => ({
    open: company.open,
    party: companyParty({ ...company, country: company.country ?? undefined }),
  }));
  for (const { party, open } of others) {
    parts.push({ parties: [party], statements: [], open_ends: open === null ? [] : [{ party: party.id, ...open }] });
  }
  return mergeOwnership(
    customer,
    parts,
    others.map(({ party }) => party.id),
  );
}

const sourceOf = (
  { source, last_changed }: RegistryEntry,
  evidence: readonly { readonly id: string; readonly source: string; readonly collected_at: string }[],
  asked: string,
): StatementSource => {
  const own = evidence.filter((one) => one.source !== "gleif" && one.source !== "nbb");
  return {
    type: "officialRegister",
    name: registerName(source),
    as_of: last_changed ?? null,
    retrieved_at: own[0]?.collected_at ?? asked,
    evidence_ids: own.map(({ id }) => id),
  };
};

/** Marks the companies of a part behind which nobody was found, with the reason. */
function withOpenEnds(part: OwnershipPart, companies: readonly ChainCompany[]): OwnershipPart {
  const [subject] = part.parties;
  const ends = part.parties.flatMap((party): OpenEnd[] => {
    if (party === subject || party.kind !== "entity") return [];
    const open = companies.find((company) => isOf(company, party))?.open;
    return open == null ? [] : [{ party: party.id, ...open }];
  });
  return { ...part, open_ends: ends };
}

function isOf(company: ChainCompany, { name, country, identifiers = [] }: OwnershipParty): boolean {
  const ids = identifiers.map(({ id }) => id.toUpperCase());
  const number = company.number?.replace(/[^0-9A-Z]/gi, "").toUpperCase();
  if (company.lei !== null && ids.includes(company.lei)) return true;
  if (number !== undefined) return company.country === country && ids.includes(number);
  return keyOfLink(company) === keyOfLink({ ...company, name, country: country ?? null });
}
