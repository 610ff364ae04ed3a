import { isKbo, type NamingSide, type RegisterDifference } from "../../domain/diligence/register-report.rules.ts";
import { inWords } from "../../domain/diligence/reading-words.ts";
import { AMLR_APPLIES_FROM, dayOf } from "../../domain/retention/retention.rules.ts";
import { facts, paragraph, table, type Block, type PrintableDocument } from "../document/blocks.ts";
import { renderPdf } from "../pdf/render-pdf.ts";
import type { PrintAssets } from "../pdf/print-assets.model.ts";
import { formatDay, letterFrame, LOCALES } from "./letter-frame.ts";
import type { RegisterReportInput } from "./letters.model.ts";
import { REGISTER_REPORT_TEXTS } from "./register-report.texts.ts";

/** The letter that reports a discrepancy to the register of beneficial owners: PDF bytes. */
export function renderRegisterReport(input: RegisterReportInput, fonts: PrintAssets): Promise<Uint8Array> {
  return renderPdf(composeRegisterReport(input), fonts);
}

export function composeRegisterReport(input: RegisterReportInput): PrintableDocument {
  const { language, company } = input;
  const words = REGISTER_REPORT_TEXTS[language];
  const country = new Intl.DisplayNames(LOCALES[language], { type: "region" }).of(company.country) ?? company.country;
  const isBelgian = company.country === "BE";
  const register = isBelgian ? words.belgian_register : [words.other_register.replace("{country}", country)];
  const { belgian_law, other_law, union_law } = words;
  const law = isAmlrInForce(input) ? union_law : isBelgian ? belgian_law : other_law;
  return letterFrame({
    ...input,
    words: { ...words, subject: words.subject.replace("{company}", () => company.name) },
    to: register,
    blocks: [
      paragraph(words.introduction.replace("{law}", law), "lead"),
      facts(
        [
          [words.company, company.name] as const,
          [words.declared_name, company.declared_name] as const,
          [words.number, company.registration_number] as const,
          [words.declared_number, company.declared_number] as const,
          [words.country, country] as const,
        ].flatMap(([label, value]) => (value === null ? [] : [[label, value] as const])),
      ),
      ...input.differences.flatMap((difference) => composeDifference(input, difference)),
      paragraph(words.request, "lead"),
    ],
  });
}

/** Whether the law on the day of the letter is Regulation (EU) 2024/1624. */
const isAmlrInForce = ({ generated_at }: RegisterReportInput): boolean =>
  dayOf(new Date(generated_at)) >= AMLR_APPLIES_FROM;

function composeDifference(input: RegisterReportInput, difference: RegisterDifference): Block[] {
  const { language } = input;
  const words = REGISTER_REPORT_TEXTS[language];
  const row = (side: NamingSide) => [
    describeSource(side, language),
    side.as_of === null ? "" : formatDay(side.as_of, language),
    side.owners.replaceAll(/, born (?=\d)/g, `, ${words.born} `),
  ];
  const dates = [
    words.found.replace("{date}", formatDay(difference.found_at, language)),
    isAmlrInForce(input) ? words.due.replace("{date}", formatDay(difference.report_due, language)) : words.at_once,
  ];
  return [
    { kind: "space", points: 6 },
    table(
      [
        { label: words.source, share: 1 },
        { label: words.as_of, points: 96 },
        { label: words.owners, share: 1.4 },
      ],
      [row(difference.register), row(difference.found)],
    ),
    paragraph(dates.join(" "), "lead"),
  ];
}

function describeSource({ by, name }: NamingSide, language: keyof typeof REGISTER_REPORT_TEXTS): string {
  const words = REGISTER_REPORT_TEXTS[language];
  switch (by) {
    case "owner_register":
      return name === null || name === "ubo_extract" ? words.owner_register : `${words.owner_register} (${name})`;
    case "company_register":
      return name === null
        ? words.company_register
        : `${words.company_register} (${isKbo(name) ? "KBO/BCE" : inWords(name)})`;
    case "customer":
      return words.by_company;
    case "document":
      return words.documents[name ?? ""] ?? inWords(name ?? "");
    case "officer":
      return name === null ? words.by_us : `${words.by_us} (${name})`;
  }
}
