import { describe, expect, it } from "vitest";
import type { DocumentKind } from "../../../src/domain/documents/document-kinds.ts";
import { DEFAULT_POLICY } from "../../../src/domain/diligence/default-policy.ts";
import { presentDocuments } from "../../../src/domain/diligence/document-findings.rules.ts";
import type { DueFacts } from "../../../src/domain/diligence/due-facts.model.ts";
import { deriveChecks } from "../../../src/domain/diligence/checks.rules.ts";
import { requirementStandings } from "../../../src/domain/diligence/requirement-standings.rules.ts";
import { judgeDocument } from "../../../src/domain/diligence/judge-document.rules.ts";
import { tasksForFinding } from "../../../src/investigation/follow-up/task-rules.ts";
import { soundGrounds } from "../../support/diligence-fixtures.ts";
import { handedIn, NOW, readAs } from "../../support/made-readings.ts";
import { certainKind } from "../../../src/domain/readings/certain-kind.ts";
import { saysRefused } from "../../../src/reading/understanding/classify/refusals.ts";
import { readableOf } from "../../../src/reading/understanding/understand.ts";
import { understand } from "../../support/understand.ts";
import { pagesOf } from "../reading/understanding/pages-of.ts";

/** A company that hands in this paper as proof of its account, in sample mode. */
function withAccount(drawn: string): DueFacts {
  const reading = readAs(null, [], understand(pagesOf(drawn)));
  return {
    templateId: "psp_merchant_onboarding",
    country: "BE",
    companyName: "Alfa Pay",
    registrationNumber: "0999900150",
    answers: {},
    documents: [handedIn("bank_account_proof", reading)],
    followUpTasks: [],
    findings: [],
    discrepancies: [],
    validationResults: [],
    facts: {},
    grounds: soundGrounds({ sample: true }),
    policy: DEFAULT_POLICY,
    now: NOW,
  };
}

const kindOf = (drawn: string) => certainKind(understand(pagesOf(drawn)));

const isRefused = (drawn: string, kind: DocumentKind = "proof_of_address") =>
  saysRefused(readableOf(pagesOf(`\n${drawn}\nGent, 5 november 2026.`)), kind);

const CARD = `
BELGIË                         IDENTITEITSKAART
BELGIUM                        IDENTITY CARD

Naam / Name
JANSSENS
Voornamen / Given names
Jan Pieter
Geslacht / Sex     Nationaliteit / Nationality     Geboortedatum / Date of birth
M/M                BELG                            30 JUL/JUL 1985
Rijksregisternr. / National Register N°
85.07.30-033.28
Kaartnr. / Card N°                Geldig tot / Expiry
592-1234567-89                    12 MAA/MAR 2030
`;

/** Papers that say that the customer does not, or no longer, have what its kind would prove. */
const REFUSED: readonly (readonly [string, string])[] = [
  [
    "a cancelled authorisation",
    `
Financial Conduct Authority
Notice of cancellation
Firm: Alfa Pay Ltd, firm reference number 900123
The authorisation of Alfa Pay Ltd as a payment institution has been cancelled with effect from 3 November 2026.
The firm must no longer provide payment services.
London, 5 November 2026`,
  ],
  [
    "a cancelled authorisation without a title",
    `
Financial Conduct Authority
Firm: Alfa Pay Ltd, firm reference number 900123
The authorisation of Alfa Pay Ltd as a payment institution was cancelled on 3 November 2026 at the end of an inquiry.
The firm must no longer provide payment services.
London, 5 November 2026`,
  ],
  [
    "an agrément that is refused",
    `
Autorité des marchés financiers
Objet : refus d'agrément
La demande d'agrément de la société Alfa Pay SA en qualité d'établissement de paiement est rejetée.
Décision n° 2026-12 du 3 novembre 2026. La société ne peut fournir de services de paiement.
Paris, le 3 novembre 2026`,
  ],
  [
    "an agrément that is refused in a sentence alone",
    `
Autorité des marchés financiers
Décision n° 2026-12 du 3 novembre 2026
La demande d'agrément de la société Alfa Pay SA en qualité d'établissement de paiement est rejetée.
La société ne peut fournir de services de paiement.
Paris, le 3 novembre 2026`,
  ],
  [
    "an Erlaubnis that is refused",
    `
Bundesanstalt für Finanzdienstleistungsaufsicht
Bescheid
Der Antrag der Alfa Pay GmbH auf Erteilung einer Erlaubnis als Zahlungsinstitut wird abgelehnt.
Die Alfa Pay GmbH darf keine Zahlungsdienste erbringen.
Bonn, den 3. November 2026`,
  ],
  [
    "an Erlaubnis that is revoked",
    `
Bundesanstalt für Finanzdienstleistungsaufsicht
Bescheid vom 3. November 2026
Die der Alfa Pay GmbH am 3. Mai 2022 erteilte Erlaubnis zum Erbringen von Kryptoverwahrgeschäften wird widerrufen.
Der Widerruf ist sofort vollziehbar.`,
  ],
  [
    "a licence that is revoked",
    `
Malta Financial Services Authority
Decision to revoke licence
The Authority has revoked the licence of Alfa Pay Ltd to provide crypto-asset services with effect from 3 November 2026.
Mdina Road, 5 November 2026`,
  ],
  [
    "a vergunning that is withdrawn",
    `
Nationale Bank van België
Vergunning als betalingsinstelling
De vergunning van Alfa Pay BV als betalingsinstelling met nummer 900123 is ingetrokken met ingang van 3 november 2026.
Alfa Pay BV mag geen betalingsdiensten aanbieden.
Brussel, 3 november 2026`,
  ],
  [
    "an agrément that the authority takes back",
    `
Commission de Surveillance du Secteur Financier
Agrément d'établissement de paiement
La CSSF a retiré l'agrément de la société Alfa Pay S.A. en tant qu'établissement de paiement, numéro 900123.
Luxembourg, le 3 novembre 2026`,
  ],
  [
    "a person who is not registered at the address",
    `
Stad Gent - Dienst Bevolking
Attest
Wij verklaren dat Jan Peeters, geboren op 1 januari 1980, niet is ingeschreven op het adres Kerkstraat 12, 9000 Gent.
Gent, 5 november 2026`,
  ],
  [
    "a person who is struck off",
    `
Stad Gent - Dienst Bevolking
Attest van ambtelijke schrapping
De ambtenaar van de burgerlijke stand verklaart dat Jan Peeters, geboren op 1 januari 1980, ambtshalve werd geschrapt
van het adres Kerkstraat 12, 9000 Gent, op 3 november 2026. Zijn huidige verblijfplaats is niet gekend.
Gent, 5 november 2026`,
  ],
  [
    "a household that no longer lives there",
    `
Ville de Namur - Service Population
Certificat de résidence
Nous certifions que Jan Peeters, né le 1er janvier 1980, n'est plus inscrit au registre de la population à l'adresse
Rue Haute 12, 5000 Namur, depuis le 3 novembre 2026.
Namur, le 5 novembre 2026`,
  ],
  [
    "a person who is not registered any more",
    `
Stadt Aachen - Einwohnermeldeamt
Meldebescheinigung
Herr Jan Peeters, geboren am 1. Januar 1980, ist unter der Anschrift Hauptstraße 12, 52062 Aachen nicht mehr gemeldet.
Aachen, den 5. November 2026`,
  ],
  [
    "a final bill because of a move",
    `
Luminus
Slotfactuur elektriciteit
Jan Peeters
Kerkstraat 12, 9000 Gent
Factuurdatum: 5 november 2026
Verbruik van 1 januari 2026 tot 1 oktober 2026: 1.204 kWh
U bent op 1 oktober 2026 verhuisd. Uw contract op dit adres is stopgezet.`,
  ],
  [
    "an account that is closed",
    `
Bank Alfa NV
Attest
Hiermee verklaren wij dat de rekening BE68 5390 0754 7034 van Alfa Pay NV werd afgesloten op 3 november 2026.
Alfa Pay NV is geen klant meer van onze bank.
Opgemaakt te Brussel op 5 november 2026.`,
  ],
  [
    "an account that was lifted",
    `
Bank Alfa NV
Bankattest
Wij bevestigen dat Alfa Pay NV titularis was van de rekening BE68 5390 0754 7034, die op 3 november 2026 is opgeheven.
Opgemaakt te Brussel op 5 november 2026.`,
  ],
];

/** Papers that prove what they are for, and say when it may end. */
const VALID: readonly (readonly [string, string, string])[] = [
  [
    "licence",
    "conditions on which it may be withdrawn",
    `
Nationale Bank van België
Vergunning als betalingsinstelling
Vergunningnummer 900123
Aan Alfa Pay BV wordt vergunning verleend als betalingsinstelling.
Deze vergunning kan worden ingetrokken wanneer de voorwaarden niet langer vervuld zijn.
De vergunning is niet geschorst. Zij blijft geldig tenzij zij wordt herroepen.
Brussel, 3 november 2026`,
  ],
  [
    "licence",
    "conditions in English",
    `
Malta Financial Services Authority
Licence
Licence number 900123
Alfa Pay Ltd is hereby licensed as a payment institution.
This licence may be suspended or revoked by the Authority. It has not been withdrawn.
It holds until it is cancelled. If the conditions are not met, the licence shall be revoked.
Mdina Road, 5 November 2026`,
  ],
  [
    "licence",
    "conditions in French",
    `
Autorité de contrôle prudentiel et de résolution
Agrément d'établissement de paiement
Numéro d'agrément 900123
La société Alfa Pay SA est agréée en qualité d'établissement de paiement.
L'agrément peut être retiré en cas de manquement. Il n'a pas été suspendu.
Paris, le 3 novembre 2026`,
  ],
  [
    "licence",
    "conditions in German",
    `
Bundesanstalt für Finanzdienstleistungsaufsicht
Erlaubnis als Zahlungsinstitut
Der Alfa Pay GmbH wird die Erlaubnis erteilt, als Zahlungsinstitut Zahlungsdienste zu erbringen.
Die Erlaubnis kann bei Verstößen widerrufen werden. Sie erlischt, wenn von ihr kein Gebrauch gemacht wird.
Bonn, den 3. November 2026`,
  ],
  [
    "bank_account_certificate",
    "an account that is not closed",
    `
Bank Alfa NV
Bankattest
Wij bevestigen dat Alfa Pay NV titularis is van de rekening BE68 5390 0754 7034. De rekening is niet afgesloten.
Opgemaakt te Brussel op 5 november 2026.`,
  ],
  [
    "bank_account_certificate",
    "a closing balance",
    `
Bank Alfa plc
Account statement
Account holder: Alfa Pay Ltd      IBAN: BE68 5390 0754 7034
Statement period 1 October 2026 to 31 October 2026
Opening balance                   1,240.00
Closing balance                   1,980.00`,
  ],
  [
    "proof_of_address",
    "a person who is registered",
    `
Stad Gent - Dienst Bevolking
Attest van woonst
Wij verklaren dat Jan Peeters, geboren op 1 januari 1980, is ingeschreven op het adres Kerkstraat 12, 9000 Gent.
Gent, 5 november 2026`,
  ],
  [
    "proof_of_address",
    "words for those who move",
    `
Luminus
Factuur elektriciteit
Jan Peeters
Kerkstraat 12, 9000 Gent
Factuurdatum: 5 november 2026
Verbruik van 1 oktober 2026 tot 1 november 2026: 104 kWh
Bent u verhuisd? Geef uw nieuw adres door. Indien u bent verhuisd, wordt uw contract op het oude adres beëindigd.
Uw contract kan op dit adres worden stopgezet als u niet betaalt.`,
  ],
];

const CLOSED = [
  "Afsluiting van uw rekening",
  "Clôture de votre compte",
  "Closure of your account",
  "Schließung Ihres Kontos",
  "Uw rekening is opgeheven",
];

describe("a paper that says that something was refused or taken back", () => {
  it.each(REFUSED)("is not certainly what proves it: %s", (_, drawn) => {
    expect([null, "other"]).toContain(kindOf(drawn));
  });

  it.each(VALID)("is a certain %s with %s", (kind, _, drawn) => {
    expect(kindOf(drawn)).toBe(kind);
  });

  it.each(CLOSED)("proves no account under the subject %s", (subject) => {
    const letter = `\nBank Alfa NV\nSubject: ${subject}\nBE68 5390 0754 7034\nAlfa Pay NV`;
    expect(saysRefused(readableOf(pagesOf(letter)), "bank_account_certificate")).toBe(true);
  });

  it.each([
    ["De rekening werd op 3 november 2026 afgesloten wegens niet-naleving van de antiwitwaswetgeving.", "high"],
    ["De rekening werd op verzoek van de klant op 3 november 2026 afgesloten.", "medium"],
    ["Op het saldo van de rekening ligt bewarend beslag.", "high"],
    ["Le solde du compte est saisi depuis le 3 novembre 2026.", "high"],
    ["The balance of the account was frozen on 3 November 2026.", "high"],
    ["Das Guthaben auf dem Konto ist seit dem 3. November 2026 gepfändet.", "high"],
  ])("is a finding that quotes it, asked for again, and not counted: %s", (line, severity) => {
    const drawn = `\nBank Alfa NV\nAttest\nRekeninghouder: Alfa Pay NV\nIBAN: BE68 5390 0754 7034\n${line}\nBrussel, 5 november 2026.`;
    const facts = withAccount(drawn);
    const [finding, ...others] = presentDocuments(facts, { caseId: "c", name: "Alfa Pay", evidenceIds: [] });
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ code: "document_refused", severity });
    expect(finding!.description).toContain(`: "${line.replace(/\.$/, "")}" (page 1).`);
    expect(tasksForFinding(finding!, "company")).toMatchObject([
      { document_type: "bank_account_proof", required: true },
    ]);
    expect(judgeDocument(facts, facts.documents[0]!).state).toBe("doubtful");
    const documents = deriveChecks(facts).find(({ check }) => check === "documents")!;
    expect(documents).toMatchObject({
      outcome: "not_established",
      how: expect.stringContaining("says that the account is closed"),
    });
    expect(judgeDocument({ ...facts, rulesVersion: 6 }, facts.documents[0]!).state).toBe("undetermined");
  });

  it.each([
    "De rekening is vrij van beslag.",
    "Le compte ne fait l'objet d'aucune saisie-arrêt.",
    "Das Konto ist frei von Pfändungen.",
    "The account is not frozen and is free of any attachment.",
    "De rekening kan in beslag genomen worden indien de wet dat voorschrijft.",
  ])("is none where nothing was seized: %s", (line) => {
    const drawn = `\nBank Alfa NV\nBankattest\nWij bevestigen dat Alfa Pay NV titularis is van de rekening BE68 5390 0754 7034.\n${line}\nBrussel, 5 november 2026.`;
    expect(withAccount(drawn).documents[0]!.reading!.warnings).toEqual([]);
    expect(kindOf(drawn)).toBe("bank_account_certificate");
  });

  it.each([
    ["Uw contract op dit adres is op 1 oktober 2026 stopgezet.", "the contract for that address has ended"],
    ["U bent van dit adres verhuisd.", "the customer does not live there"],
  ])("says of a bill what it says of the address: %s", (line, words) => {
    const bill = `\nLuminus\nFactuur elektriciteit\nJan Peeters\nKerkstraat 12, 9000 Gent\nFactuurdatum: 5 november 2026\nVerbruik van 1 januari 2026 tot 1 oktober 2026: 1.204 kWh\n${line}`;
    const reading = readAs("proof_of_address", [], understand(pagesOf(bill)));
    const paper = handedIn("proof_of_address", { ...reading, kind: "proof_of_address" });
    const facts = { ...withAccount(""), templateId: "kyc_natural_person", documents: [paper] };
    const found = presentDocuments(facts, { caseId: "c", name: "Jan Peeters", evidenceIds: [] });
    const finding = found.find(({ code }) => code === "document_refused");
    expect(finding!.title).toBe(`Paper that says ${words}: ${paper.filename}`);
  });

  it.each(["SPECIMEN", "ONGELDIG / VOID", "Specimen - Muster"])(
    "is no identity document under the stamp %s",
    (stamp) => {
      const reading = readAs("identity_card", [], understand(pagesOf(`${CARD}\n\n${stamp}\n`)));
      const card = handedIn("identity_document", { ...reading, kind: "identity_card" });
      const facts = { ...withAccount(""), templateId: "kyc_natural_person", documents: [card] };
      const [finding] = presentDocuments(facts, { caseId: "c", name: "Jan Peeters", evidenceIds: [] }).filter(
        ({ code }) => code === "document_refused",
      );
      expect(finding!.title).toBe(`Paper that says it is a specimen, or not valid: ${card.filename}`);
      expect(judgeDocument(facts, card).state).toBe("doubtful");
      expect(understand(pagesOf(CARD)).warnings).toEqual([]);
    },
  );

  it.each([
    "U bent onlangs verhuisd naar dit adres: welkom in uw nieuwe woning.",
    "Vous avez déménagé à cette adresse le 1er mars, bienvenue.",
    "Sie sind am 1. März umgezogen, Ihre neue Anschrift ist Kerkstraat 12, 9000 Gent.",
    "You have moved from your previous home to this address: welcome.",
    "Vous avez récemment déménagé ? Communiquez votre nouvelle adresse.",
    "U bent verhuisd? Geef uw nieuwe adres door.",
    "Uw vast contract op dit adres is beëindigd op 1 mei en werd omgezet in een variabel contract.",
    "Uw vast contract op dit adres is beëindigd. Het werd omgezet in een variabel contract.",
    "Votre contrat précédent à cette adresse a été résilié par votre ancien fournisseur, nous vous fournissons depuis le 1er mai.",
    "You have moved on to our green tariff at this address.",
  ])("is no bill that says: %s", (line) => {
    expect(isRefused(`Luminus\nFactuur elektriciteit\nJan Peeters\nKerkstraat 12, 9000 Gent\n${line}`)).toBe(false);
  });

  it.each([
    "U bent op 1 oktober 2026 verhuisd van dit adres naar uw nieuwe woning.",
    "U bent verhuisd naar uw nieuwe woning. Uw contract op dit adres is stopgezet.",
    "Vous avez déménagé et votre contrat à cette adresse a été résilié.",
    "You have moved on 1 October 2026, and this is your final bill for this address.",
    "You have moved out of this address.",
    "Sie sind aus dieser Wohnung ausgezogen; Ihre neue Anschrift ist uns bekannt.",
    "Uw contract op dit adres is stopgezet.",
  ])("is a bill that says: %s", (line) => {
    expect(isRefused(`Luminus\nFactuur elektriciteit\nJan Peeters\nKerkstraat 12, 9000 Gent\n${line}`)).toBe(true);
  });

  it("is a final bill that welcomes the customer elsewhere", () => {
    const line = "U bent verhuisd: welkom op uw nieuwe adres.";
    expect(isRefused(`Luminus\nSlotfactuur elektriciteit\nKerkstraat 12, 9000 Gent\n${line}`)).toBe(true);
  });

  it.each([
    "Zijn vroegere rekening BE11 werd afgesloten in 2019; de rekening BE22 is actief.",
    "The account replaces account 123 which was closed in 2021.",
    "De bankkaart van deze rekening werd in 2024 geblokkeerd na verlies.",
    "Pour votre compte : l'agence de Gand est fermée le samedi, contactez votre conseiller clientèle.",
    "L'agence de Gand est fermée le samedi, contactez votre conseiller clientèle.",
  ])("is no certificate that says: %s", (line) => {
    const lines = `Rekeninghouder: Alfa Pay NV\nIBAN: BE68 5390 0754 7034\n${line}`;
    expect(isRefused(`Bank Alfa NV\nBankattest\n${lines}`, "bank_account_certificate")).toBe(false);
    expect(isRefused(`Bank Alfa NV\nBankattest\n${"x\n".repeat(8)}${lines}`, "bank_account_certificate")).toBe(false);
  });

  it.each([
    "De vroegere rekening BE68 5390 0754 7034 werd afgesloten in 2019.",
    "De rekening werd afgesloten\nVragen? Bel ons",
    "De vroegere rekening en de huidige rekening werden afgesloten.",
    "De rekening en de bankkaart werden geblokkeerd.",
    "De kaart van de rekening werd geblokkeerd en de rekening werd afgesloten.",
    "Le compte ouvert auprès de l'agence de Gand est fermé.",
    "Le compte, tenu à l'agence de Gand, est clôturé.",
    "De rekening werd afgesloten en vervangen door de rekening BE22.",
    "Het saldo van de vroegere rekening werd in beslag genomen.",
  ])("is a certificate that says: %s", (line) => {
    expect(isRefused(`Bank Alfa NV\nBankattest\nAlfa Pay NV\n${line}`, "bank_account_certificate")).toBe(true);
  });

  it("is told in a hostile text as quickly as in another", () => {
    const words = "licence if to be be may kan niet geen trekt lehnt refused\nBetreft: may refused\n".repeat(4000);
    const document = readableOf(pagesOf(`Licence\n${words}`));
    const moved = readableOf(
      pagesOf(`Factuur\n${"contract account adres kaart van vroegere moved from is closed verhuisd\n".repeat(4000)}`),
    );
    const started = performance.now();
    saysRefused(document, "licence");
    saysRefused(document, "proof_of_address");
    saysRefused(moved, "proof_of_address");
    saysRefused(moved, "bank_account_certificate");
    expect(performance.now() - started).toBeLessThan(2000);
  });
});

describe("a paper in a language that is not read", () => {
  const BANK = "\nIBAN: ES91 2100 0418 4502 0005 1332\n";
  it.each([
    [
      `CERTIFICADO DE TITULARIDAD\nBanco Ejemplo S.A., Madrid, 20/11/2026\nTitular: Alfa Pay, 0999.900.150${BANK}El banco certifica que la cuenta se encuentra abierta con fecha de hoy.`,
      "Spanish",
    ],
    [
      `COMPROVATIVO DE IBAN\nBanco Exemplo S.A., Lisboa, 20/11/2026\nTitular: Alfa Pay, 0999.900.150${BANK}A conta foi aberta em 03/11/2020 pela empresa titular.`,
      "Portuguese",
    ],
    [
      `ATTESTAZIONE BANCARIA\nBanca Esempio S.p.A., Milano, 20/11/2026\nIntestatario: Alfa Pay, 0999.900.150${BANK}Il conto è stato aperto presso la nostra banca.`,
      "Italian",
    ],
    [
      `ZAŚWIADCZENIE\nBank Przykładowy S.A., Warszawa, 20/11/2026\nPosiadacz rachunku: Alfa Pay, 0999.900.150${BANK}Rachunek jest prowadzony przez bank.`,
      "Polish",
    ],
  ])("does not count by itself, and the service says why", (drawn, language) => {
    const facts = withAccount(`\n${drawn}`);
    expect(judgeDocument(facts, facts.documents[0]!)).toMatchObject({
      state: "undetermined",
      isInDoubt: true,
      why: `is written in ${language}, which the service does not read; an officer must look`,
    });
    expect(judgeDocument({ ...facts, rulesVersion: 8 }, facts.documents[0]!)).not.toHaveProperty("isInDoubt");
  });

  it.each([
    "\nRELEVÉ D'IDENTITÉ BANCAIRE\nBanque Exemple, Paris, 20/11/2026\nTitulaire du compte : Alfa Pay, 0999.900.150\nIBAN FR76 3000 6000 0112 3456 7890 189",
    "\nRIB\nTitular / Titulaire : Alfa Pay, 0999.900.150\nBanco Santander, 20/11/2026\nIBAN FR76 3000 6000 0112 3456 7890 189",
    "\nBANKATTEST\nBanca Monte dei Paschi, 20/11/2026\nRekeninghouder: Alfa Pay, 0999.900.150\nIBAN: BE68 5390 0754 7034",
  ])("is none where only names are of another language", (drawn) =>
    expect(withAccount(drawn).documents[0]!.reading!.warnings).not.toContainEqual(
      expect.objectContaining({ code: "language_unread" }),
    ),
  );

  it.each([
    "La cuenta se encuentra embargada por orden judicial de 03/11/2026.",
    "A conta foi encerrada em 03/11/2026.",
    "Il conto è stato chiuso il 03/11/2026 per sospetto riciclaggio.",
    "Rachunek został zajęty przez komornika.",
    "Contul este blocat prin poprire.",
  ])("is refused by what the bank says in it: %s", (sentence) =>
    expect(saysRefused(readableOf(pagesOf(`\nTitular: Alfa Pay\n${sentence}`)), "bank_account_certificate")).toBe(true),
  );
});

describe("a paper that says itself that it is no licence", () => {
  const licence = (words: string) => saysRefused(readableOf(pagesOf(`\n${words}`)), "licence");
  it.each([
    "This is not a licence to provide financial services.",
    "Deze registratie is geen vergunning.",
    "Le présent document n'est pas un agrément.",
    "Diese Bescheinigung ist keine Erlaubnis.",
  ])("is refused: %s", (words) => expect(licence(words)).toBe(true));
  it.each([
    "This licence is not transferable.",
    "This is not a licence to provide other services.",
    "De vergunning geldt voor onbepaalde duur.",
    "Keine weitere Genehmigung ist erforderlich.",
  ])("is not: %s", (words) => expect(licence(words)).toBe(false));
});

describe("a paper that an officer asked for", () => {
  const asked = (given: Partial<DueFacts> = {}) => {
    const facts = withAccount("\nIets anders\nzonder inhoud");
    const reading = { ...readAs("shareholder_register", []), kind_confidence: 0.6 };
    const paper = { ...handedIn("shareholder_register", reading), requirement_id: "followup_1_1", iteration: 1 };
    const task = {
      id: "followup_1_1",
      iteration: 1,
      description: "Please provide the document.",
      response_type: "document",
      document_type: "shareholder_register",
      required: true,
      justification: "x",
    };
    return requirementStandings({ ...facts, documents: [paper], followUpTasks: [task], ...given } as never).find(
      ({ id }) => id === "shareholder_register",
    );
  };
  it("is not forgiven in sample mode where its kind is not certain", () => {
    expect(asked()).toMatchObject({ state: "undetermined", isInDoubt: true });
    expect(asked({ rulesVersion: 8 })).not.toHaveProperty("isInDoubt");
  });
});
