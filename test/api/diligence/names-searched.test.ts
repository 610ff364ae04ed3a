import { describe, expect, it } from "vitest";
import { DEFAULT_POLICY } from "../../../src/domain/diligence/default-policy.ts";
import { runInvestigation } from "../../../src/investigation/index.ts";
import { RULES_VERSION } from "../../../src/investigation/rules-version.ts";
import type { InvestigationInput } from "../../../src/investigation/types.ts";
import { investigationInput } from "../../support/investigation-fixtures.ts";
import { MemoryHost, systemCtx } from "../../support/investigation-host.ts";
import { handedIn, made, person, readAs } from "../../support/made-readings.ts";

const LISTED = "Viktor Arkadjevitsj Morozenko";
const PERSON = { templateId: "kyc_natural_person", companyName: "Jan Willems", registrationNumber: null } as const;

async function concluded(given: Partial<InvestigationInput>, rules = RULES_VERSION) {
  const input = investigationInput({
    caseId: crypto.randomUUID(),
    workflowId: `case-${crypto.randomUUID()}`,
    runId: crypto.randomUUID(),
    startedAt: new Date().toISOString(),
    terms: {
      policy: DEFAULT_POLICY,
      usesModel: false,
      sample: true,
      listMaxAgeHours: { hours: 48, bySource: {} },
      rules,
    },
    ...given,
  });
  const { result, facts } = await runInvestigation(systemCtx(), new MemoryHost(input));
  return {
    hits: result.findings.filter(({ category }) => category === "sanctions" || category === "pep"),
    how: result.checks!.find(({ check }) => check === "screening")!.how,
    screened: facts["screened_names"]?.at(-1)?.value as readonly string[],
  };
}

const answers = (source_of_funds: string) => ({ full_name: "Jan Willems", source_of_funds });
const task = (answer: string) => ({
  taskResponses: [
    {
      iteration: 1,
      task_id: "t1",
      description: "Who lent the company the money?",
      answer,
      submitted_at: "2026-11-20T10:00:00.000Z",
    },
  ],
});

describe("names in the customer's own words", () => {
  it("are searched for: a listed person in the source of funds is a finding that an officer settles", async () => {
    const { hits, how, screened } = await concluded({
      ...PERSON,
      answers: answers(`Monthly allowance from my father-in-law, ${LISTED}.`),
    });
    expect(hits).toMatchObject([
      {
        code: "sanctions_named",
        severity: "high",
        title: `Match on a sanctions list: ${LISTED}, named by the customer in source of funds`,
        subject: LISTED,
      },
    ]);
    expect(hits[0]!.description).toContain("Named by the customer in source of funds");
    expect(screened).toEqual(["Jan Willems"]);
    expect(how).toMatch(
      /^1 name was screened against the sample list\. Every name and number of the lists was looked for in \d+ answers? of the customer, \d+ words in all\.$/,
    );
  });

  it("are suppliers and customers, and answers to an officer's questions", async () => {
    const traded = await concluded({
      answers: {
        business_activity:
          "Artisanal bakery in Leuven. Our main supplier of grain is Zarnitsa Meridiantorg OOO; we also sell to Qasr al-Nuhasi General Trading FZE.",
      },
    });
    expect(traded.hits.map(({ subject }) => subject).toSorted()).toEqual([
      "Qasr al-Nuhasi General Trading FZE",
      "Zarnitsa Meridiantorg OOO",
    ]);
    const lent = await concluded(task(`${LISTED}, born 14 March 1968, a friend of the family.`));
    expect(lent.hits.map(({ title }) => title)).toEqual([
      `Match on a sanctions list: ${LISTED}, named by the customer in the answer to "Who lent the company the money?"`,
    ]);
    const exposed = await concluded(task("Odalrikus Brandvoldsen, my uncle."));
    expect(exposed.hits).toMatchObject([{ code: "pep_exact", severity: "medium" }]);
    expect((await concluded(task("Odalrikus Brandvoldsen, my uncle."), 12)).hits).toMatchObject([{ code: "pep_near" }]);
    const supplied = await concluded(task("Odalrikus Brandvoldsen sells us flour."));
    expect(supplied.hits).toMatchObject([{ code: "pep_near", severity: "low" }]);
  });

  it("are no finding by a likeness, and are not those of the customer", async () => {
    const alike = await concluded({
      ...PERSON,
      answers: answers("From my uncle Viktor Morozov and from me, Jan Willems."),
    });
    expect(alike.hits).toEqual([]);
  });

  it("are found behind many others, and behind long words", async () => {
    const many = Array.from(
      { length: 110 },
      (_, at) => `Peter Jansen${String.fromCharCode(97 + (at % 26), 97 + Math.floor(at / 26))}`,
    );
    for (const before of [many.join(" and "), "We bake bread. ".repeat(400)]) {
      const { hits } = await concluded({ ...PERSON, answers: answers(`${before} ${LISTED}.`) });
      expect(hits).toMatchObject([{ code: "sanctions_named", subject: LISTED }]);
    }
  });

  it.each([
    ["the flour is paid by viktor arkadjevitsj morozenko, a friend", "sanctions_named"],
    ["Inbreng door Morozenko, Viktor Arkadjevitsj", "sanctions_named"],
    ["Financed by Viktor Morozenko.", "sanctions_near"],
    ["Financier: passport XQ 7700142", "sanctions_named"],
    ["Onder meer IMO 9999101.", "sanctions_named"],
    ["Brood voor schepen, onder meer de tanker Thalvira Dawn.", "sanctions_named"],
    ["betaald door 'Zarnitsa Meridiantorg OOO'", "sanctions_named"],
  ])("%s is a finding", async (words, code) => {
    const { hits } = await concluded({ answers: { business_activity: words } });
    expect(hits).toMatchObject([{ code }]);
  });

  it("were not searched for by earlier versions", async () => {
    const { hits, how } = await concluded({ ...PERSON, answers: answers(`A gift of ${LISTED}.`) }, 6);
    expect(hits).toEqual([]);
    expect(how).toBe("1 name was screened against the sample list.");
  });
});

it("who may dispose of an account by a bank's certificate is screened, and told", async () => {
  const certificate = (confidence: number) =>
    handedIn(
      "bank_account_proof",
      readAs("bank_account_certificate", [
        made("account_holder", "Bakkerij De Linde"),
        { ...person(LISTED, { role: "signatory" }), confidence },
      ]),
    );
  const { hits, screened } = await concluded({ documents: [certificate(0.92)] });
  expect(hits).toMatchObject([{ code: "sanctions_exact", title: `Match on a sanctions list: ${LISTED}` }]);
  expect(screened).toContain(LISTED);
  expect((await concluded({ documents: [certificate(0.7)] })).hits).toMatchObject([
    { title: expect.stringContaining("a name read without certainty in") },
  ]);
});

describe("names that were read without certainty", () => {
  const deed = (name: string, born: object = {}) =>
    handedIn(
      "articles_of_association",
      readAs("articles_of_association", [
        made("company_name", "Bakkerij De Linde"),
        { ...person(name, { role: "director", ...born }), confidence: 0.6 },
      ]),
    );

  it("are searched for: who resembles an entry is a finding, and others leave the check established", async () => {
    const { hits, how } = await concluded({ documents: [deed(LISTED, { birth_date: "1968-03-14" })] });
    expect(hits).toMatchObject([
      {
        category: "sanctions",
        code: "sanctions_exact",
        title: expect.stringMatching(/^Match on a sanctions list: .+, a name read without certainty in .+\.pdf$/),
      },
    ]);
    expect(how).not.toContain("not screened until");
    const near = await concluded({ documents: [deed("Victor Morosenko")] });
    expect(near.hits).toMatchObject([{ code: "sanctions_near", title: expect.stringMatching(/^Near match/) }]);
    const other = await concluded({ documents: [deed("Lut Verbist")] });
    expect(other).toMatchObject({
      hits: [],
      how: expect.stringContaining("without certainty that they are meant, as read in a document: Lut Verbist."),
    });
    expect(other.screened).not.toContain("Lut Verbist");
  });

  it("were not searched for by earlier versions", async () => {
    const { hits, how } = await concluded({ documents: [deed(LISTED)] }, 6);
    expect(hits).toEqual([]);
    expect(how).toContain(`not screened until an officer states it: ${LISTED}.`);
  });
});

it("text of a paper that was not read is said not to be compared, and leaves the check open until an officer accepts it", async () => {
  const articles = handedIn(
    "articles_of_association",
    readAs("articles_of_association", [made("company_name", "Bakkerij De Linde")], { page_count: 30 }),
  );
  const { how } = await concluded({ documents: [articles] });
  expect(how).toContain(`Not compared with the lists: ${articles.filename} from page 2 on.`);
});
