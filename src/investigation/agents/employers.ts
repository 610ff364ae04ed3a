import { oncePerObject } from "../../platform/once-per-object.ts";
import { paidUntil } from "../../domain/diligence/unreal-papers.rules.ts";
import { isLive } from "../../domain/diligence/provided-documents.ts";
import { agreesOnCompany } from "../../domain/readings/agreement.rules.ts";
import { certainFacts } from "../../domain/readings/effective-facts.rules.ts";
import { factText } from "../../domain/readings/fact-words.ts";
import type { CaseDocument, Finding } from "../../domain/case/case.model.ts";
import { companyRegisterOf } from "../../sources/index.ts";
import type { Answer, RegistryEntry } from "../../sources/types.ts";
import type { Agent, KnownAnswer } from "../agent.ts";
import type { Dossier } from "../dossier.ts";
import { makeFinding } from "../findings/make-finding.ts";

const NAME = "employers";
/** Beside the employer's, a payslip may have the number of who made it. */
const ASKED_MAX = 4;
/** Of the Belgian register, as a reading has it. */
const NUMBER = /^[01]\d{9}$/;

interface Payslip {
  readonly document: CaseDocument;
  readonly numbers: readonly string[];
  /** By its name on the payslip. */
  readonly employer: string | null;
  /** First day of the month that it pays for. */
  readonly from: string;
}

/** Who paid a private customer, by the number on the payslip: an employer that had ended before paid nobody. */
export const EMPLOYERS: Agent<readonly RegistryEntry[]> = {
  manifest: {
    name: NAME,
    display_name: "Employers of payslips",
    jurisdictions: ["*"],
    information_gain_domains: ["activity"],
    tools: ["kbo.lookup"],
    description: "Looks up the employer whose number a private customer's payslip has.",
    version: "1.0.0",
    mandatory: true,
    cost_eur: 0,
    timeout_ms: 8_000,
    sources: ["kbo"],
  },
  needs: [],
  notApplicable: (dossier) =>
    numbersIn(payslipsOf(dossier)).length === 0 ? "no payslip has an employer's number" : null,
  outgoing: (dossier) => numbersIn(payslipsOf(dossier)),
  collect: async (call, dossier): Promise<Answer<readonly RegistryEntry[]>> => {
    const numbers = numbersIn(payslipsOf(dossier));
    const answers = await Promise.all(numbers.map((number) => companyRegisterOf("BE")!.lookUp(call, number)));
    const silent = answers.find((one) => one.outcome === "unknown");
    if (silent !== undefined) return silent;
    const value = answers.flatMap((one) => (one.outcome === "known" ? [one.value] : []));
    return { outcome: "known", value, evidence: answers.flatMap(({ evidence }) => evidence) };
  },
  derive: (answer, dossier) => ({
    findings: payslipsOf(dossier).flatMap((payslip) => endedBefore(dossier, answer, payslip)),
  }),
};

const payslipsOf = oncePerObject(({ input, subject }: Dossier): readonly Payslip[] => {
  if (subject !== "person") return [];
  return input.documents.filter(isLive).flatMap((document) => {
    const until = paidUntil(document);
    const facts = certainFacts(document);
    const numbers = facts
      .filter(({ type }) => type === "enterprise_number")
      .map(factText)
      .filter((number) => NUMBER.test(number));
    const name = facts.find(({ type, subject: whose }) => type === "company_name" && whose === "issuer");
    const employer = name === undefined ? null : factText(name);
    return until === null || numbers.length === 0
      ? []
      : [{ document, numbers, employer, from: `${until.slice(0, 7)}-01` }];
  });
});

const numbersIn = (payslips: readonly Payslip[]): string[] =>
  [...new Set(payslips.flatMap(({ numbers }) => numbers))].slice(0, ASKED_MAX);

function endedBefore(
  dossier: Dossier,
  { value, evidence }: KnownAnswer<readonly RegistryEntry[]>,
  { document, numbers, employer, from }: Payslip,
): Finding[] {
  const ended = value.find(
    (entry) =>
      numbers.includes(entry.number) &&
      entry.status === "stopped" &&
      entry.end_date !== null &&
      entry.end_date < from &&
      // Of several numbers, that of the employer's name.
      (numbers.length === 1 || (employer !== null && agreesOnCompany(employer, entry.legal_name ?? "") === true)),
  );
  if (ended === undefined) return [];
  return [
    makeFinding(dossier, "employer_ended", {
      title: `Payslip of an employer that had ended: ${document.filename}`,
      description: `The file "${document.filename}" pays for ${from.slice(0, 7)} and has the number ${ended.number}; by the register that company, "${ended.legal_name ?? ended.number}", ended on ${ended.end_date}. It may be forged: whose employee the customer is, and what it is paid, must be shown otherwise.`,
      source: "kbo",
      agent: NAME,
      subject: dossier.name,
      sourceEntry: `employer_ended:${document.sha256}`,
      evidence,
    }),
  ];
}
