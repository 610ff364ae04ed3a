import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sleep } from "../../src/cli/program.ts";
import { papersOf, type Paper, type PaperCompany } from "../bench/documents/papers.ts";
import { TestService } from "../support/service.ts";

/** The sample company of which the register says nothing bad. */
const NUMBER = "0999900150";
const HOME = { street: "Ridderstraat", house: "48", box: null, postcode: "3000", town: "Leuven", country: "BE" };
const KATRIEN = { given_names: "Katrien", family_name: "Vermeulen", birth_date: "1978-05-21", sex: "f" } as const;
const JORIS = { given_names: "Joris", family_name: "Claes", birth_date: "1976-11-02", sex: "m" } as const;
const COMPANY: PaperCompany = {
  name: "Bakkerij De Linde",
  legal_form: "BV",
  enterprise_number: NUMBER,
  seat: HOME,
  directors: [KATRIEN, JORIS],
  owners: [
    { ...KATRIEN, share_percent: 60 },
    { ...JORIS, share_percent: 40 },
  ],
};
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
const HANDED_IN = {
  articles_of_association: "articles_of_association",
  representative_identity: "identity_card",
  bank_account_proof: "bank_account_certificate",
  proof_of_business_address: "proof_of_address",
} as const;
const FILED = ["register_extract", "ubo_extract"] as const;
const WAIT_MS = 240_000;

const fileOf = ({ bytes, name, mediaType }: Paper): File =>
  new File([new Uint8Array(bytes)], name, { type: mediaType });

describe("a clean set of scanned papers over the interface", () => {
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start();
  });
  afterAll(() => service?.dispose());

  const get = async <T>(token: string, path: string): Promise<T> =>
    (await service.call<T>("GET", path, { token })).body;

  async function until<T>(read: () => Promise<T>, isThere: (value: T) => boolean): Promise<T> {
    const deadline = Date.now() + WAIT_MS;
    for (let value = await read(); ; value = await read()) {
      if (isThere(value) || Date.now() > deadline) return value;
      await sleep(500);
    }
  }

  it.each(["nl", "fr", "de", "en"] as const)(
    "in %s establishes every check and asks nothing more of the customer",
    { timeout: 2 * WAIT_MS },
    async (language) => {
      const papers = await papersOf(COMPANY, language, "scan", new Date());
      const token = await service.token("alice", ["officer", "compliance_manager"]);
      const json = { company_name: COMPANY.name, company_registration_number: NUMBER, country: "BE" };
      const opened = await service.call<{ workflow_id: string; portal_token: string }>("POST", "/api/cases", {
        token,
        json,
      });
      const [path, portal] = [`/api/cases/${opened.body.workflow_id}`, `/api/portal/${opened.body.portal_token}`];
      for (const [requirement, paper] of Object.entries(HANDED_IN)) {
        const form = new FormData();
        form.set("requirement_id", requirement);
        form.set("file", fileOf(papers[paper]));
        expect((await service.call("POST", `${portal}/documents`, { form })).status).toBe(201);
      }
      for (const kind of FILED) {
        const form = new FormData();
        form.set("file", fileOf(papers[kind]));
        for (const [field, value] of Object.entries({ kind, note: "Looked up.", obtained_from: "The register" }))
          form.set(field, value);
        form.set("obtained_at", new Date().toISOString());
        expect((await service.call("POST", `${path}/evidence`, { token, form })).status).toBe(201);
      }
      type Document = { reading: { status: string; reader: string; satisfies: boolean | null } | null };
      const documents = await until(
        () => get<Document[]>(token, `${path}/documents?source=all`),
        (all) => all.every(({ reading }) => reading !== null && reading.status !== "pending"),
      );
      expect(documents.map(({ reading }) => [reading?.status, reading?.reader, reading?.satisfies])).toEqual(
        Array(6).fill(["read", "recognition", true]),
      );
      expect((await service.call("POST", `${portal}/submit`, { json: { answers: ANSWERS } })).status).toBe(200);
      type Case = { status: string; checks: { check: string; outcome: string }[]; generated_tasks: unknown[] };
      const reviewed = await until(
        () => get<Case & { investigation_results: { findings: { category: string }[] }[] }>(token, path),
        ({ status }) => status === "REVIEW_PENDING",
      );
      expect(reviewed.checks.filter(({ outcome }) => outcome !== "established")).toEqual([]);
      expect(reviewed.checks.length).toBeGreaterThan(5);
      expect(reviewed.generated_tasks).toEqual([]);
      const findings = reviewed.investigation_results.flatMap((result) => result.findings);
      expect(findings.filter(({ category }) => category === "document")).toEqual([]);
    },
  );
});
