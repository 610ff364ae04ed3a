import { type Draft, OPTIONAL } from "../../draft.ts";
import { OBJECTS, sharesOf } from "../../parts.ts";
import { nameOf } from "../../world.ts";

/** Articles of a British company with the names of its subscribers. */
export function britishArticles(d: Draft): void {
  const company = d.world.company("gb", "private company limited by shares");
  const subscribers = d.world.people("gb", 2);
  const shares = sharesOf(d.random, 2);
  const day = company.start;
  d.set({ family: "serif", size: 11, leading: 1.45, margin: 70 });
  d.text("THE COMPANIES ACT 2006", { style: "bold", align: "center" });
  d.text("PRIVATE COMPANY LIMITED BY SHARES", { style: "bold", align: "center", after: 12 });
  d.text("ARTICLES OF ASSOCIATION", { size: 14, style: "bold", align: "center" });
  d.text("of", { align: "center" });
  d.text(`${company.name.toUpperCase()} LIMITED`, { style: "bold", align: "center" });
  d.text(`Company number: ${company.number}`, { align: "center" });
  d.text(`Incorporated on ${d.date(day, "long")}`, { align: "center", after: 20 });
  const section = (head: string, lines: readonly string[]) => {
    d.text(head, { style: "bold", after: 2 });
    lines.forEach((line) => d.text(line, { after: 5 }));
    d.space(6);
  };
  const object = OBJECTS[0].en;
  section("1. Defined terms", [
    'In these articles, unless the context requires otherwise, "articles" means the company\'s articles of association, "director" means a director of the company and "shareholder" means a person who is the holder of a share.',
  ]);
  section("2. Registered office", [
    `The registered office of the company is situated at ${d.address(company.seat)}, in England and Wales.`,
  ]);
  section("3. Objects", [`The objects of the company are ${object}.`]);
  section("4. Liability of members", [
    "The liability of the members is limited to the amount, if any, unpaid on the shares held by them.",
  ]);
  section("5. Share capital", [
    "The share capital of the company is GBP 100.00 divided into 100 ordinary shares of GBP 1.00 each.",
  ]);
  section("6. Directors' general authority", [
    "Subject to the articles, the directors are responsible for the management of the company's business, for which purpose they may exercise all the powers of the company.",
    `The first directors of the company are ${nameOf(subscribers[0]!)} and ${nameOf(subscribers[1]!)}.`,
  ]);
  section("7. Decisions of directors", [
    "Decisions of the directors are taken by a majority at a meeting or in the form of a resolution in writing.",
  ]);
  d.text("Names and addresses of subscribers", { style: "bold" });
  d.table(
    ["Name of subscriber", "Address", "Shares taken"],
    subscribers.map((who, at) => [nameOf(who), d.address(who.address), `${shares[at]}`]),
    { parts: [2, 3, 1] },
  );
  d.subject(company);
  d.fact("object", "subject", object);
  d.amount("capital", 100, "GBP");
  d.documentDate(day);
  subscribers.forEach((who, at) => {
    d.person(who, { role: "founder", share_percent: shares[at]! });
    d.person(who, { role: "director" });
  });
}

/** Deed of incorporation by a Dutch notary. */
export function dutchDeed(d: Draft): void {
  const company = d.world.company("nl", "besloten vennootschap met beperkte aansprakelijkheid");
  const notary = d.world.official("nl");
  const founder = d.world.person("nl");
  const day = d.random.day(2019, 2025);
  const object = OBJECTS[1][d.language];
  d.set({ family: "vera", size: 9.5, leading: 1.5, margin: 70 });
  d.text(d.t({ nl: "AKTE VAN OPRICHTING", en: "DEED OF INCORPORATION" }), { style: "bold", size: 13 });
  d.text(`${company.name} B.V.`, { style: "bold", after: 14 });
  d.text(
    d.t({
      nl: `Heden, ${d.date(day, "words")}, verscheen voor mij, mr. ${nameOf(notary)}, notaris te ${notary.address.town}: ${founder.sex === "m" ? "de heer" : "mevrouw"} ${nameOf(founder)}, geboren te ${founder.birthPlace} op ${d.date(founder.birthDate, "long")}, wonende te ${d.address(founder.address)}.`,
      en: `On this ${d.date(day, "words")}, appeared before me, ${nameOf(notary)}, civil law notary in ${notary.address.town}: ${nameOf(founder)}, born in ${founder.birthPlace} on ${d.date(founder.birthDate, "long")}, residing at ${d.address(founder.address)}.`,
    }),
    { after: 8 },
  );
  d.text(
    d.t({
      nl: "De verschenen persoon verklaart hierbij een besloten vennootschap met beperkte aansprakelijkheid op te richten en daarvoor de volgende statuten vast te stellen.",
      en: "The person appearing declares to incorporate a private limited liability company (besloten vennootschap met beperkte aansprakelijkheid) and to adopt the following articles of association.",
    }),
    { after: 10 },
  );
  const article = (number: number, title: string, lines: readonly string[]) => {
    d.text(`${d.t({ nl: "Artikel", en: "Article" })} ${number}. ${title}.`, { style: "bold", after: 2 });
    lines.forEach((line, at) => d.text(`${number}.${at + 1}. ${line}`, { after: 4 }));
    d.space(5);
  };
  article(1, d.t({ nl: "Naam en zetel", en: "Name and corporate seat" }), [
    d.t({
      nl: `De vennootschap draagt de naam: ${company.name} B.V.`,
      en: `The name of the company is: ${company.name} B.V.`,
    }),
    d.t({ nl: `Zij is gevestigd te ${company.seat.town}.`, en: `It has its corporate seat in ${company.seat.town}.` }),
  ]);
  article(2, d.t({ nl: "Doel", en: "Objects" }), [
    d.t({ nl: `De vennootschap heeft ten doel: ${object}.`, en: `The objects of the company are: ${object}.` }),
  ]);
  article(3, d.t({ nl: "Kapitaal en aandelen", en: "Capital and shares" }), [
    d.t({
      nl: "Het geplaatste kapitaal bedraagt honderd euro (EUR 100,00), verdeeld in honderd aandelen van een euro (EUR 1,00) elk.",
      en: "The issued capital is one hundred euro (EUR 100.00), divided into one hundred shares of one euro (EUR 1.00) each.",
    }),
    d.t({
      nl: "De aandelen luiden op naam en zijn doorlopend genummerd vanaf 1.",
      en: "The shares are registered and numbered consecutively from 1.",
    }),
  ]);
  article(4, d.t({ nl: "Bestuur", en: "Management" }), [
    d.t({
      nl: "Het bestuur bestaat uit een of meer bestuurders, die door de algemene vergadering worden benoemd.",
      en: "The management board consists of one or more managing directors, appointed by the general meeting.",
    }),
  ]);
  d.text(d.t({ nl: "Slotverklaringen", en: "Final statements" }), { style: "bold" });
  d.text(
    d.t({
      nl: `Voor de eerste maal wordt tot bestuurder benoemd: ${nameOf(founder)}. Bij de oprichting zijn alle honderd aandelen geplaatst bij de oprichter, ${nameOf(founder)}.`,
      en: `The first managing director is: ${nameOf(founder)}. At incorporation all one hundred shares are issued to the incorporator, ${nameOf(founder)}.`,
    }),
    { after: 8 },
  );
  d.text(
    d.t({
      nl: `Deze akte is verleden te ${notary.address.town} op de datum in het hoofd van deze akte vermeld.`,
      en: `This deed was executed in ${notary.address.town} on the date first written above.`,
    }),
  );
  d.subject(company, { number: false, seat: false });
  d.fact("address", "subject", company.seat.town, OPTIONAL);
  d.fact("address", "other", d.address(founder.address), OPTIONAL);
  d.fact("object", "subject", object);
  d.amount("capital", 100);
  d.documentDate(day);
  d.person(notary, { role: "notary" }, "issuer");
  d.person(founder, { role: "founder", share_percent: 100 });
  d.person(founder, { role: "director" });
}
