import { type Draft, type Layout, layout, OPTIONAL } from "../../draft.ts";
import { belgianNumber } from "../../numbers.ts";
import { given, nameOf, streetOf, townOf } from "../../world.ts";
import { PROOF_ABROAD } from "./proof-abroad.ts";
import { foot, spaced, stateProof } from "./parts.ts";

/** Energy: the customer in the window on the right, the meter in a table whose first column is merged. */
function energy(d: Draft): void {
  const who = d.world.person("vl");
  const office = d.world.address("vl");
  const day = d.world.recentDay(80);
  const sender = d.random.pick(["Lumiva Energie nv", "Stroomkust nv"]);
  d.set({ family: "narrow", size: 9.5, margin: 48 });
  d.text(sender.replace(" nv", ""), { size: 22, style: "bold", after: 26 });
  d.put(330, 120, `${who.sex === "m" ? "De heer" : "Mevrouw"}`);
  d.put(330, 133, `${who.family} ${given(who)}`);
  d.put(330, 146, streetOf(who.address, "nl").toUpperCase());
  d.put(330, 159, townOf(who.address).toUpperCase());
  d.put(48, 120, "Uw gegevens", { style: "bold" });
  d.put(48, 134, `Klantnr. ${spaced(d.random.digits(8))}`);
  d.put(48, 147, `Factuurnr. ${d.random.digits(12)}`);
  d.put(48, 160, `${d.date(day, "slash")}`);
  d.y = 200;
  d.text("Jaarafrekening elektriciteit en aardgas", { size: 14, style: "bold", after: 8 });
  d.text("Verbruiksadres: zie hierboven. EAN 5414 4892 0700 1234 56", { size: 8.5, after: 8 });
  d.table(
    ["", "Periode", "Verbruik", "Bedrag"],
    [
      ["Elektriciteit", "dag", "1 204 kWh", `€ ${d.money(412.1)}`],
      ["", "nacht", "988 kWh", `€ ${d.money(287.34)}`],
      ["Aardgas", "enkel", "11 020 kWh", `€ ${d.money(901.5)}`],
    ],
    { parts: [2, 1, 1, 1], lines: true },
  );
  d.space(10);
  d.text(`Te betalen vóór ${d.date(d.world.recentDay(5), "long")}: € ${d.money(d.random.whole(20, 400))}`, {
    align: "right",
    style: "bold",
  });
  const number = belgianNumber(d.random);
  foot(
    d,
    `${sender} - ${d.address(office)} - RPR Antwerpen BE ${number.slice(0, 4)}.${number.slice(4, 7)}.${number.slice(7)}`,
  );
  d.fact("expiry_date", "subject", "", OPTIONAL);
  stateProof(d, who, who.address, { sender, day, office });
}

/** Water: the address of supply stands apart from the one that the letter goes to. */
function water(d: Draft): void {
  const who = d.world.person("wal");
  const office = d.world.address("wal");
  const day = d.world.recentDay(80);
  d.set({ family: "sans", size: 9.5, margin: 54 });
  d.beside(
    [1, 1],
    [
      () => {
        d.text("AQUALIS", { size: 18, style: "bold" });
        d.text(`Société coopérative\n${streetOf(office, "fr")}\n${townOf(office)}`, { size: 8 });
      },
      () => {
        d.text("FACTURE DE CONSOMMATION D'EAU", { style: "bold", align: "right" });
        d.text(`Émise le ${d.date(day, "dots")}`, { align: "right" });
      },
    ],
  );
  d.space(40);
  d.text(
    `${who.sex === "m" ? "M." : "Mme"} ${given(who)} ${who.family.toUpperCase()}\n${streetOf(who.address, "fr")}\nB-${townOf(who.address)}`,
    {
      indent: 260,
      after: 30,
    },
  );
  d.framed(() => {
    d.rows(
      [
        ["Point de fourniture", `${streetOf(who.address, "fr")}, ${who.address.town}`],
        ["Compteur", spaced(d.random.digits(8))],
        ["Index relevé", "00345 m³ (ancien : 00271)"],
      ],
      { label: 130, bold: true },
    );
  });
  d.text("Coût-vérité distribution 2,9312 €/m³ ; coût-vérité assainissement 2,615 €/m³. TVA 6 % comprise.", {
    size: 8,
  });
  d.text(`Montant dû : ${d.money(d.random.whole(60, 300))} €`, { size: 12, style: "bold" });
  stateProof(d, who, who.address, { sender: "Aqualis", day, office });
}

/** Telecom: reference labels left, the customer right, a note that the contract stands at another name's shop. */
function telecom(d: Draft): void {
  const who = d.world.person("og");
  const day = d.world.recentDay(70);
  const office = d.world.address("vl");
  d.set({ family: "vera", size: 9, margin: 50 });
  d.text("netzwerk.one", { size: 20, style: "bold", after: 4 });
  d.text(`Netzwerk One AG | ${d.address(office)} | Kundendienst 0800 33 410`, { size: 7, after: 30 });
  d.beside(
    [3, 2],
    [
      () => d.text(`${nameOf(who)}\n${streetOf(who.address, "de")}\n${townOf(who.address)}\nBELGIEN`),
      () => {
        for (const [label, value] of [
          ["Rechnungs-Nr.", d.random.digits(10)],
          ["Kunden-Nr.", d.random.digits(7)],
          ["vom", d.date(day, "dots")],
          ["Seite", "1 / 3"],
        ] as const) {
          d.text(`${label} ${value}`, { align: "right", after: 0 });
        }
      },
    ],
  );
  d.space(24);
  d.text("Ihre Mobilfunkrechnung", { size: 14, style: "bold", after: 6 });
  d.text(
    `Guten Tag ${given(who)},\nvielen Dank für Ihr Vertrauen. Ihre Rechnung für den Anschluss 0470 ** ** 12 finden Sie hier auf einen Blick.`,
    {
      after: 8,
    },
  );
  d.table(
    null,
    [
      ["Grundgebühr Mobil L", `${d.money(24.79)} €`],
      ["Gespräche ins Ausland", `${d.money(3.12)} €`],
      ["MwSt. 21 %", `${d.money(5.86)} €`],
      ["Summe", `${d.money(33.77)} €`],
    ],
    { parts: [4, 1] },
  );
  stateProof(d, who, who.address, { sender: "Netzwerk One AG", day, office });
}

/** A town hall's certificate in one sentence, with capitals and the day in words of the month. */
function residence(d: Draft): void {
  const who = d.world.person("vl");
  const day = d.world.recentDay(60);
  const { town } = who.address;
  d.set({ family: "serif", size: 11.5, margin: 72, leading: 1.5 });
  d.text(`STAD ${town.toUpperCase()}\nDienst Burgerzaken`, { style: "bold", after: 36 });
  d.text("BEWIJS VAN WOONST", { size: 15, style: "bold", align: "center", after: 24 });
  d.text(
    `De ambtenaar van de burgerlijke stand van ${town} bevestigt dat ${given(who)} ${who.family.toUpperCase()}, geboren te ${who.birthPlace} op ${d.date(who.birthDate, "long")}, van Belgische nationaliteit, thans in het bevolkingsregister van deze stad is ingeschreven op het adres ${streetOf(who.address, "nl")}, ${townOf(who.address)}.`,
    { after: 16 },
  );
  d.text("Dit bewijs wordt afgegeven op verzoek van de betrokkene om te dienen als naar recht.", { after: 30 });
  d.text(`${town}, ${d.date(day, "long")}`, { align: "right", after: 4 });
  d.text("Namens het college", { align: "right" });
  stateProof(d, who, who.address, { sender: `Stad ${town}`, day });
}

/** A lease: the tenant's new home is the object let; the landlord's and the tenant's former homes stand beside it. */
function rent(d: Draft): void {
  const [landlord, tenant] = d.world.people("vl", 2);
  const home = d.world.address("vl");
  const day = d.world.recentDay(80);
  d.set({ family: "book", size: 10.5, margin: 66, leading: 1.45 });
  d.text("Huurattest", { size: 17, style: "bold", after: 14 });
  d.text(
    `Ondergetekende, ${nameOf(landlord!)}, wonende te ${d.address(landlord!.address)}, verhuurder, verklaart dat het appartement gelegen ${d.address(home)} sinds ${d.date(d.random.day(2018, 2024), "long")} verhuurd en bewoond wordt door ${nameOf(tenant!)}.`,
    { after: 12 },
  );
  d.text("De huurder is tot op heden al zijn verplichtingen nagekomen.", { after: 24 });
  d.text(`Gedaan te ${landlord!.address.town} op ${d.date(day, "slash")}.`);
  d.text("De verhuurder (handtekening)", { size: 9 });
  d.person(tenant!, { role: "holder" });
  d.fact("address", "subject", d.address(home));
  d.fact("address", "issuer", d.address(landlord!.address), OPTIONAL);
  d.fact("address", "other", d.address(landlord!.address), OPTIONAL);
  d.person(landlord!, { role: "other" }, "issuer", OPTIONAL);
  d.fact("authority", "issuer", nameOf(landlord!), OPTIONAL);
  d.documentDate(day);
}

/** An insurer's notice of premium: labels above values in three columns, two dates that are not its own. */
function insurance(d: Draft): void {
  const who = d.world.person(d.language === "fr" ? "wal" : "vl");
  const day = d.world.recentDay(80);
  const office = d.world.address("vl");
  const sender = d.random.pick(["Baloria Verzekeringen", "P&V Noordzee"]);
  d.set({ family: "sans", size: 9.5, margin: 50 });
  d.text(sender, { size: 16, style: "bold", after: 2 });
  d.text(d.t({ nl: "Verzekeringsmaatschappij", fr: "Compagnie d'assurances" }), { size: 8, after: 40 });
  d.text(`${nameOf(who)}\n${streetOf(who.address, d.language)}\n${townOf(who.address)}`, { indent: 270, after: 34 });
  d.text(d.t({ nl: "Vervaldagbericht", fr: "Avis d'échéance" }), { size: 15, style: "bold", after: 8 });
  const cell = (label: string, value: string) => () => {
    d.text(label, { size: 7, grey: 0.4, after: 0 });
    d.text(value, { after: 8 });
  };
  d.beside(
    [1, 1, 1],
    [
      cell(
        d.t({ nl: "POLISNUMMER", fr: "N° DE POLICE" }),
        `${d.random.digits(2)}.${d.random.digits(3)}.${d.random.digits(3)}`,
      ),
      cell(d.t({ nl: "PRODUCT", fr: "PRODUIT" }), d.t({ nl: "Woning", fr: "Habitation" })),
      cell(d.t({ nl: "OPGEMAAKT OP", fr: "ÉTABLI LE" }), d.date(day, "slash")),
    ],
  );
  d.beside(
    [1, 1, 1],
    [
      cell(d.t({ nl: "RISICOADRES", fr: "SITUATION DU RISQUE" }), d.address(who.address)),
      cell(d.t({ nl: "VAN", fr: "DU" }), "01/12/2026"),
      cell(d.t({ nl: "TOT", fr: "AU" }), "30/11/2027"),
    ],
  );
  d.text(
    d.t({ nl: `Premie inclusief taksen: ${d.money(312.4)} EUR`, fr: `Prime taxes comprises : ${d.money(312.4)} EUR` }),
  );
  foot(d, `${sender} NV - ${d.address(office)} - NBB 0058`);
  d.fact("expiry_date", "subject", "2027-11-30", OPTIONAL);
  stateProof(d, who, who.address, { sender, day, office });
}

export const SEVENTH_PROOF: readonly Layout[] = [
  layout("seventh/energy", "proof_of_address", ["nl"], energy),
  layout("seventh/water", "proof_of_address", ["fr"], water),
  layout("seventh/telecom", "proof_of_address", ["de"], telecom),
  layout("seventh/residence", "proof_of_address", ["nl"], residence),
  layout("seventh/rent", "proof_of_address", ["nl"], rent),
  layout("seventh/insurance", "proof_of_address", ["nl", "fr"], insurance),
  ...PROOF_ABROAD,
];
