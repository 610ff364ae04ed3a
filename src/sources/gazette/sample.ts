import { addDays, isoTime } from "../../platform/clock.ts";
import { compareText } from "../../platform/compare-text.ts";
import { formatEnterpriseNumber } from "../../platform/enterprise-number.ts";
import type { GazetteRubric } from "../filings.model.ts";
import { escapeHtml } from "../html.ts";
import { findLegalForm } from "../kbo/legal-forms.ts";
import { findSampleCompany, officersOn, type SampleCompany, sampleStartDate } from "../sample-companies.ts";
import type { SampleServer } from "../sample-upstream.ts";
import { headingOf } from "./rubrics.ts";

/** How long after the event its act is published. */
const DAYS_TO_PUBLISH = 21;
/** Situations that begin with an act in this part of the Gazette; a bankruptcy is published in another. */
const ENDING_SITUATIONS = ["012", "013", "014"];

/** The site of the Gazette for the sample companies: one page has all acts of one. */
export const serveSampleGazette: SampleServer = ({ url, now }) => {
  const company = findSampleCompany((url.searchParams.get("btw") ?? "").padStart(10, "0"));
  const acts = company === undefined ? [] : actsOf(company, now);
  const list =
    company === undefined || acts.length === 0
      ? "<p>Geen tekst komt overeen met uw zoekopdracht</p>"
      : `<h1>Lijst (${acts.length})</h1>${acts.map((act, at) => renderAct(company, act, acts.slice(0, at).filter(({ date }) => date === act.date).length)).join("")}`;
  return new Response(`<html lang="nl"><body><main>${list}</main></body></html>`, {
    headers: { "content-type": "text/html; charset=utf-8" },
  });
};

interface SampleAct {
  readonly rubric: GazetteRubric;
  readonly date: string;
}

function actsOf(company: SampleCompany, now: Date): SampleAct[] {
  const start = sampleStartDate(company, now);
  if (start === null) return [];
  const appointed = (officersOn(company, now) ?? [])
    .flatMap(({ since }) => since ?? [])
    .filter((since) => since > start);
  const { code, since: situationSince } = company.situation;
  const ending = ENDING_SITUATIONS.includes(code) && situationSince !== null ? [situationSince] : [];
  const published = (day: string) => isoTime(addDays(new Date(day), DAYS_TO_PUBLISH)).slice(0, 10);
  const acts: SampleAct[] = [
    { rubric: "c01", date: published(start) },
    ...[...new Set(appointed)].map((day) => ({ rubric: "c08" as const, date: published(day) })),
    ...ending.map((day) => ({ rubric: "c02" as const, date: published(day) })),
    ...company.acts.map(({ rubric, daysAgo }) => ({ rubric, date: isoTime(addDays(now, -daysAgo)).slice(0, 10) })),
  ];
  const today = isoTime(now).slice(0, 10);
  return acts.filter(({ date }) => date <= today).toSorted((a, b) => compareText(b.date, a.date));
}

/** @param nth of the day, from 0: each act has a number of its own. */
function renderAct(company: SampleCompany, { rubric, date }: SampleAct, nth: number): string {
  const { street, houseNumber, postalCode, city } = company.address;
  const number = `${nth}${company.number.slice(6, 8)}${date.slice(5, 7)}${date.slice(8)}`;
  const pdf = `/tsv_pdf/${date.replaceAll("-", "/")}/${date.slice(2, 4)}${nth === 0 ? "" : nth}${number.slice(1)}.pdf`;
  const lines = [
    escapeHtml(`${street} ${houseNumber} ${postalCode} ${city}`.toUpperCase()),
    formatEnterpriseNumber(company.number),
    headingOf(rubric),
    `${date} / ${number}`,
  ];
  const form = findLegalForm(company.legalForm)?.abbreviations[0] ?? "";
  return (
    `<div class="list-item"><div class="list-item--content">` +
    `<p class="list-item--subtitle"><font color="blue">${escapeHtml(company.name.toUpperCase())}</font> ${form}</p>` +
    `<a class="list-item--title" href="article.pl?language=nl">${lines.join("<br>")}<br></a>` +
    `<a class="standard" href="${pdf}">BEELD</a></div></div>`
  );
}
