import { describe, expect, it } from "vitest";
import { presentDocuments } from "../../../src/domain/diligence/document-findings.rules.ts";
import { rateRisk } from "../../../src/domain/diligence/rating.rules.ts";
import type { RatingFacts } from "../../../src/domain/diligence/rating/rating-facts.ts";
import { taskText } from "../../../src/domain/portal/task.texts.ts";
import { tasksForFinding } from "../../../src/investigation/follow-up/task-rules.ts";
import { goingConcernDoubts } from "../../../src/reading/understanding/company/going-concern.ts";
import { readableOf } from "../../../src/reading/understanding/understand.ts";
import { dated, handedIn, made, readAs, reviewedAs } from "../../support/made-readings.ts";
import { understand } from "../../support/understand.ts";
import { withAnswers } from "../../support/rating-fixtures.ts";
import { pagesOf } from "../reading/understanding/pages-of.ts";

const doubts = (said: string) =>
  goingConcernDoubts(readableOf(pagesOf(`Jaarrekening 2025\n${said}\nGent, 5 mei 2026.`)), "annual_accounts");

describe("accounts that doubt whether the company can go on", () => {
  it.each([
    "Er bestaat een onzekerheid van materieel belang die significante twijfel kan doen ontstaan over de continuïteit van de vennootschap.",
    "Zonder bijkomende middelen van de aandeelhouders is de continuïteit van de onderneming in het gedrang.",
    "De continuïteit is afhankelijk van de steun van de moedervennootschap.",
    "Het bestuursorgaan heeft de alarmbelprocedure van artikel 5:153 WVV toegepast.",
    "Het nettoactief is gedaald tot minder dan de helft van het kapitaal.",
    "Uit de balans blijkt een overgedragen verlies; met toepassing van art. 3:6, §1, 6° WVV verantwoordt het bestuur het verlies.",
    "Cette situation fait naître un doute important sur la capacité de la société à poursuivre ses activités.",
    "Il existe une incertitude significative quant à la continuité d'exploitation.",
    "La continuité de l'exploitation est compromise sans nouvel apport.",
    "Kapitaal verloren: netto-actief gedaald tot minder dan een vierde van het kapitaal.",
    "Perte de la moitié du capital social.",
    "La procédure de la sonnette d'alarme (art. 7:228 CSA) a été suivie le 12 mars 2026.",
    "Es besteht eine wesentliche Unsicherheit, die bedeutsame Zweifel an der Unternehmensfortführung aufwirft.",
    "Der Fortbestand der Gesellschaft ist gefährdet.",
    "These events indicate that a material uncertainty exists that casts significant doubt on the company's ability to continue as a going concern.",
    "The company's ability to continue as a going concern depends on the support of its shareholder.",
    "The accounts have been prepared on a basis other than going concern.",
    "Material uncertainty related to going concern",
    "Onzekerheid van materieel belang omtrent de continuïteit",
    "De continuïteit van de onderneming is afhankelijk van een lening.",
    "La continuité de l'exploitation dépend de l'actionnaire.",
    "La poursuite des activités de la société dépend de son actionnaire.",
    "The company's ability to continue its operations depends on new funds.",
    "Net assets have increased but remain below half of the capital.",
    "Het nettoactief bedraagt minder dan de helft van het kapitaal, dat meer dan verdubbeld werd.",
    "Incertitude significative relative à la continuité d'exploitation",
    "Wesentliche Unsicherheit im Zusammenhang mit der Fortführung der Unternehmenstätigkeit",
  ])("say so: %s", (said) => {
    const [found] = doubts(said);
    expect(found?.quote).toContain(said.replace(/\.$/, "").split("; ").at(-1)!.slice(-40));
    expect(found?.page).toBe(1);
  });

  it.each([
    "De jaarrekening is opgesteld in de veronderstelling van continuïteit van de onderneming.",
    "De waarderingsregels zijn vastgesteld in de veronderstelling dat de vennootschap haar activiteiten voortzet (going concern).",
    "Er is geen onzekerheid van materieel belang omtrent de continuïteit.",
    "De continuïteit van de onderneming is niet in het gedrang.",
    "De alarmbelprocedure is niet van toepassing.",
    "het concluderen, op basis van de verkregen controle-informatie, of er een onzekerheid van materieel belang bestaat met betrekking tot gebeurtenissen of omstandigheden die significante twijfel kunnen doen ontstaan over de mogelijkheid van de vennootschap om haar continuïteit te handhaven.",
    "Indien wij concluderen dat er een onzekerheid van materieel belang bestaat over de continuïteit, vestigen wij daar de aandacht op.",
    "Les comptes annuels sont établis dans une perspective de continuité d'exploitation.",
    "Nous n'avons relevé aucune incertitude significative liée à la continuité d'exploitation.",
    "Si nous concluons à l'existence d'une incertitude significative sur la continuité d'exploitation, nous sommes tenus d'attirer l'attention.",
    "La procédure de la sonnette d'alarme n'est pas d'application.",
    "Der Jahresabschluss wurde unter der Annahme der Unternehmensfortführung aufgestellt.",
    "Wir ziehen Schlussfolgerungen darüber, ob eine wesentliche Unsicherheit besteht, die bedeutsame Zweifel an der Fähigkeit zur Fortführung aufwerfen kann.",
    "The accounts have been prepared on the going concern basis.",
    "We have not identified any material uncertainties relating to events that may cast significant doubt on the company's ability to continue as a going concern.",
    "Conclude whether a material uncertainty exists related to events or conditions that may cast significant doubt on the Company's ability to continue as a going concern.",
    "If we conclude that a material uncertainty exists about going concern, we are required to draw attention to it.",
    "There are no material uncertainties about the company's ability to continue as a going concern.",
    "De continuïteit van de dienstverlening wordt verzekerd door twee datacentra.",
    "Het nettoactief bedraagt meer dan de helft van het kapitaal.",
    "L'actif net est supérieur à la moitié du capital.",
    "Net assets increased by half a million.",
    "Net assets rose in the fourth quarter.",
    "Het nettoactief bedraagt meer dan een vierde van het balanstotaal.",
    "De alarmbelprocedure diende niet te worden toegepast.",
    "De voorwaarden van de alarmbelprocedure zijn niet vervuld.",
    "De alarmbelprocedure is bijgevolg niet aan de orde.",
    "La procédure de sonnette d'alarme ne trouve pas à s'appliquer.",
    "Das Alarmglockenverfahren findet keine Anwendung.",
    "The alarm bell procedure does not apply.",
    "Bestandsgefährdende Risiken sind nicht erkennbar.",
    "Bestandsgefährdende Risiken bestehen nicht.",
    "Jaarverslag conform art. 3:6 WVV: het overgedragen verlies werd volledig weggewerkt.",
    "Wij trekken een conclusie over de vraag naar onzekerheid van materieel belang betreffende de continuïteit.",
    "Nous tirons une conclusion quant à l'existence ou non d'une incertitude significative sur la continuité d'exploitation.",
    "De continuïteit van de dienstverlening is afhankelijk van het personeel.",
    "La poursuite du projet dépend de la commune.",
    "Our ability to continue in this market depends on weather.",
    "Wij verkopen alarmbel systemen.",
  ])("do not: %s", (said) => expect(doubts(said)).toEqual([]));

  it("are no articles or contracts, which say what holds if it comes to that", () => {
    const text = "Indien het nettoactief gedaald is, volgt het bestuur artikel 5:153 WVV. De alarmbelprocedure geldt.";
    expect(goingConcernDoubts(readableOf(pagesOf(text)), "articles_of_association")).toEqual([]);
  });
});

const QUOTE = "Er bestaat een onzekerheid van materieel belang omtrent de continuïteit van de vennootschap.";

describe("what follows", () => {
  const WORDS = readAs("annual_accounts", [
    made("enterprise_number", "0999900150"),
    made("company_name", "Molenhof Logistiek NV"),
    dated("2026-05-12"),
  ]);
  const doubted = (given: object = {}) => ({
    ...WORDS,
    warnings: [{ code: "going_concern_doubted" as const, page: 3, detail: `The paper says: "${QUOTE}".` }],
    ...given,
  });
  const facts = (reading = doubted(), given: Partial<RatingFacts> = {}): RatingFacts =>
    withAnswers({}, { documents: [handedIn("annual_accounts", reading)], ...given });
  const found = (of: RatingFacts) =>
    presentDocuments(of, { caseId: "c", name: of.companyName, evidenceIds: ["e1"] }).filter(
      ({ code }) => code === "document_going_concern",
    );

  it("is a finding with the quote, a question and a factor of the rating, which is never low", () => {
    const [finding] = found(facts());
    expect(finding).toMatchObject({
      severity: "medium",
      title: "Going concern in doubt: annual accounts",
      description: expect.stringContaining(QUOTE),
    });
    const [task] = tasksForFinding(finding!, "company");
    expect(task).toMatchObject({ required: true, response_type: "text" });
    expect(taskText(task!.description, "nl")).toMatch(/^Beschrijf hoe de onderneming/);
    const rating = rateRisk(facts(doubted(), { findings: [finding!] }));
    expect(rating.dimensions.flatMap(({ factors }) => factors)).toContainEqual(
      expect.objectContaining({ factor: "going_concern", reason: "Going concern in doubt: annual accounts." }),
    );
    expect(rating.level).not.toBe("low");
  });

  it("is nothing in accounts that say nothing, for runs of earlier rules, or for another company's accounts", () => {
    expect(found(facts(WORDS as never))).toEqual([]);
    expect(found(facts(doubted(), { rulesVersion: 7 }))).toEqual([]);
    const other = readAs("annual_accounts", [made("enterprise_number", "0403170701"), dated("2026-05-12")]);
    expect(found(facts(doubted({ facts: other.facts })))).toEqual([]);
  });

  it("is a finding where an officer accepted the accounts", () => {
    const accepted = reviewedAs(handedIn("annual_accounts", doubted()));
    expect(found(facts(doubted(), { documents: [accepted] }))).toHaveLength(1);
  });

  it("is read from the whole paper", () => {
    const read = understand(pagesOf(`Alfa BV\nJaarrekening 2025\nEigen vermogen  12.000\n${QUOTE}\nGent, 5 mei 2026.`));
    expect(read.warnings).toEqual([
      { code: "going_concern_doubted", page: 1, detail: `The paper says: "${QUOTE.slice(0, -1)}".` },
    ]);
  });
});
