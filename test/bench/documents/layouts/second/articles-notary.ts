import { type Draft, OPTIONAL } from "../../draft.ts";
import { nameOf, writtenNumber } from "../../world.ts";
import { OBJECTS } from "./articles-parts.ts";

/** Deed of a notary with two founders of whom one is a company; the object comes as a list; shares in words of numbers. */
export function notaryDeed(d: Draft): void {
  const company = d.world.company(d.belgium === "og" ? "og" : d.belgium, d.t({ nl: "CV", fr: "SC", de: "AG" }));
  const notary = d.world.person(d.belgium);
  const founder = d.world.person(d.belgium);
  const parent = d.world.company(d.belgium);
  const day = d.random.day(2019, 2025);
  const object = d.random.pick(OBJECTS)[d.language];
  const [date, year] = d.inWords(day);
  const office = d.t({
    nl: `Notariskantoor ${nameOf(notary)}`,
    fr: `Étude du notaire ${nameOf(notary)}`,
    de: `Notariat ${nameOf(notary)}`,
  });
  d.set({ family: "sans", size: 10.5, leading: 1.6, margin: 62 });
  d.text(`${office} - ${d.address(notary.address)}`, { size: 8, align: "right" });
  d.text(
    d.t({
      nl: `Repertorium nr. ${d.random.digits(4)}`,
      fr: `Répertoire n° ${d.random.digits(4)}`,
      de: `Repertorium Nr. ${d.random.digits(4)}`,
    }),
    { size: 8, align: "right", after: 14 },
  );
  d.text(
    d.t({
      nl: `HEDEN, ${date} ${year}, ben ik, ${nameOf(notary)}, notaris met standplaats te ${notary.address.town}, overgegaan tot het opmaken van de oprichtingsakte van de coöperatieve vennootschap "${company.name}", met zetel te ${d.address(company.seat)}.`,
      fr: `Ce jour, le ${date} ${year}, Nous, Maître ${nameOf(notary)}, notaire à la résidence de ${notary.address.town}, avons dressé l'acte constitutif de la société coopérative "${company.name}", ayant son siège à ${d.address(company.seat)}.`,
      de: `Heute, am ${date} ${year}, habe ich, ${nameOf(notary)}, Notar mit Amtssitz in ${notary.address.town}, die Gründungsurkunde der Aktiengesellschaft "${company.name}" mit Sitz in ${d.address(company.seat)} aufgenommen.`,
    }),
    { after: 10 },
  );
  d.text(d.t({ nl: "OPRICHTERS", fr: "FONDATEURS", de: "GRÜNDER" }), { style: "bold" });
  d.text(
    d.t({
      nl: `1/ ${founder.sex === "m" ? "De heer" : "Mevrouw"} ${nameOf(founder)}, wonende te ${d.address(founder.address)}, die inschrijft op zestig (60) aandelen;\n2/ ${parent.name} ${parent.form}, ondernemingsnummer ${writtenNumber(parent)}, die inschrijft op veertig (40) aandelen.`,
      fr: `1/ ${founder.sex === "m" ? "Monsieur" : "Madame"} ${nameOf(founder)}, demeurant à ${d.address(founder.address)}, qui souscrit soixante (60) actions ;\n2/ ${parent.name} ${parent.form}, numéro d'entreprise ${writtenNumber(parent)}, qui souscrit quarante (40) actions.`,
      de: `1/ ${founder.sex === "m" ? "Herr" : "Frau"} ${nameOf(founder)}, wohnhaft in ${d.address(founder.address)}, der sechzig (60) Aktien zeichnet;\n2/ ${parent.name} ${parent.form}, Unternehmensnummer ${writtenNumber(parent)}, die vierzig (40) Aktien zeichnet.`,
    }),
    { after: 10 },
  );
  const clause = (title: string, text: string) => {
    d.text(title, { style: "italic", after: 1 });
    d.text(text, { after: 8 });
  };
  clause(
    d.t({ nl: "Art. 1 - Benaming", fr: "Art. 1 - Dénomination", de: "Art. 1 - Bezeichnung" }),
    d.t({
      nl: `De benaming luidt: ${company.name}.`,
      fr: `La société a pour dénomination : ${company.name}.`,
      de: `Die Bezeichnung lautet: ${company.name}.`,
    }),
  );
  clause(
    d.t({ nl: "Art. 2 - Doel en voorwerp", fr: "Art. 2 - But et objet", de: "Art. 2 - Zweck" }),
    d.t({
      nl: `De vennootschap heeft als voorwerp: ${object}.`,
      fr: `La société a pour objet : ${object}.`,
      de: `Zweck der Gesellschaft ist ${object}.`,
    }),
  );
  clause(
    d.t({ nl: "Art. 3 - Aanvangsvermogen", fr: "Art. 3 - Patrimoine de départ", de: "Art. 3 - Kapital" }),
    d.t({
      nl: "Het kapitaal van de vennootschap bedraagt honderdduizend euro (100.000,00 EUR), vertegenwoordigd door honderd aandelen.",
      fr: "Le capital de la société est fixé à cent mille euros (100.000,00 EUR), représenté par cent actions.",
      de: "Das Kapital der Gesellschaft beträgt einhunderttausend Euro (100.000,00 EUR), aufgeteilt in einhundert Aktien.",
    }),
  );
  clause(
    d.t({ nl: "Art. 4 - Bestuursorgaan", fr: "Art. 4 - Organe d'administration", de: "Art. 4 - Verwaltungsorgan" }),
    d.t({
      nl: "De vennootschap wordt bestuurd door één of meer bestuurders, al dan niet vennoot, benoemd door de algemene vergadering.",
      fr: "La société est administrée par un ou plusieurs administrateurs, associés ou non, nommés par l'assemblée générale.",
      de: "Die Gesellschaft wird von einem oder mehreren Verwaltern geführt, die von der Generalversammlung bestellt werden.",
    }),
  );
  d.text(
    d.t({
      nl: `Overgangsbepalingen. Tot eerste bestuurder wordt aangesteld: ${nameOf(founder)}, die verklaart te aanvaarden.`,
      fr: `Dispositions transitoires. Est désigné(e) en qualité de premier administrateur : ${nameOf(founder)}, qui déclare accepter.`,
      de: `Übergangsbestimmungen. Zum ersten Verwalter wird bestellt: ${nameOf(founder)}, der das Amt annimmt.`,
    }),
    { after: 8 },
  );
  d.text(
    d.t({
      nl: "Waarvan akte, verleden op mijn kantoor, waarna partijen met mij tekenen.",
      fr: "Dont acte, passé en l'étude, que les parties ont signé avec Nous.",
      de: "Hierüber wurde diese Urkunde in der Amtsstube aufgenommen und mit mir unterzeichnet.",
    }),
  );
  d.fact("company_name", "subject", company.name);
  d.fact("legal_form", "subject", company.form);
  d.fact("address", "subject", d.address(company.seat));
  d.fact("object", "subject", object);
  d.amount("capital", 100_000);
  d.documentDate(day);
  d.person(notary, { role: "notary" }, "issuer");
  d.person(founder, { role: "founder" });
  d.person(founder, { role: "director" });
  d.share({ holder: parent.name, enterprise_number: parent.number }, OPTIONAL);
  d.fact("address", "other", d.address(founder.address), OPTIONAL);
}
