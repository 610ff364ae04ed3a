import { formatEnterpriseNumber, parseEnterpriseNumber } from "../../platform/enterprise-number.ts";
import { findSampleCompany, type SampleCompany } from "../../sources/sample-companies.ts";
import { CliError } from "../program.ts";

/** The company that applies in the demonstration, and its customer's answers. */
export interface Applicant {
  readonly number: string;
  /** As people write it. */
  readonly shownNumber: string;
  readonly name: string;
  readonly website: string | null;
  /** Answers by question id; the others are chosen by the question's type. */
  readonly answers: Readonly<Record<string, string>>;
}

export interface ApplicantOptions {
  readonly number: string;
  /** Replaces the sample company's name. */
  readonly name?: string | undefined;
  /** Beneficial owners to declare instead of the registered ones. */
  readonly owners: readonly string[];
}

/** @throws CliError when the text is not a Belgian enterprise number. */
export function findApplicant({ number: text, name, owners }: ApplicantOptions): Applicant {
  const parsed = parseEnterpriseNumber(text);
  if (!parsed.ok) throw new CliError(`${text} is not a Belgian enterprise number with valid check digits`);
  const { number } = parsed;
  const sample = findSampleCompany(number);
  return {
    number,
    shownNumber: formatEnterpriseNumber(number),
    name: name ?? sample?.name ?? `Company ${formatEnterpriseNumber(number)}`,
    website: sample?.website ? `https://${sample.website.host}` : null,
    answers: {
      business_activity: sample?.companyData?.description ?? sample?.activities[0]?.description ?? "Trade in goods.",
      beneficial_owners: owners.join("\n") || (sample ? nameOwners(sample) : "n/a"),
      customer_countries: "Belgium",
    },
  };
}

/** One name per line, as in the register of owners. */
function nameOwners({ owners }: SampleCompany): string {
  const names = (owners ?? []).map((owner) =>
    "family" in owner ? `${owner.given} ${owner.family}` : owner.companyName,
  );
  return names.join("\n") || "n/a";
}
