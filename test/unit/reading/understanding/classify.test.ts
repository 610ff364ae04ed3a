import { describe, expect, test } from "vitest";
import { understand } from "../../../support/understand.ts";
import { pagesOf } from "./pages-of.ts";
import { passportZone } from "./zones.ts";

const kindOf = (drawn: string) => {
  const { kind, kind_confidence, facts } = understand(pagesOf(drawn));
  return { kind, certain: kind_confidence >= 0.9, facts };
};

const RECIPE = `
STATUTEN

Stoofvlees met bruin bier voor vier personen
Snij het vlees in stukken en bak het in de boter tot het bruin is. Voeg de uien toe
en laat ze glazig worden. Giet het bier erbij en leg de boterhammen met mosterd op
het vlees. Laat het geheel drie uur zachtjes sudderen en roer af en toe in de pan.
Ingredienten: een kilo rundvlees, twee uien, een fles bruin bier, twee eetlepels mosterd.`;

const LETTER = `
Geachte heer Peeters,

Wij behandelen uw aanvraag en missen nog enkele stukken. Gelieve ons een recent uittreksel
uit het UBO-register, de gecoordineerde statuten en een uittreksel uit de Kruispuntbank
van Ondernemingen te bezorgen. Zonder deze stukken kunnen wij uw dossier niet afwerken.
Wij danken u voor uw medewerking en staan graag tot uw dienst voor verdere vragen.

Met vriendelijke groeten`;

const BLOG = `
Comment lire des comptes annuels ?

Dans cet article, nous vous expliquons comment lire le bilan d'une entreprise. Le total de
l'actif est toujours egal au total du passif, et les capitaux propres montrent ce que les
actionnaires ont apporte. Regardez aussi le chiffre d'affaires et le compte de resultats
de la societe. Lire aussi : comment choisir un comptable pour votre entreprise.`;

const NEWS = `
Nordlicht Verlag baut in Koln ein neues Haus

Das Unternehmen hat im vergangenen Jahr den Umsatz gesteigert und will in der Stadt ein
neues Gebaude errichten. Der Geschaftsfuhrer Hans Vogel sagte, das Unternehmen werde in
den nachsten Jahren vierzig neue Stellen schaffen. Nach Angaben der Stadt soll der Bau im
Fruhjahr beginnen. Der Verlag mit Sitz in Koln gehort seit der Grundung der Familie.`;

const BLANK_FORM = `
AANVRAAG VAN EEN UITTREKSEL UIT HET HANDELSREGISTER

Naam van de aanvrager: ..............................
Ondernemingsnummer: ..............................
Adres van de zetel: ..............................
Rechtsvorm: ..............................
Datum: ..............................
Handtekening: ..............................`;

const CV = `
CURRICULUM VITAE

Anna Walker has been a director of several companies since 2012. Work experience: she was
the managing director of a logistics company and led the finance team of a bank. She has
a degree in law from the university and speaks four languages. In her free time she likes
to cook for her friends and to run in the hills.`;

const MENTION = `
Dear colleague,

Please find attached the articles of association and the annual accounts of our customer.
The register extract will follow as soon as the commercial court has sent it to us. I will
be out of the office until Monday, so please call my assistant if you have any question.

Kind regards`;

describe("what is no document of a company", () => {
  test.each([
    ["a recipe under the heading of articles", RECIPE],
    ["a letter that asks for documents", LETTER],
    ["a text on how to read accounts", BLOG],
    ["news about a company", NEWS],
    ["a curriculum vitae", CV],
    ["a letter that mentions its attachments", MENTION],
  ])("%s", (_title, drawn) => {
    expect(kindOf(drawn)).toMatchObject({ kind: "other", certain: true });
  });

  test("a visa is no identity document, though its zone looks like one", () => {
    const [names, data] = passportZone(
      {
        issuer: "UTO",
        number: "L8988901C",
        birth: "400907",
        sex: "F",
        expiry: "961210",
        nationality: "XXX",
        names: "ERIKSSON<<ANNA",
      },
      "V<",
    );
    const { kind, certain, facts } = kindOf(
      `UTOPIA    VISA\nIdentity card, surname and given names\n\n${names}\n${data}`,
    );
    expect({ kind, certain, facts }).toEqual({ kind: "other", certain: true, facts: [] });
  });

  test("a form that nobody filled in is no extract, and states nothing", () => {
    const { kind, facts } = kindOf(BLANK_FORM);
    expect(kind).not.toBe("register_extract");
    expect(facts.filter(({ type }) => type === "company_name" || type === "enterprise_number")).toEqual([]);
  });

  test.each([
    ["nothing", ""],
    ["a few words", "Bijlage 3\nzie ommezijde"],
    ["a title alone", "STATUTEN"],
    ["numbers", "12 44 9810\n0123.456.789\n77"],
  ])("%s says nothing", (_title, drawn) => {
    expect(understand(pagesOf(drawn))).toMatchObject({ kind: null, kind_confidence: 0 });
  });
});

describe("language", () => {
  test.each([
    ["nl", RECIPE],
    ["fr", BLOG],
    ["de", NEWS],
    ["en", CV],
  ])("%s", (language, drawn) => {
    expect(understand(pagesOf(drawn)).language).toBe(language);
  });
});
