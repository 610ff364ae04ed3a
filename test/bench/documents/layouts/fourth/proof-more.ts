import { type Draft, type Layout, layout, OPTIONAL } from "../../draft.ts";
import { groupedIban, iban } from "../../numbers.ts";
import { daysAfter } from "../../random.ts";
import { type Address, nameOf, type Person, registerName, streetOf, townOf } from "../../world.ts";
import { foot, leaveOpen, stateHome, twoLines } from "./paper-parts.ts";

/** Confirmation from Austria's central register: numbered blocks. */
function austrian(d: Draft): void {
  const [postcode, town] = d.random.pick([
    ["1070", "Wien"],
    ["4020", "Linz"],
    ["8010", "Graz"],
  ] as const);
  const home: Address = { ...d.world.address("de"), postcode, town, country: "AT" };
  const who: Person = { ...d.world.person("de", "AT"), address: home, birthPlace: town };
  const day = d.world.recentDay(80);
  const sender = town === "Wien" ? "Magistrat der Stadt Wien" : `Magistrat ${town}`;
  d.set({ family: "book", size: 9.5, margin: 66 });
  d.text(`${sender}\nMeldeservice`, { style: "bold", after: 16 });
  d.text("Bestätigung der Meldung aus dem Zentralen Melderegister", { size: 13, style: "bold", after: 4 });
  d.text("(§ 19 Meldegesetz 1991)", { after: 14 });
  const block = (title: string, pairs: readonly (readonly [string, string])[]) => {
    d.text(title, { style: "bold", after: 2 });
    d.rule();
    d.rows(pairs, { label: 150, colon: ":" });
    d.space(8);
  };
  block("I. Angaben zur Person", [
    ["Familien- oder Nachname", who.family],
    ["Vorname", who.given.join(" ")],
    ["Geburtsdatum", d.date(who.birthDate, "dots")],
    ["Geburtsort", `${who.birthPlace}, Österreich`],
    ["Staatsangehörigkeit", "Österreich"],
  ]);
  block("II. Hauptwohnsitz", [
    ["Straße, Hausnummer", streetOf(home, "de")],
    ["PLZ, Ort", townOf(home)],
    ["gemeldet seit", d.date(d.random.day(2014, 2021), "dots")],
    ["Unterkunftgeber", nameOf(d.world.official("de"))],
  ]);
  block("III. Weitere Wohnsitze", [["Wohnung", "Keine"]]);
  d.text(`Datum der Ausstellung: ${d.date(day, "dots")}        Gebühr: EUR 2,10`);
  foot(d, [`Amtssigniert. Prüfung unter www.signaturpruefung.gv.at. Aktenzahl ${d.random.digits(8)}`]);
  stateHome(d, who, sender, day);
}

/** Internet and telephone in East Belgium: the account that is debited is the customer's. */
function telephone(d: Draft): void {
  const who = d.world.person("og");
  const day = d.world.recentDay(80);
  const sender = d.random.pick(["Proximus", "Orange Belgium"]);
  const total = d.random.whole(2500, 9900) / 100;
  d.set({ family: "narrow", size: 9.5, margin: 58 });
  d.box(0, 0, d.pageWidth, 60, 0.88);
  d.put(58, 20, sender, { size: 20, style: "bold" });
  d.space(40);
  d.beside(
    [1, 1],
    [
      () => {
        d.text("Ihre Rechnung", { size: 15, style: "bold" });
        d.text(
          `vom ${d.date(day, "long")}\nZeitraum ${d.date(daysAfter(day, -31))} - ${d.date(daysAfter(day, -1))}\nKundenkonto ${d.random.digits(9)}`,
        );
      },
      () => d.text(`${who.sex === "m" ? "Herrn" : "Frau"}\n${nameOf(who)}\n${twoLines(d, who.address)}\nBELGIEN`),
    ],
  );
  d.space(16);
  d.rows(
    [
      ["Internet und Fernsehen", `${d.money(total * 0.7)} €`],
      [`Mobilfunk 0470 ${d.random.digits(2)} ${d.random.digits(2)} ${d.random.digits(2)}`, `${d.money(total * 0.3)} €`],
      ["Gesamt inkl. MwSt.", `${d.money(total)} €`],
      ["Wird abgebucht ab", d.date(daysAfter(day, 14))],
      ["von Ihrem Konto", groupedIban(iban(d.random, "BE", "363"))],
    ],
    { label: 280, gap: 5 },
  );
  d.space(10);
  d.framed(
    () =>
      d.text(
        `Anschlussadresse: ${d.address(who.address)}. Umzug geplant? Melden Sie ihn zwei Wochen vorher, dann ziehen Ihre Dienste kostenlos mit.`,
      ),
    { fill: 0.94 },
  );
  foot(d, [
    `${sender} AG öffentlichen Rechts, Bd. du Roi Albert II 27, B-1030 Brüssel, MwSt. BE 0202.239.951, RJP Brüssel, BE61 0001 7100 3118`,
  ]);
  leaveOpen(d, "total", "document_number", "expiry_date");
  d.fact("iban", "subject", "", OPTIONAL);
  stateHome(d, who, sender, day);
}

/** Council tax of a British household: band, charges, instalments. */
function councilTax(d: Draft): void {
  const who = d.world.person("gb");
  const day = d.world.recentDay(200);
  const sender = `${who.address.town} City Council`;
  const total = d.random.whole(120_000, 260_000) / 100;
  d.set({ family: "sans", size: 9.5, margin: 56 });
  d.beside(
    [1, 1],
    [
      () => {
        d.text(sender, { size: 17, style: "bold" });
        d.text("Revenues and Benefits\nCivic Centre", { size: 8 });
      },
      () =>
        d.rows(
          [
            ["Account reference", d.random.digits(8)],
            ["Property reference", d.random.digits(12)],
            ["Date of issue", d.date(day, "slash")],
            ["Reason for bill", "Annual billing"],
          ],
          { label: 110, colon: ":" },
        ),
    ],
  );
  d.space(24);
  d.text(`${who.sex === "m" ? "Mr" : "Mrs"} ${nameOf(who)}`, { after: 0 });
  d.text(`${streetOf(who.address, "en")}\n${who.address.town}\n${who.address.postcode}`, { after: 20 });
  d.text("Council Tax bill 2026/2027", { size: 14, style: "bold", after: 4 });
  d.text(`Property to which this bill relates: as above. Valuation band: ${d.random.pick(["B", "C", "D", "E"])}`, {
    after: 8,
  });
  d.table(
    ["Charge", "Increase", "Amount"],
    [
      ["City Council", "2.9%", `£${d.money(total * 0.82)}`],
      ["Police and Crime Commissioner", "4.1%", `£${d.money(total * 0.13)}`],
      ["Fire and Rescue Authority", "2.9%", `£${d.money(total * 0.05)}`],
      ["Total amount payable", "", `£${d.money(total)}`],
    ],
    { parts: [3, 1, 1] },
  );
  d.space(8);
  d.text(
    `Instalments: 10 payments of £${d.money(total / 10)}, due on the 1st of each month from 1 April. Payment by Direct Debit: thank you.`,
  );
  foot(d, [
    `Pay online or at PayPoint. Sort code 30-00-02, account ${d.random.digits(8)}. VAT Reg. No. GB ${d.random.digits(9)}`,
  ]);
  leaveOpen(d, "total", "document_number", "expiry_date");
  stateHome(d, who, sender, day);
}

/** An Irish supplier: the day in a sentence, the supply address apart from the postal one, which is the same. */
function irish(d: Draft): void {
  const who = d.world.person("ie");
  const day = d.world.recentDay(70);
  const sender = d.random.pick(["Electric Ireland", "Bord Gáis Energy", "Energia"]);
  const total = d.random.whole(6000, 32_000) / 100;
  d.set({ family: "vera", size: 9, margin: 56 });
  d.text(sender, { size: 18, style: "bold", align: "right", after: 10 });
  d.text(
    `${registerName(who).toUpperCase()}\n${streetOf(who.address, "en").toUpperCase()}\n${who.address.town.toUpperCase()}\n${who.address.postcode}`,
    { after: 20 },
  );
  d.framed(() => {
    d.text(`Amount due: €${d.money(total)}`, { size: 14, style: "bold" });
    d.text(`This bill was issued on ${d.date(day, "long")}. Please pay by ${d.date(daysAfter(day, 14), "long")}.`);
  });
  d.rows(
    [
      ["MPRN", `10${d.random.digits(9)}`],
      ["Account number", d.random.digits(9)],
      ["Customer name", nameOf(who)],
      ["Supply address", d.address(who.address)],
      ["Meter reading", `${d.random.digits(5)} (estimated)`],
    ],
    { label: 130 },
  );
  d.space(8);
  d.text(
    "Switch to paperless billing and enter our monthly draw. Vulnerable customers may register on our priority list: call 1800 372 333.",
    { size: 8 },
  );
  foot(d, [
    `${sender}. Registered in Ireland No. ${d.random.digits(6)}. Two Gateway, East Wall Road, Dublin 3. VAT IE${d.random.digits(7)}H`,
  ]);
  leaveOpen(d, "total", "document_number", "expiry_date");
  stateHome(d, who, sender, day);
}

/** An insurer of Luxembourg on the home of a person, whose neighbour's agency sells it. */
function insurer(d: Draft): void {
  const who = d.world.person("lu");
  const agent = d.world.official("lu");
  const day = d.world.recentDay(70);
  const sender = d.random.pick(["Foyer Assurances", "Bâloise Assurances Luxembourg"]);
  d.set({ family: "serif", size: 11, margin: 70, leading: 1.45 });
  d.text(sender, { size: 15, style: "bold" });
  d.text(`Agence ${nameOf(agent)} - ${d.address(agent.address)}`, { size: 8, after: 26 });
  d.text(`${nameOf(who)}\n${streetOf(who.address, "fr")}\n${townOf(who.address)}`, { indent: 260, after: 24 });
  d.text(`Le ${d.date(day, "long")}`, { indent: 260, after: 16 });
  d.text("Objet : attestation d'assurance habitation", { style: "bold", after: 10 });
  d.text(
    `Par la présente, nous certifions que le risque locatif situé ${d.address(who.address)}, occupé à titre de résidence principale par ${nameOf(who)}, est couvert par le contrat n° ${d.random.digits(8)}.`,
    { after: 8 },
  );
  d.rows(
    [
      ["Garanties", "Incendie, dégâts des eaux, vol, R.C. familiale"],
      ["Échéance annuelle", "1er janvier"],
      ["Prime acquittée", "oui"],
    ],
    { label: 130, colon: " :" },
  );
  d.space(20);
  d.text(`p. ${sender}`, { after: 30 });
  foot(d, [
    `${sender} S.A. - 12, rue Léon Laval, L-3372 Leudelange - R.C.S. Luxembourg B ${d.random.digits(5)} - TVA LU${d.random.digits(8)}`,
  ]);
  leaveOpen(d, "document_number", "expiry_date");
  d.person(agent, { role: "other" }, "issuer", OPTIONAL);
  d.fact("address", "issuer", d.address(agent.address), OPTIONAL);
  stateHome(d, who, sender, day);
}

export const MORE_PROOFS: readonly Layout[] = [
  layout("fourth/proof-austrian", "proof_of_address", ["de"], austrian),
  layout("fourth/proof-telephone", "proof_of_address", ["de"], telephone),
  layout("fourth/proof-council-tax", "proof_of_address", ["en"], councilTax),
  layout("fourth/proof-irish-power", "proof_of_address", ["en"], irish),
  layout("fourth/proof-insurer", "proof_of_address", ["fr"], insurer),
];
