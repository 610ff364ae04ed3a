import { DEFAULT_PROFILE } from "./default-profile.ts";
import type { GoamlInput, GoamlProfile, GoamlReport } from "./goaml.model.ts";
import { writeAccount, writeCompany, writePerson, type XmlElement } from "./parties.ts";
import { codeOf, MAX_COMMENT, XmlWriter } from "./xml-writer.ts";
import { reportDateOf, writeTransaction } from "./transactions.ts";
import { writeXml } from "./write-xml.ts";

/**
 * Renders the goAML report of a SAR and its case. The XML is always well-formed and in the order of the schema;
 * `checkGoaml` decides whether it may be filed. Changed and omitted values are in the notes.
 */
export async function renderGoaml(input: GoamlInput, profile: GoamlProfile = DEFAULT_PROFILE): Promise<GoamlReport> {
  const xml = new XmlWriter(profile);
  return {
    xml: writeXml("report", writeReport(xml, input)),
    notes: xml.notes,
    schema_version: profile.schema_version,
  };
}

function writeReport(xml: XmlWriter, input: GoamlInput): XmlElement {
  const { reporting_entity: entity, sar } = input;
  const indicators = writeIndicators(xml, input);
  return {
    schema_version: xml.profile.schema_version,
    rentity_id: `${entity.rentity_id}`,
    rentity_branch: xml.optionalText("rentity_branch", entity.branch, 255),
    submission_code: "E",
    report_code: sar.report_type,
    entity_reference: xml.text("sar_id", sar.sar_id, 255),
    submission_date: reportDateOf(input),
    currency_code_local: xml.profile.local_currency,
    reporting_person: entity.reporting_person === null ? undefined : writeReportingPerson(xml, entity.reporting_person),
    reason: xml.text("reason", [sar.reason, ...indicators.inWords].join("\n"), MAX_COMMENT),
    action: xml.optionalText("action", sar.action, MAX_COMMENT),
    transaction:
      sar.transactions.length === 0
        ? undefined
        : sar.transactions.map((item, index) => writeTransaction(xml, input, `transactions.${index}`, item)),
    activity: { report_parties: { report_party: writeParties(xml, input) } },
    report_indicators: { indicator: indicators.codes },
  };
}

/** `t_person_registration_in_report` has no element for the original of a transliterated name. */
function writeReportingPerson(xml: XmlWriter, person: Parameters<typeof writePerson>[2]): XmlElement {
  const { full_name_frn: _original, ...written } = writePerson(xml, "reporting_person", person);
  return written;
}

/** Whom the report is about: the company with its people, each person reported as a subject, each account. */
function writeParties(xml: XmlWriter, input: GoamlInput): XmlElement[] {
  const reason = xml.text("reason", input.sar.reason, MAX_COMMENT);
  const subjects = input.persons.flatMap((person, index) =>
    person.reported_for === null
      ? []
      : [
          {
            person: {
              ...writePerson(xml, `persons.${index}`, person),
              // Of a company's people it stands beside their role.
              comments:
                input.company && person.role !== null
                  ? undefined
                  : xml.optionalText(`persons.${index}.comment`, person.comment, MAX_COMMENT),
            },
            reason: xml.text(`persons.${index}.reported_for`, person.reported_for, MAX_COMMENT),
          },
        ],
  );
  const accounts = input.accounts.map((account, index) => ({
    account: writeAccount(xml, `accounts.${index}`, account),
    reason,
  }));
  const company = input.company ? [{ entity: writeCompany(xml, input.company, input.persons), reason }] : [];
  return [...company, ...subjects, ...accounts];
}

/** Codes of the FIU's list. Indicators without a code are added to the reason as text. */
function writeIndicators(xml: XmlWriter, input: GoamlInput): { codes: string[]; inWords: string[] } {
  const { indicators, indicator_by_word: byWord, default_indicator } = xml.profile;
  const codes = new Set<string>();
  const others: string[] = [];
  input.sar.indicators.forEach((given, index) => {
    const code = indicators.has(given.trim()) ? given.trim() : codeOf(byWord, given);
    if (code !== undefined) codes.add(code);
    else {
      others.push(given);
      xml.note(
        `indicators.${index}`,
        "not_in_code_list",
        "The indicator is not in the FIU's code list; it is in the reason of the report.",
      );
    }
  });
  for (const category of input.trigger_categories) {
    const code = codeOf(byWord, category);
    if (code !== undefined) codes.add(code);
  }
  const inWords = others.length === 0 ? [] : [`Indicators: ${others.join("; ")}`];
  if (codes.size > 0) return { codes: [...codes], inWords };
  // For the MLRO who files it; it is no reason for suspicion.
  xml.note(
    "indicators",
    "default_indicator",
    `No indicator of the FIU's code list was chosen; ${default_indicator} is used.`,
  );
  return { codes: [default_indicator], inWords };
}
