import type { DebtAnswer, PeppolAnswer, RegistryEntry, VatAnswer } from "../../../sources/types.ts";
import type { MediaAnswer } from "../../../sources/media-answer.ts";
import type { KnownAnswer } from "../../../investigation/agent.ts";
import type { Dossier } from "../../../investigation/dossier.ts";
import type { ObservationSet } from "../../../investigation/observations.ts";
import type {
  Compared,
  DebtFacts,
  PeppolFacts,
  RegisterFacts,
  ReportFacts,
  VatFacts,
} from "../../../domain/relationships/looks.model.ts";
import { compareRegister, type RegisterTerms } from "../../../domain/relationships/register-changes.rules.ts";
import {
  compareDebts,
  comparePeppol,
  compareReports,
  compareVat,
} from "../../../domain/relationships/source-changes.rules.ts";
import type { WatchedMatter } from "./customer-looks.ts";
import { registerFactsOf, silentParts, withheldParts } from "./register-facts.ts";
import { reportsOf, reportsOfTurns } from "./reports.ts";

export interface ComparedAnswer extends Compared<unknown> {
  /** Parts that this answer left out though they are expected of it. */
  readonly silent: readonly string[];
}

export interface Scene {
  readonly dossier: Dossier;
  readonly seen: ObservationSet;
  readonly terms: RegisterTerms;
}

/** What an answer changes about the facts before, which are null where there was no answer yet. */
export function compareAnswer(
  matter: WatchedMatter,
  before: unknown,
  answer: KnownAnswer<unknown>,
  scene: Scene,
): ComparedAnswer {
  switch (matter.subject) {
    case "register":
      return compareEntry(before as RegisterFacts | null, answer.value as RegistryEntry, scene);
    case "debts": {
      const { social_debt, tax_debt } = answer.value as DebtAnswer;
      const found = compareDebts(before as DebtFacts | null, { social: social_debt, tax: tax_debt });
      return { ...found, silent: social_debt === null || tax_debt === null ? ["all"] : [] };
    }
    case "vat":
      return complete(compareVat(before as VatFacts | null, { valid: (answer.value as VatAnswer).valid }));
    case "peppol": {
      const { registered } = answer.value as PeppolAnswer;
      return complete(comparePeppol(before as PeppolFacts | null, { registered }));
    }
    case "gazette":
    case "news": {
      const findings = matter.agent.derive(answer, scene.dossier, scene.seen).findings ?? [];
      // What the register shows as well is told by the register.
      const told = findings.filter(({ category, severity }) => category !== "data_gap" && severity !== "info");
      const turns = matter.subject === "news" ? reportsOfTurns(answer.value as MediaAnswer, scene.dossier.subject) : [];
      const reports = [...told.flatMap(reportsOf), ...turns];
      return complete(compareReports(before as ReportFacts | null, reports));
    }
  }
}

const complete = (compared: Compared<unknown>): ComparedAnswer => ({ ...compared, silent: [] });

function compareEntry(before: RegisterFacts | null, entry: RegistryEntry, { dossier, terms }: Scene): ComparedAnswer {
  const facts = registerFactsOf(entry, dossier.input.country);
  const isGone = facts.status === "not_found";
  const known = (Object.keys(facts) as (keyof RegisterFacts)[]).filter((part) => (before?.[part] ?? null) !== null);
  const withheld = withheldParts(entry);
  const isExpected = (part: keyof RegisterFacts): boolean => {
    // Registers state no legal situation for a company that has ceased.
    if (part === "situation") return facts.status === null || facts.status === "active";
    if (part !== "directors" && part !== "owners") return true;
    // Whom a register names although it masks others is compared with nobody: then it is a silence all the same.
    const namesNobody = (entry[part] ?? []).length === 0;
    return !(withheld.includes(part) && namesNobody && before?.[part]?.length === 0);
  };
  const leftOut = isGone ? [] : known.filter((part) => facts[part] === null && isExpected(part));
  return {
    ...compareRegister(before, facts, terms),
    silent: [...new Set([...leftOut, ...silentParts(entry)])],
  };
}
