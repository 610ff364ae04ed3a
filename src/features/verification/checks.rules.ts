import {
  ADDRESS_MATCH_THRESHOLD,
  compareAddresses,
  compareCompanyNames,
  NAME_MATCH_THRESHOLD,
} from "../../domain/matching/index.ts";
import { endingActs } from "../../investigation/agents/gazette.ts";
import { classifySituation } from "../../sources/index.ts";
import type { GazetteAnswer } from "../../sources/filings.model.ts";
import type { Answer, DebtAnswer, PeppolAnswer, RegistryEntry, VatAnswer } from "../../sources/types.ts";
import type {
  AddressCheck,
  Checked,
  Checks,
  DebtCheck,
  EntityCheck,
  NameCheck,
  PeppolCheck,
  RegistryCheck,
  VatCheck,
} from "../../domain/verification/verification.model.ts";
import { citedHash, oldestOf, registryHash } from "./citation.rules.ts";

export type Known<T> = Extract<Answer<T>, { readonly outcome: "known" }>;

/** The answers of the sources. Without registry and VAT system there is no verification. */
export interface Findings {
  readonly kbo: Known<RegistryEntry>;
  readonly vies: Known<VatAnswer>;
  readonly peppol: Answer<PeppolAnswer>;
  readonly debt: Answer<DebtAnswer>;
  readonly gazette: Answer<GazetteAnswer>;
}

/** Reads each source's answer into its check: confirmed, contradicted, or unknown with a reason. */
export function readChecks({ kbo, vies, peppol, debt, gazette }: Findings, today: string): Checks {
  return {
    kbo_registry: dated(checkRegistry(kbo, gazette), kbo),
    vies_validation: dated(checkVatNumber(vies), vies),
    entity_status: dated(checkEntity(kbo.value, gazette, today), kbo, gazette),
    peppol_directory: dated(checkPeppol(peppol), peppol),
    name_consistency: dated(checkNames(kbo.value, vies.value), kbo, vies),
    address_consistency: dated(checkAddresses(kbo.value, vies.value), kbo, vies),
    inhoudingsplicht: dated(checkDebts(debt), debt),
  };
}

const dated = <C extends Checked>(check: C, ...answers: readonly Answer<unknown>[]): C => ({
  ...check,
  collected_at: oldestOf(answers.flatMap(({ evidence }) => evidence)),
});

/** Reasons of an unknown entity status that stand on the Official Gazette. */
export const GAZETTE_SILENT = "gazette_silent";
export const END_PUBLISHED = "end_published";

const confirmed: Checked = { outcome: "confirmed", reason: null, detail: null };
const contradicted = (reason: string, detail: string): Checked => ({ outcome: "contradicted", reason, detail });
const unknown = (reason: string, detail: string): Checked => ({ outcome: "unknown", reason, detail });

function checkRegistry({ value, evidence }: Known<RegistryEntry>, gazette: Answer<GazetteAnswer>): RegistryCheck {
  return {
    status: value.status,
    legal_name: value.legal_name,
    legal_form: value.legal_form,
    registered_address: value.address,
    start_date: value.start_date,
    bankruptcy: standingOf(value).bankruptcy,
    activities: value.activities,
    directors: value.directors?.map(({ name }) => name) ?? null,
    missing: [
      ...(value.missing ?? []).map(({ part, reason }) => ({ part, reason })),
      ...(gazette.outcome === "unknown" ? [{ part: "gazette_acts", reason: gazette.reason }] : []),
    ],
    source: value.source,
    evidence_hash: registryHash(value.source, evidence),
    ...registryOutcome(value),
  };
}

function registryOutcome({ status, number, start_date, directors }: RegistryEntry): Checked {
  if (status === "active") {
    const start = start_date === null && "since when it exists, so it may be less than a year old";
    const silent = [start, directors === null && "who directs it"].filter((part) => part !== false);
    return { ...confirmed, detail: silent.length > 0 ? `Not stated by the registry: ${silent.join("; ")}.` : null };
  }
  return status === "stopped"
    ? contradicted("stopped", `The registry states that ${number} has stopped.`)
    : contradicted("not_found", `The registry does not hold ${number}, which does not say that it ever was active.`);
}

/** The standing of an enterprise. One that the registry does not have is unknown, not inactive. */
function standingOf(entry: RegistryEntry): Pick<EntityCheck, "active" | "bankruptcy" | "dissolution"> {
  if (entry.status === "not_found") return { active: null, bankruptcy: null, dissolution: null };
  const kind = classifySituation(entry);
  // A situation that the rules do not know may be a stage of a bankruptcy or of a dissolution.
  const isKnown = kind !== "unusual" && kind !== "unknown";
  return {
    active: entry.status === "active" && kind !== "closed",
    bankruptcy: isKnown ? kind === "bankrupt" : null,
    dissolution: isKnown ? kind === "dissolution_pending" || kind === "closed" : null,
  };
}

/** Where the register shows no end, the gazette may: a published act on it leaves open whether the company is dissolved. */
function checkEntity(entry: RegistryEntry, gazette: Answer<GazetteAnswer>, today: string): EntityCheck {
  const standing = standingOf(entry);
  const { active, bankruptcy, dissolution } = standing;
  if (active === true && bankruptcy === false && dissolution === false) {
    const open = { ...standing, dissolution: null, source: entry.source };
    if (gazette.outcome === "unknown") {
      return { ...open, ...unknown(GAZETTE_SILENT, "The Official Gazette gave no answer: an end may be published.") };
    }
    const since = entry.juridical_situation_since ?? "";
    const act = endingActs(gazette.value, entry, today).find(({ date }) => date > since);
    if (act !== undefined) {
      const what = "an act on a dissolution, judicial measure or strike-off, which the registry does not show";
      return { ...open, ...unknown(END_PUBLISHED, `The Official Gazette of ${act.date} has ${what}.`) };
    }
  }
  const label = entry.juridical_situation_label ?? entry.juridical_situation ?? "not stated";
  const outcome =
    active === null
      ? unknown("not_found", "The registry does not hold the number.")
      : !active || bankruptcy || dissolution
        ? contradicted(active ? "legal_situation" : "inactive", `Legal situation: ${label}.`)
        : bankruptcy === null
          ? unknown("legal_situation", `The legal situation is not one that says how it stands: ${label}.`)
          : confirmed;
  return { ...standing, source: entry.source, ...outcome };
}

function checkVatNumber({ value, evidence }: Known<VatAnswer>): VatCheck {
  return {
    valid: value.valid,
    name: value.name,
    address: value.address,
    source: "vies",
    evidence_hash: citedHash(evidence),
    ...(value.valid ? confirmed : contradicted("invalid", "The VAT system states that the number is not valid.")),
  };
}

function checkPeppol(answer: Answer<PeppolAnswer>): PeppolCheck {
  const cited = { source: "peppol_directory", evidence_hash: citedHash(answer.evidence) };
  if (answer.outcome === "unknown") {
    return {
      registered: null,
      peppol_id: null,
      document_types: [],
      ...cited,
      ...unknown(answer.reason, answer.detail),
    };
  }
  const { registered, peppol_id, document_types } = answer.value;
  const outcome = registered
    ? confirmed
    : contradicted("not_registered", "The directory has no entry; entries in it are voluntary.");
  return { registered, peppol_id, document_types, ...cited, ...outcome };
}

function checkNames(entry: RegistryEntry, vat: VatAnswer): NameCheck {
  const names = { kbo_name: entry.legal_name, vies_name: vat.name };
  if (entry.legal_name === null || vat.name === null) {
    return { ...names, match_score: null, ...missing(entry, vat, "NAME_UNVERIFIED", "name") };
  }
  const registered = [entry.legal_name, ...(entry.other_names ?? []), ...entry.commercial_names];
  const { score, detail } = compareCompanyNames(registered, vat.name);
  return { ...names, match_score: score, ...compared(score >= NAME_MATCH_THRESHOLD, "NAME_MISMATCH", detail) };
}

function checkAddresses(entry: RegistryEntry, vat: VatAnswer): AddressCheck {
  const addresses = { kbo_address: entry.address && oneLine(entry.address), vies_address: vat.address };
  if (entry.address === null || vat.address === null) {
    return { ...addresses, match_score: null, ...missing(entry, vat, "ADDRESS_UNVERIFIED", "address") };
  }
  const { score, detail } = compareAddresses(entry.address, vat.address);
  return {
    ...addresses,
    match_score: score,
    ...compared(score >= ADDRESS_MATCH_THRESHOLD, "ADDRESS_MISMATCH", detail),
  };
}

const oneLine = ({ street, postal_code, city, country }: NonNullable<RegistryEntry["address"]>): string =>
  `${street}, ${`${postal_code} ${city}`.trim()}, ${country}`;

function compared(agrees: boolean, flag: NameCheck["flag"], detail: string): Checked & Pick<NameCheck, "flag"> {
  return agrees ? { ...confirmed, flag: null } : { ...contradicted("differs", detail), flag };
}

/** A gap is flagged only when both authorities have the enterprise: otherwise their own flags say more. */
function missing(
  entry: RegistryEntry,
  vat: VatAnswer,
  flag: NameCheck["flag"],
  what: string,
): Checked & Pick<NameCheck, "flag"> {
  const bothKnow = entry.status !== "not_found" && vat.valid;
  return {
    ...unknown("not_stated", `There are not two statements of the ${what} to compare.`),
    flag: bothKnow ? flag : null,
  };
}

function checkDebts(answer: Answer<DebtAnswer>): DebtCheck {
  const cited = { source: "inhoudingsplicht", evidence_hash: citedHash(answer.evidence) };
  if (answer.outcome === "unknown") {
    const nothing = { debt_free_social: null, debt_free_tax: null, model_used: null };
    return { ...nothing, ...cited, ...unknown(answer.reason, answer.detail) };
  }
  const { social_debt: social, tax_debt: tax, model_used } = answer.value;
  const outcome =
    social || tax
      ? contradicted("debt", "Clients must withhold part of each invoice.")
      : social === null || tax === null
        ? unknown("parse_error", "The page does not determine both kinds of debt.")
        : confirmed;
  return { debt_free_social: negated(social), debt_free_tax: negated(tax), model_used, ...cited, ...outcome };
}

const negated = (flag: boolean | null): boolean | null => (flag === null ? null : !flag);
