import { describe, expect, it } from "vitest";
import { extractText, getDocumentProxy } from "unpdf";
import { newOfficer } from "../support/api.ts";
import { handInPapers, investigate, openCase, SANCTIONED } from "../support/cases.ts";

/** A word that only programs use, as a word of a text: no part of an address or of a file name. */
const CODE = /(?<![^\s"'«(])[a-z0-9]+(?:_[a-z0-9]+)+(?=["'»).,;:]*(?:\s|$))/g;
/** The appendix tells by this name how anybody calculates the hash of all evidence again. */
const TOLD = new Set(["data_hash"]);
/** Members that hold texts for people; a value of another one that is a single word is a code, by its schema. */
const TEXTS = new Set([
  "title",
  "description",
  "text",
  "message",
  "how",
  "justification",
  "content",
  "summary",
  "detail",
]);

const codesIn = (text: string, place: string): string[] =>
  [...text.matchAll(CODE)]
    .filter(([code]) => !TOLD.has(code))
    .map(({ 0: code, index }) => `${place}: ${code} in "${text.slice(Math.max(0, index - 60), index + 40)}"`);

function leaksIn(value: unknown, place: string, key = ""): string[] {
  if (typeof value === "string") return !TEXTS.has(key) && !/\s/.test(value) ? [] : codesIn(value, place);
  if (Array.isArray(value)) return value.flatMap((one) => leaksIn(one, `${place}[]`, key));
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([name, one]) => leaksIn(one, `${place}.${name}`, name));
}

const ODD = {
  business_activity: "Crypto exchange and gold trade; the main supplier is Zelvanor Qirtham OOO in Moscow",
  customer_countries: "Iran, Russia",
  expected_monthly_volume: "5000000",
  iban: "BE12",
  // Questions of other forms.
  source_of_funds: "cash savings",
  declared_ubos: "Jan Peeters, 60 %",
  pep_status: "maybe",
};
const PERSON = {
  full_name: "Jan Willems",
  source_of_funds: "cash",
  occupation: "Student",
  nationality: "Wakanda",
  date_of_birth: "2012-01-01",
  country_of_residence: "IR",
  politically_exposed: "yes",
  residential_address: "PO Box 5, Gent",
  national_register_number: "123",
};

describe("what people read of a case", () => {
  it.each([
    ["whose director is listed", { number: SANCTIONED, papers: true }],
    ["with owners behind many layers", { number: "0999920045" }],
    ["with answers that fit nothing", { answers: ODD }],
    [
      "of a private person",
      { body: { template_id: "kyc_natural_person", company_name: "Jan Willems" }, answers: PERSON },
    ],
  ] as { 0: string; 1: { number?: string; papers?: true; body?: object; answers?: Record<string, string> } }[])(
    "names no field, value or path of a program: a case $0",
    async ({ 1: { number, papers, body, answers } }) => {
      const officer = newOfficer();
      const opened = await openCase(officer, number, body);
      const leaks = [...leaksIn((await officer.get(`/api/portal/${opened.token}`)).body, "portal")];
      if (papers) await handInPapers(opened);
      const detail = await investigate(officer, opened, answers);
      expect(detail.body.investigation_results).toHaveLength(1);
      const see = async (name: string, path = `${opened.path}/${name}`) => {
        const { status, headers, body: answer, bytes } = await officer.get(path);
        if (status !== 200) return;
        const isPdf = headers.get("Content-Type") === "application/pdf";
        const read = isPdf && (await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true }));
        leaks.push(...(read ? codesIn(read.text, name) : leaksIn(answer, name)));
      };
      leaks.push(...leaksIn(detail.body, "case"));
      for (const name of ["ai-brief", "timeline", "customer", "ownership"]) await see(name);
      for (const letter of ["evidence-request", "mlro-memo", "source-appendix"]) await see(`documents/${letter}.pdf`);
      const memo = await officer.post(`/cases/${opened.workflowId}/decision-memorandum`);
      expect(memo.status).toBe(201);
      leaks.push(...leaksIn(memo.body.sections, "memorandum"));
      await officer.post(`${opened.path}/decision`, { decision: "reject", reason: "Not wanted." });
      await see("report");
      expect([...new Set(leaks)]).toEqual([]);
    },
    60_000,
  );
});
