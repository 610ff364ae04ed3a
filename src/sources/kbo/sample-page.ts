import { formatDutchDate } from "../dates.ts";
import { escapeHtml } from "../html.ts";
import { officersOn, type SampleCompany, sampleStartDate } from "../sample-companies.ts";
import { formatEnterpriseNumber } from "../../platform/enterprise-number.ts";
import { findLegalForm } from "./legal-forms.ts";
import { SITUATIONS } from "./situations.ts";

const NO_DATA = "Geen gegevens opgenomen in KBO.";
const LANGUAGE_NAMES = { nl: "Nederlands", fr: "Frans", de: "Duits", en: "Engels" } as const;

/** The public register's page for a sample company, in the register's own HTML, so that the same parser reads it. */
export function renderSamplePage(company: SampleCompany, now: Date): string {
  const start = sampleStartDate(company, now);
  const rows = [
    sectionRow("Algemeen"),
    field("Ondernemingsnummer:", escapeHtml(formatEnterpriseNumber(company.number))),
    field("Status:", statusCell(company)),
    field("Rechtstoestand:", situationCell(company)),
    ...(start ? [field("Begindatum:", `${formatDutchDate(start)}<br/>`)] : []),
    field("Naam:", nameLines([{ name: company.name, language: company.language }, ...company.otherNames], start)),
    ...named("Afkorting:", company.abbreviation, company.language, start),
    ...named("Commerci&euml;le Naam:", company.commercialName, company.language, start),
    field("Adres van de zetel:", addressCell(company, start)),
    field("Webadres:", websiteCell(company)),
    field("Type entiteit:", "Rechtspersoon"),
    field("Rechtsvorm:", `${escapeHtml(findLegalForm(company.legalForm)?.nl ?? "")}<br/>${note(since(start))}`),
    ...(company.establishments === null
      ? []
      : [field("Aantal vestigingseenheden (VE):", `<strong>${company.establishments}</strong>`)]),
    ...officerRows(officersOn(company, now), start),
    sectionRow("Btw-activiteiten Nacebelcode versie 2008"),
    ...company.activities.map((activity) => activityRow(activity, start)),
  ];
  return page(`<h1>Gegevens van de geregistreerde entiteit</h1><div id="table"><table>${rows.join("")}</table></div>`);
}

/** The register's page for an unknown number. */
export const renderSampleNoResult = (): string => page("<h1>Geen resultaat gevonden</h1>");

const page = (main: string): string =>
  `<html lang="nl"><head><title>Gegevens van de geregistreerde entiteit | KBO Public Search</title></head><body><div id="main">${main}</div></body></html>`;

const sectionRow = (heading: string): string => `<tr><td class="I" colspan="4"><h2>${heading}</h2></td></tr>`;

const field = (label: string, value: string): string =>
  `<tr><td class="QL">${label}</td><td class="QL" colspan="3">${value}</td></tr>`;

const note = (text: string): string => (text ? `<span class="upd">${text}</span>` : "");

const since = (date: string | null): string => (date ? `Sinds ${formatDutchDate(date)}` : "");

function statusCell(company: SampleCompany): string {
  const word = company.status === "active" ? "Actief" : "Stopgezet";
  return `<strong><span class="pageactief">${word}</span></strong>${company.end ? `<br/>${note(since(company.end))}` : ""}`;
}

function situationCell(company: SampleCompany): string {
  const label = SITUATIONS[company.situation.code]?.nl ?? company.situation.code;
  return `<strong><span class="pageactief">${escapeHtml(label)}</span></strong><br/>${note(since(company.situation.since))}`;
}

type Named = { readonly name: string; readonly language: keyof typeof LANGUAGE_NAMES };

function nameLines(names: readonly Named[], start: string | null): string {
  const from = start ? `, sinds ${formatDutchDate(start)}` : "";
  return names
    .map(
      ({ name, language }) => `${escapeHtml(name)}<br/>${note(`Naam in het ${LANGUAGE_NAMES[language]}${from}`)}<br/>`,
    )
    .join("");
}

const named = (label: string, name: string | null, language: "nl" | "fr", start: string | null): string[] =>
  name === null ? [] : [field(label, nameLines([{ name, language }], start))];

function addressCell({ address }: SampleCompany, start: string | null): string {
  const { street, houseNumber, postalCode, city } = address;
  return `${escapeHtml(street)}&nbsp;${escapeHtml(houseNumber)}<br/>${postalCode}&nbsp;${escapeHtml(city)}<br/>${note(since(start))}`;
}

function websiteCell(company: SampleCompany): string {
  if (!company.website) return NO_DATA;
  const { host } = company.website;
  return `<table><tr><td><a href="https://${host}" class="RL">${host}</a></td></tr></table>`;
}

/** Omits the section if officers are unknown, because an empty section means "none". */
function officerRows(officers: ReturnType<typeof officersOn>, start: string | null): string[] {
  if (officers === null) return [];
  const rows = officers.map((officer) => {
    const holder =
      "number" in officer
        ? `${formatEnterpriseNumber(officer.number)} ${escapeHtml(officer.companyName)}`
        : `${escapeHtml(officer.family)} ,&nbsp;  ${escapeHtml(officer.given)}&nbsp;`;
    return `<tr><td class="QL">${escapeHtml(officer.role)}</td><td class="QL">${holder}</td><td class="QL">${note(since(officer.since ?? start))}</td></tr>`;
  });
  return [
    sectionRow("Functies"),
    ...(rows.length > 0 ? rows : [`<tr><td class="QL" colspan="3">${NO_DATA}</td></tr>`]),
  ];
}

function activityRow(activity: SampleCompany["activities"][number], start: string | null): string {
  const code = `${activity.code.slice(0, 2)}.${activity.code.slice(2)}`;
  return `<tr><td class="QL" colspan="3">Btw 2008&nbsp;${code}&nbsp;-&nbsp;${escapeHtml(activity.description)}<br/>${note(since(start))}</td></tr>`;
}
