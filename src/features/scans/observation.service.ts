import { peopleOfCompany } from "../../investigation/people/people-behind.ts";
import type { ScreeningSubject } from "../../screening/index.ts";
import {
  checkDebt,
  findParticipant,
  identifyingFacts,
  lookUpEnterprise,
  searchAdverseMedia,
} from "../../sources/index.ts";
import type { MediaAnswer } from "../../sources/media-answer.ts";
import type { Answer, DebtAnswer, PeppolAnswer, RegistryEntry, SourceCall } from "../../sources/types.ts";
import type { EvidenceRef } from "../../domain/case/case.model.ts";
import { knownEntry } from "./scan.rules.ts";
import type { QueryTier } from "./scan.model.ts";
import { type ScreenedCompany, screenCompany } from "./screening.service.ts";

export interface Observed {
  readonly registry: Answer<RegistryEntry>;
  readonly peppol: Answer<PeppolAnswer>;
  readonly debt: Answer<DebtAnswer>;
  /** Null when the register named nobody. */
  readonly screened: Answer<ScreenedCompany> | null;
  /** Null when not queried. */
  readonly media: Answer<MediaAnswer> | null;
  readonly evidence: readonly EvidenceRef[];
}

/**
 * Queries every source of a tier concurrently; lists and news as soon as the register has named the company and its
 * people. A failing source gives an unknown answer; nothing throws for it.
 */
export async function observeCompany(call: SourceCall, number: string, tier: QueryTier): Promise<Observed> {
  const asked = lookUpEnterprise(call, number);
  const named = asked.then((registry) => subjectsOf(number, knownEntry(registry)));
  const [registry, peppol, debt, screened, media] = await Promise.all([
    asked,
    findParticipant(call, number),
    checkDebt(call, number),
    named.then((subjects) => (subjects.length === 0 ? null : screenCompany(call, number, subjects))),
    tier === 1
      ? null
      : Promise.all([asked, named]).then(([registry, subjects]) =>
          searchNews(call, number, subjects, knownEntry(registry)),
        ),
  ]);
  const evidence = [registry, peppol, debt, screened, media].flatMap((answer) => answer?.evidence ?? []);
  return { registry, peppol, debt, screened, media, evidence };
}

/** Empty when the register names nobody. */
const subjectsOf = (number: string, entry: RegistryEntry | null): ScreeningSubject[] =>
  entry === null ? [] : peopleOfCompany({ name: number, country: "BE", number }, entry);

async function searchNews(
  call: SourceCall,
  number: string,
  subjects: readonly ScreeningSubject[],
  entry: RegistryEntry | null,
): Promise<Answer<MediaAnswer>> {
  const [company, ...people] = subjects.map(({ name }) => name);
  if (company === undefined) {
    const detail = "the register gave no name to search for";
    return { outcome: "unknown", reason: "not_configured", detail, evidence: [] };
  }
  return searchAdverseMedia(call, {
    companyName: company,
    names: people,
    registrationNumber: number,
    wholeOnly: true,
    ...identifyingFacts(entry, subjects),
  });
}
