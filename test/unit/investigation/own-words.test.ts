import { reviewCustomerWords } from "../../../src/domain/portal/customer-words.rules.ts";
import { explainWordsTask } from "../../../src/domain/portal/own-words.task.ts";
import { taskText } from "../../../src/domain/portal/task.texts.ts";
import { tasksForFinding } from "../../../src/investigation/follow-up/task-rules.ts";
import { LANGUAGES } from "../../../src/platform/language.ts";
import { describe, expect, it } from "vitest";
import type { AgentCall, KnownAnswer, Observations } from "../../../src/investigation/agent.ts";
import { OWN_WORDS } from "../../../src/investigation/agents/own-words.ts";
import { readDossier } from "../../../src/investigation/dossier.ts";
import { investigationInput } from "../../support/investigation-fixtures.ts";
import type { InvestigationInput } from "../../../src/investigation/types.ts";
import { investigation } from "../../support/case-fixtures.ts";
import { registryEntry } from "../../support/registry-entry.ts";
import { createSourceWorld } from "../../support/sources/source-world.ts";
import { json, stubFetch } from "../../support/sources/stub-fetch.ts";

const NOTHING_SEEN: Observations = { of: () => undefined };

interface Given {
  readonly answers: Record<string, string>;
  /** What a configured model says; none is configured without it. */
  readonly said?: readonly object[];
  /** What the register states as activities. */
  readonly activities?: readonly string[];
  readonly rules?: number;
  readonly previous?: InvestigationInput["previous"];
  readonly taskResponses?: InvestigationInput["taskResponses"];
  readonly documents?: InvestigationInput["documents"];
}

async function read({ answers, said, activities = [], rules, ...rounds }: Given) {
  const terms = {
    ...investigationInput({}).terms!,
    usesModel: said !== undefined,
    ...(rules !== undefined && { rules }),
  };
  const dossier = readDossier(investigationInput({ answers, terms, ...rounds }));
  const server = stubFetch(() =>
    json({
      choices: [{ finish_reason: "stop", message: { content: JSON.stringify({ said }) } }],
      usage: { total_tokens: 500 },
    }),
  );
  const settings = said ? { MODEL_USE: "on", MODEL_BASE_URL: "https://model.example", MODEL_NAME: "m" } : {};
  const world = createSourceWorld({ settings, fetch: server.fetch });
  const dropped: string[] = [];
  const call = world.call({ onModelBlocked: (_use, reasons) => dropped.push(...reasons) }) as AgentCall;
  const value = registryEntry({
    activities: activities.map((description) => ({ code: "53200", description, version: "2008" })),
  });
  const seen: Observations = { of: () => ({ outcome: "known", value, evidence: [] }) as never };
  const observed = (await OWN_WORDS.collect(call, dossier, seen)) as KnownAnswer<never>;
  const { findings = [] } = OWN_WORDS.derive(observed, dossier, NOTHING_SEEN);
  return { findings, dropped, observed };
}

describe("the reading of the customer's own words", () => {
  it.each([
    ["purpose_of_relationship", "they send it to me on Monday and by Tuesday I have passed it on to the others"],
    ["source_of_funds", "Mon oncle me donne des enveloppes et je ne sais pas d'où ça vient"],
    ["structure_reason", "De echte baas zit in Dubai, ik teken alleen wat hij opstuurt"],
  ])("quotes a sentence of %s after which an officer would ask", async (question, words) => {
    const { findings, observed } = await read({ answers: { [question]: `We work every day. ${words}` } });
    expect(findings).toMatchObject([{ code: "own_words_ask", severity: "medium", source: "customer" }]);
    expect(findings[0]!.description).toContain(words);
    expect(findings[0]!.description).not.toContain("We work every day");
    expect(observed.evidence).toHaveLength(1);
  });

  it("asks a private customer and a company what was meant, in their words, and not again of an answer to that", async () => {
    const words = "they send it to me on Monday and by Tuesday I have passed it on to the others";
    const [found] = (await read({ answers: { purpose_of_relationship: words } })).findings;
    const asked = { templateId: "kyc_natural_person", answers: {} };
    const [task, paper] = tasksForFinding(found!, "person", asked);
    expect(task).toMatchObject({ response_type: "text", required: true });
    expect(task!.description).toMatch(/what you do with it\. "they send it to me/);
    expect(paper).toMatchObject({ document_type: "source_of_funds" });
    expect(tasksForFinding(found!, "company", asked)).toEqual([task]);
    expect(tasksForFinding(found!, "company", { ...asked, rulesVersion: 10 })).toEqual([]);
    for (const language of LANGUAGES) {
      const shown = taskText(task!.description, language);
      expect(shown).toContain(words);
      expect(reviewCustomerWords(shown.replace(words, ""))).toBeNull();
    }
    const later = { ...found!, title: "An answer that leaves a question: a question that was asked later" };
    expect(tasksForFinding(later, "company", asked)).toEqual([]);
    expect(explainWordsTask('"on a sanctions list"')).not.toContain("list");
  });

  it.each([
    "Ambachtelijke bakker, brood en banket voor de buurt, kassa elke avond naar de bank",
    "My salary from the hospital and a bit of overtime",
    "Loyer, assurances et les courses, le salaire tombe le 28",
    "Mein Gehalt bei der Post und Kindergeld",
    "Consultancy for hospitals, invoiced monthly",
  ])("says nothing of %s", async (words) => {
    const { findings, observed } = await read({ answers: { purpose_of_relationship: words } });
    expect(findings).toEqual([]);
    expect(observed.evidence).toEqual([]);
  });

  it("leaves to the rules what they hear already", async () => {
    const answers = { purpose_of_relationship: "In de praktijk beslist mijn schoonbroer" };
    expect((await read({ answers })).findings).toEqual([]);
  });

  it("asks a night shop nothing about a list of what it sells", async () => {
    const answers = { business_activity: "Night shop: drinks, snacks, cigarettes" };
    expect((await read({ answers, rules: 12 })).findings).toHaveLength(1);
    expect((await read({ answers, rules: 13 })).findings).toEqual([]);
    const passed = { business_activity: "Night shop: drinks, cash of friends that I pass on" };
    expect((await read({ answers: passed, rules: 13 })).findings).toHaveLength(1);
  });

  it("hears the rest of a sentence of which a rule knows the trade alone", async () => {
    const purpose_of_relationship =
      "I get 10% of what comes in, the rest I forward in bitcoin to the recruiter from Telegram.";
    const codes = async (rules: number) =>
      (await read({ answers: { purpose_of_relationship }, rules })).findings.map(({ code }) => code);
    expect(await codes(11)).toEqual(["own_words_ask"]);
    expect(await codes(10)).toEqual([]);
    const ordinary = "I buy some bitcoin every month from my salary";
    expect((await read({ answers: { purpose_of_relationship: ordinary }, rules: 11 })).findings).toEqual([]);
  });

  it("says whether the customer answered since, by a task or a file of a later round", async () => {
    const answers = { purpose_of_relationship: "they send it to me and by Tuesday I have passed it on to the others" };
    const { findings } = await read({ answers });
    const previous = [investigation({ iteration: 1, findings })];
    const entryOf = async (given: Partial<Given>) =>
      (await read({ answers, previous, rules: 11, ...given })).findings[0]!.source_entry;
    const entry = findings[0]!.source_entry;
    const said = { iteration: 2, task_id: "t", description: "Whose is it?", submitted_at: "2026-01-03T10:00:00.000Z" };
    const file = { iteration: 2, source: "customer" } as InvestigationInput["documents"][0];
    expect(await entryOf({})).toBe(entry);
    expect(await entryOf({ taskResponses: [{ ...said, answer: "?" }] })).toBe(entry);
    expect(await entryOf({ taskResponses: [{ ...said, iteration: 1, answer: "My own" }] })).toBe(entry);
    expect(await entryOf({ documents: [{ ...file, source: "officer" }] })).toBe(entry);
    expect(await entryOf({ taskResponses: [{ ...said, answer: "My brother's, for the car" }] })).toBe(
      `${entry}:answered`,
    );
    expect(await entryOf({ documents: [file] })).toBe(`${entry}:answered`);
  });

  it.each(["Skup złota i kantor wymiany walut, przekazy dla osób trzecich", "وزير سابق", "我们从中国进口电子产品"])(
    "says that it did not read %s",
    async (words) => {
      const { findings } = await read({ answers: { business_activity: words } });
      expect(findings).toMatchObject([{ code: "answer_not_read", severity: "medium" }]);
      expect(findings[0]!.description).toContain("neither good nor bad");
    },
  );

  it.each([
    "Overige posterijen en koeriers",
    "Overige geldscheppende financiële instellingen",
    "Vervaardiging van andere organische chemische basisproducten",
    "Production et distribution d'énergie",
    "Detailhandel in chocolade en suikerwerk in gespecialiseerde winkels",
    "Manufacture of rubber and plastics products",
  ])("reads rare words of the four languages by their parts: %s", async (words) => {
    expect((await read({ answers: { business_activity: words } })).findings).toEqual([]);
  });

  it.each([
    ["Soy director de una empresa de transport y el capital es de la venta de una villa", 1],
    ["Sunt director de transport pentru o firma din Belgia", 1],
    ["Vi har en restaurant och en bar till centrum", 1],
    ["Restaurant El Pescador, cuisine espagnole, vins de Las Moradas et de Los Montes", 0],
    ["Import van Il Fornaio, Della Casa en Nel Mezzo uit Italië", 0],
  ])("tells another language by its small words, and by no name in one of the four: %s", async (words, unread) => {
    const { findings } = await read({ answers: { business_activity: words } });
    expect(findings.filter(({ code }) => code === "answer_not_read")).toHaveLength(unread);
  });

  it("reads what the register states as the activity, and no more in its language than that", async () => {
    const activities = ["Overige gespecialiseerde bouwwerkzaamheden", "Usługi remontowe i budowlane"];
    const unread = async (business_activity: string) =>
      (await read({ answers: { business_activity }, activities })).findings.length;
    expect(await unread("OVERIGE GESPECIALISEERDE BOUWWERKZAAMHEDEN")).toBe(0);
    expect(await unread("Usługi remontowe, skup złota")).toBe(1);
  });

  it("reads rare words beside the small ones of a language", async () => {
    const business_activity = "Ik bak wafels en smoutebollen op kermissen";
    expect((await read({ answers: { business_activity } })).findings).toEqual([]);
  });

  it.each([
    "Prodajemo stare satove i nakit iz ostavština",
    "Venta de churros y helados en ferias con mi hermano",
    "Vi sælger gamle ure og smykker fra dødsboer",
    "Vindem piese auto dezmembrate și anvelope uzate",
    "Skup złota with my friend w kantorze przy granicy białoruskiej",
  ])("and none of another language: %s", async (business_activity) => {
    expect((await read({ answers: { business_activity } })).findings).toMatchObject([{ code: "answer_not_read" }]);
  });

  it("reads a few words of a trade, which are rare, and no whole answer around them", async () => {
    const unread = async (business_activity: string) =>
      (await read({ answers: { business_activity } })).findings.length;
    expect(await unread("Menuisier, châssis et portes")).toBe(0);
    expect(await unread("Krankenpflegerin, häusliche Pflege")).toBe(0);
    expect(await unread("Skup złota, menuiserie, przekazy dla osób trzecich i kantor")).toBe(1);
  });

  it.each([
    "Otras actividades postales y de mensajería",
    "Trasporto terrestre di merci",
    "Outras actividades postais",
    "Sprzedaż hurtowa materiałów budowlanych",
    "Salg af brugte biler",
  ])("does not take for read: %s", async (words) => {
    expect((await read({ answers: { business_activity: words } })).findings).toMatchObject([
      { code: "answer_not_read" },
    ]);
  });

  describe("with a model", () => {
    const answers = {
      source_of_funds: "Zwei Friseurstühle, keine Kundschaft, Steuerberater staunt über das Ergebnis.",
    };
    const quote = "keine Kundschaft, Steuerberater staunt";

    it("adds what it quotes, and says who read it", async () => {
      const { findings } = await read({ answers, said: [{ answer: "source_of_funds", quote }] });
      expect(findings).toMatchObject([{ code: "own_words_ask" }]);
      expect(findings[0]!.description).toMatch(/"keine Kundschaft, Steuerberater staunt".*Read by m/);
    });

    it("drops and counts a quote that stands nowhere", async () => {
      const said = [{ answer: "source_of_funds", quote: "the owner is Zebedeus" }];
      const { findings, dropped } = await read({ answers, said });
      expect([findings, dropped]).toEqual([[], ["claim without a quote"]]);
    });

    it("discards a reply on a question that nobody answered", async () => {
      expect((await read({ answers, said: [{ answer: "occupation", quote }] })).findings).toEqual([]);
    });

    it("cannot take back what was found without it", async () => {
      const words = "they send it to me on Monday and by Tuesday I have passed it on to the others";
      expect((await read({ answers: { purpose_of_relationship: words }, said: [] })).findings).toHaveLength(1);
    });
  });
});
