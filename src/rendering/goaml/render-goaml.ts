import { DEFAULT_PROFILE } from "./default-profile.ts";
import type { GoamlInput, GoamlProfile, GoamlReport } from "./goaml.model.ts";
import { writeAccount, writeCompany, writePerson, type XmlElement } from "./parties.ts";
import { codeOf, MAX_COMMENT, Scribe } from "./scribe.ts";
import { reportDateOf, writeTransaction } from "./transactions.ts";
import { writeXml } from "./write-xml.ts";

/**
 * A goAML report of a SAR and its case. It is always well-formed and in the order of the schema; whether it may be
 * filed is for `checkGoaml` to say. What could not be written as given is in the notes.
 */
export async function renderGoaml(input: GoamlInput, profile: GoamlProfile = DEFAULT_PROFILE): Promise<GoamlReport> {
  const scribe = new Scribe(profile);
  return {
    xml: writeXml("report", writeReport(scribe, input)),
    notes: scribe.notes,
    schema_version: profile.schema_version,
  };
}

function writeReport(scribe: Scribe, input: GoamlInput): XmlElement {
  const { reporting_entity: entity, sar } = input;
  const indicators = writeIndicators(scribe, input);
  return {
    schema_version: scribe.profile.schema_version,
    rentity_id: `${entity.rentity_id}`,
    rentity_branch: scribe.optionalText("rentity_branch", entity.branch, 255),
    submission_code: "E",
    report_code: sar.report_type,
    entity_reference: scribe.text("sar_id", sar.sar_id, 255),
    submission_date: reportDateOf(input),
    currency_code_local: scribe.profile.local_currency,
    reporting_person:
      entity.reporting_person === null ? undefined : writeReportingPerson(scribe, entity.reporting_person),
    reason: scribe.text("reason", [sar.reason, ...indicators.inWords].join("\n"), MAX_COMMENT),
    action: scribe.optionalText("action", sar.action, MAX_COMMENT),
    transaction:
      sar.transactions.length === 0
        ? undefined
        : sar.transactions.map((one, index) => writeTransaction(scribe, input, `transactions.${index}`, one)),
    activity: { report_parties: { report_party: writeParties(scribe, input) } },
    report_indicators: { indicator: indicators.codes },
  };
}

/** `t_person_registration_in_report` has no element for the original of a transliterated name. */
function writeReportingPerson(scribe: Scribe, person: Parameters<typeof writePerson>[2]): XmlElement {
  const { full_name_frn: _original, ...written } = writePerson(scribe, "reporting_person", person);
  return written;
}

/** Whom the report is about: the company with its people, each person reported as a subject, each account. */
function writeParties(scribe: Scribe, input: GoamlInput): XmlElement[] {
  const reason = scribe.text("reason", input.sar.reason, MAX_COMMENT);
  const subjects = input.persons.flatMap((person, index) =>
    person.reported_for === null
      ? []
      : [
          {
            person: writePerson(scribe, `persons.${index}`, person),
            reason: scribe.text(`persons.${index}.reported_for`, person.reported_for, MAX_COMMENT),
          },
        ],
  );
  const accounts = input.accounts.map((account, index) => ({
    account: writeAccount(scribe, `accounts.${index}`, account),
    reason,
  }));
  const company = input.company ? [{ entity: writeCompany(scribe, input.company, input.persons), reason }] : [];
  return [...company, ...subjects, ...accounts];
}

/** Codes of the unit's list; what has none is told in words in the reason, so that nothing is lost or made up. */
function writeIndicators(scribe: Scribe, input: GoamlInput): { codes: string[]; inWords: string[] } {
  const { indicators, indicator_by_word: byWord, default_indicator } = scribe.profile;
  const codes = new Set<string>();
  const others: string[] = [];
  input.sar.indicators.forEach((given, index) => {
    const code = indicators.has(given.trim()) ? given.trim() : codeOf(byWord, given);
    if (code !== undefined) codes.add(code);
    else {
      others.push(given);
      scribe.note(`indicators.${index}`, "not_in_code_list", "This indicator is told in the reason of the report.");
    }
  });
  for (const category of input.trigger_categories) {
    const code = codeOf(byWord, category);
    if (code !== undefined) codes.add(code);
  }
  const inWords = others.length === 0 ? [] : [`Indicators: ${others.join("; ")}`];
  if (codes.size > 0) return { codes: [...codes], inWords };
  const standIn = `No indicator of the unit's list was chosen; ${default_indicator} stands in.`;
  scribe.note("indicators", "default_indicator", standIn);
  return { codes: [default_indicator], inWords: [...inWords, standIn] };
}
