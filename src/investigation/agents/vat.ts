import {
  ADDRESS_MATCH_THRESHOLD,
  addressLine,
  compareAddresses,
  compareCompanyNames,
  NAME_MATCH_THRESHOLD,
} from "../../domain/matching/index.ts";
import { isAssociation } from "../../domain/diligence/association-owners.rules.ts";
import { capitalized } from "../../domain/diligence/check-results.ts";
import type { RegistryEntry, VatAnswer } from "../../sources/types.ts";
import { checkVat } from "../../sources/index.ts";
import type { Finding } from "../../domain/case/case.model.ts";
import type { Agent, KnownAnswer } from "../agent.ts";
import type { Dossier } from "../dossier.ts";
import { vatFacts } from "../enrichment-facts.ts";
import { makeFinding } from "../findings/make-finding.ts";
import { judgesBy } from "../rules-version.ts";
import { REGISTRY } from "./registry.ts";

const NAME = "vat";

/** The VAT information exchange system of the Union: validity, and name and address beside the register's. */
export const VAT: Agent<VatAnswer> = {
  manifest: {
    name: NAME,
    display_name: "EU VAT validation",
    jurisdictions: ["*"],
    information_gain_domains: ["tax", "identity"],
    tools: ["vies.check"],
    description: "Checks the VAT number and whether its holder's name and address are those of the register.",
    version: "1.0.0",
    mandatory: true,
    cost_eur: 0,
    timeout_ms: 8_000,
    sources: ["vies"],
  },
  needs: [],
  notApplicable: ({ vat }) => (vat === null ? "there is no VAT number" : null),
  outgoing: ({ vat }) => (vat === null ? [] : [vat.countryCode + vat.number]),
  collect: (call, { vat }) => checkVat(call, { countryCode: vat!.countryCode, vatNumber: vat!.number }),
  derive: (answer, dossier, seen) => {
    const registry = seen.of(REGISTRY);
    return {
      facts: vatFacts(answer),
      findings: answer.value.valid
        ? registry?.outcome === "known"
          ? differences(dossier, answer, registry.value)
          : []
        : [invalid(dossier, answer, registry?.outcome === "known" ? registry.value : null)],
    };
  },
};

/** Trades that are exempt as a rule (VAT code, art. 44), by the beginning of their NACE code. */
const EXEMPT_TRADE = /^(?:64|65|662|682|85|86|87|88|90|931|94)/;

/** Whether a company has no VAT number as a rule: the number of each Belgian company is asked of VIES as one. */
const needsNone = ({ input }: Dossier, { legal_form_code: form, activities }: RegistryEntry): boolean =>
  judgesBy(input, 12) &&
  input.country === "BE" &&
  (isAssociation(form) || (activities.length > 0 && activities.every(({ code }) => EXEMPT_TRADE.test(code))));

function invalid(
  dossier: Dossier,
  { value, evidence }: KnownAnswer<VatAnswer>,
  registered: RegistryEntry | null,
): Finding {
  const number = value.country_code + value.vat_number;
  const isUsual = registered !== null && needsNone(dossier, registered);
  return makeFinding(dossier, "vat_invalid", {
    title: isUsual ? "Not registered for VAT" : "VAT number not valid",
    description: isUsual
      ? `VIES reports that ${number} is not valid. An association, a foundation, or a company whose registered trades are exempt needs no VAT number.`
      : `VIES reports that ${number} is not valid.`,
    ...(isUsual && { severity: "low" }),
    source: "vies",
    agent: NAME,
    subject: dossier.name,
    sourceEntry: number,
    evidence,
  });
}

/** Two authorities on one number: what they both state must agree. */
function differences(dossier: Dossier, { value, evidence }: KnownAnswer<VatAnswer>, entry: RegistryEntry): Finding[] {
  const details = { source: "vies", agent: NAME, subject: entry.legal_name ?? dossier.name, evidence };
  const isNamed = dossier.input.isLook || judgesBy(dossier.input, 6);
  const noteOf = (detail: string) => (isNamed && detail !== "" ? `${capitalized(detail)}.` : detail);
  const findings: Finding[] = [];
  if (value.name !== null && entry.legal_name !== null) {
    const names = [entry.legal_name, ...(entry.other_names ?? []), ...entry.commercial_names];
    const match = compareCompanyNames(names, value.name);
    if (match.score < NAME_MATCH_THRESHOLD) {
      const description = `The register has "${entry.legal_name}", VIES has "${value.name}". ${noteOf(match.detail)}`;
      findings.push(
        makeFinding(dossier, "name_mismatch", {
          ...details,
          title: isNamed ? `The VAT register has another name: "${value.name}"` : "Names differ",
          description,
          sourceEntry: "vat_name",
        }),
      );
    }
  }
  if (value.address !== null && entry.address !== null) {
    const match = compareAddresses(entry.address, value.address);
    if (match.score < ADDRESS_MATCH_THRESHOLD) {
      const inVies = value.address.replaceAll("\n", ", ");
      const description = `The register has "${addressLine(entry.address)}", VIES has "${inVies}". ${noteOf(match.detail)}`;
      findings.push(
        makeFinding(dossier, "address_mismatch", {
          ...details,
          title: isNamed ? "The VAT register has another address" : "Addresses differ",
          description,
          sourceEntry: "vat_address",
        }),
      );
    }
  }
  return findings;
}
