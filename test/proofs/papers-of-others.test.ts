import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sleep } from "../../src/cli/program.ts";
import { drawPdf } from "../bench/documents/draw-pdf.ts";
import { prepareFaces } from "../bench/documents/faces.ts";
import { Random } from "../bench/documents/random.ts";
import { Sheet } from "../bench/documents/sheet.ts";
import { TestService } from "../support/service.ts";

/** The sample company of which the register says nothing bad; 0403170701 and 0477472701 are others'. */
const NUMBER = "0999900150";
const NAME = "Bakkerij De Linde";
const ANSWERS = {
  business_activity: "An artisanal bakery that sells bread and cakes to consumers in Leuven.",
  beneficial_owners: "Katrien Vermeulen\nJoris Claes",
  politically_exposed: "No",
  customer_countries: "Belgium",
  expected_monthly_volume: "10,000 to 100,000 euro",
  sales_channel: "In a shop",
  delivery_time: "Immediate",
  payment_service_ended: "No",
};
const WAIT_MS = 240_000;
const TODAY = new Date().toISOString().slice(0, 10).split("-").toReversed().join("/");

interface Paper {
  readonly name: string;
  readonly requirement: string;
  /** A line of its own each; an empty one is a gap. */
  readonly lines: string;
  /**
   * Codes of the findings that name the file, without `document_`. Of several files for one requirement those of another
   * kind have none while one of them meets it.
   */
  readonly codes: readonly string[];
  readonly kind: string | null;
}

const RUNNING = `De werken aan de loods zijn begonnen in april en worden voltooid voor de winter.
De planning ligt ter inzage op de werf, samen met de plannen van de riolering.`;

const PAPERS: readonly Paper[] = [
  {
    name: "short-articles",
    requirement: "articles_of_association",
    kind: "articles_of_association",
    codes: [],
    lines: `STATUTEN – GECOÖRDINEERDE TEKST

Bakkerij De Linde
Besloten vennootschap
Ridderstraat 48, 3000 Leuven
Ondernemingsnummer 0999.900.150

De vennootschap draagt de naam Bakkerij De Linde.
Zij heeft tot voorwerp het bakken en verkopen van brood en gebak.
De aandelen zijn op naam.`,
  },
  {
    name: "short-articles-of-another",
    requirement: "articles_of_association",
    kind: "articles_of_association",
    codes: ["other_company high"],
    lines: `STATUTEN – GECOÖRDINEERDE TEKST

Alfa Bouw
Besloten vennootschap
Kouter 12, 9000 Gent
Ondernemingsnummer 0403.170.701

De vennootschap draagt de naam Alfa Bouw.
Zij heeft tot voorwerp het bouwen van woningen.
De aandelen zijn op naam.`,
  },
  {
    name: "recipe-under-that-title",
    requirement: "articles_of_association",
    kind: "other",
    codes: [],
    lines: `STATUTEN – GECOÖRDINEERDE TEKST

Stoofvlees met bruin bier
Snij het vlees in stukken en bak het in boter tot het bruin is. Voeg de uien toe en laat ze
zacht worden. Giet er het bier bij, leg er een snee brood met mosterd op en laat alles drie uur
op een klein vuur staan. Roer af en toe en proef of er nog peper bij moet. Serveer met frieten.`,
  },
  {
    name: "site-sheet-of-another",
    requirement: "proof_of_business_address",
    kind: null,
    codes: ["other_company high"],
    lines: `Werffiche

Ondernemingsnummer: 0403.170.701
Week 14`,
  },
  {
    name: "site-sheet-of-the-customer",
    requirement: "proof_of_business_address",
    kind: null,
    codes: [],
    lines: `Werffiche

Ondernemingsnummer: 0403.170.701
Uitgevoerd voor BAKKERIJ DE LINDE`,
  },
  {
    name: "letter-of-a-notary",
    requirement: "proof_of_business_address",
    kind: "other",
    codes: [],
    lines: `Jan Peeters
Notaris
Lange Straat 1, 8000 Brugge
btw BE 0477.472.701


${RUNNING}
Wij houden u op de hoogte van wat daarna nog komt en wensen u intussen een goede zomer, met zon en rust.`,
  },
  {
    name: "account-with-the-bank's-number",
    requirement: "bank_account_proof",
    kind: "bank_account_certificate",
    codes: [],
    lines: `KBC Bank NV
Havenlaan 2, 1080 Brussel
btw BE 0462.920.226 - RPR Brussel

Rekeningattest

Wij bevestigen dat Bakkerij De Linde BV, Ridderstraat 48, 3000 Leuven, bij onze bank
houder is van de rekening BE68 5390 0754 7034 (BIC KREDBEBB).

Leuven, ${TODAY}`,
  },
  {
    name: "account-of-another",
    requirement: "bank_account_proof",
    kind: "bank_account_certificate",
    codes: ["other_company high"],
    lines: `KBC Bank NV
Havenlaan 2, 1080 Brussel

Rekeningattest

Wij bevestigen dat Alfa Bouw BV, Kouter 12, 9000 Gent, met ondernemingsnummer 0403.170.701,
bij onze bank houder is van de rekening BE71 0961 2345 6769 (BIC GKCCBEBB).

Gent, ${TODAY}`,
  },
  {
    name: "tax-bill-to-the-company",
    requirement: "proof_of_business_address",
    kind: "proof_of_address",
    codes: [],
    lines: `FOD Financiën
Koning Albert II-laan 33, 1030 Brussel
Ondernemingsnummer 0308.357.159


Bakkerij De Linde BV
Ridderstraat 48
3000 Leuven

Brussel, ${TODAY}

Aanslagbiljet onroerende voorheffing
Aanslagjaar 2026
Het bedrag van 412,50 euro is te betalen binnen twee maanden.`,
  },
  {
    name: "order-of-another",
    requirement: "proof_of_business_address",
    kind: "other",
    codes: ["other_company high"],
    lines: `Beta Hout BV   tel. 050 12 34 56
Lange Straat 1, 8000 Brugge
btw BE 0477.472.701


Klant: Alfa Bouw NV, btw BE 0403.170.701
Afhaling aan poort 3`,
  },
];

async function pdfOf(lines: string): Promise<Uint8Array<ArrayBuffer>> {
  await prepareFaces();
  const sheet = new Sheet();
  for (const line of lines.split("\n")) {
    if (line === "") sheet.space(14);
    else sheet.text(line);
  }
  return drawPdf(sheet.pages, new Random(lines), `${new Date().toISOString().slice(0, 10)}T08:00:00Z`);
}

describe("papers that are meant to pass for the customer's", () => {
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start();
  });
  afterAll(() => service?.dispose());

  it("raise the expected findings and no others", { timeout: 2 * WAIT_MS }, async () => {
    const token = await service.token("alice", ["officer", "compliance_manager"]);
    const json = { company_name: NAME, company_registration_number: NUMBER, country: "BE" };
    const opened = await service.call<{ workflow_id: string; portal_token: string }>("POST", "/api/cases", {
      token,
      json,
    });
    const [path, portal] = [`/api/cases/${opened.body.workflow_id}`, `/api/portal/${opened.body.portal_token}`];
    for (const { name, requirement, lines } of PAPERS) {
      const form = new FormData();
      form.set("requirement_id", requirement);
      form.set("file", new File([await pdfOf(lines)], `${name}.pdf`, { type: "application/pdf" }));
      expect((await service.call("POST", `${portal}/documents`, { form })).status, name).toBe(201);
    }
    type Document = { filename: string; reading: { status: string; kind: string | null } | null };
    type Finding = { code: string | null; severity: string; title: string; description: string };
    type Case = { status: string; investigation_results: { findings: Finding[] }[] };
    const until = async <T>(read: string, isThere: (value: T) => boolean): Promise<T> => {
      const deadline = Date.now() + WAIT_MS;
      for (;;) {
        const { body } = await service.call<T>("GET", read, { token });
        if (isThere(body) || Date.now() > deadline) return body;
        await sleep(500);
      }
    };
    const documents = await until<Document[]>(`${path}/documents?source=all`, (all) =>
      all.every(({ reading }) => reading !== null && reading.status !== "pending"),
    );
    expect(Object.fromEntries(documents.map(({ filename, reading }) => [filename, reading?.kind]))).toEqual(
      Object.fromEntries(PAPERS.map(({ name, kind }) => [`${name}.pdf`, kind])),
    );
    expect((await service.call("POST", `${portal}/submit`, { json: { answers: ANSWERS } })).status).toBe(200);
    const reviewed = await until<Case>(path, ({ status }) => status === "REVIEW_PENDING");
    const findings = reviewed.investigation_results.flatMap((result) => result.findings);
    for (const { name, codes } of PAPERS) {
      const own = findings.filter(
        ({ code, description }) => code?.startsWith("document_") && description.includes(`"${name}.pdf"`),
      );
      expect(own.map(({ code, severity }) => `${code!.replace("document_", "")} ${severity}`).sort(), name).toEqual(
        [...codes].sort(),
      );
    }
  });
});
