import { type Draft, type Layout, layout, OPTIONAL } from "../../draft.ts";
import { groupedIban, iban } from "../../numbers.ts";
import { daysAfter } from "../../random.ts";
import { nameOf, type Person, registerName, streetOf, townOf, writtenNationalNumber } from "../../world.ts";
import { foot, leaveOpen, stateHome, strangeNumber } from "./paper-parts.ts";

/** Water of a Flemish household: advance, meter readings, the sender's numbers at the foot. */
function water(d: Draft): void {
  const who = d.world.person("vl");
  const day = d.world.recentDay(80);
  const sender = d.random.pick(["De Watergroep", "Pidpa", "Aquaduin"]);
  const total = d.random.whole(3000, 18_000) / 100;
  const meter = d.random.whole(200, 900);
  d.set({ family: "vera", size: 9, margin: 54 });
  d.beside(
    [1, 1],
    [
      () => d.text(sender, { size: 22, style: "bold" }),
      () =>
        d.text(`Tussentijdse waterfactuur\nnr. ${d.random.digits(10)} van ${d.date(day, "dots")}`, { align: "right" }),
    ],
  );
  d.space(30);
  d.text(`${registerName(who)}\n${streetOf(who.address, "nl").toUpperCase()}\n${townOf(who.address).toUpperCase()}`, {
    indent: 290,
    size: 10,
    after: 28,
  });
  d.beside(
    [3, 2],
    [
      () => {
        d.text("Uw verbruiksadres", { style: "bold" });
        d.text(`${d.address(who.address)}\nAantal gedomicilieerde personen: ${d.random.whole(1, 5)}`);
      },
      () => {
        d.text("Vragen?", { style: "bold" });
        d.text("02 238 96 99 (8 tot 19 uur)\nStoring: 24 uur op 24");
      },
    ],
  );
  d.space(12);
  d.table(
    ["Meter", "Vorige stand", "Huidige stand", "m³"],
    [[d.random.digits(8), String(meter), String(meter + 34), "34"]],
    { lines: true },
  );
  d.space(8);
  d.rows(
    [
      ["Vastrecht en verbruik", `${d.money(total / 1.06)} EUR`],
      ["Btw 6%", `${d.money(total - total / 1.06)} EUR`],
      ["Te betalen vóór " + d.date(daysAfter(day, 21), "dots"), `${d.money(total)} EUR`],
    ],
    { label: 260 },
  );
  d.text(
    `Op rekening ${groupedIban(iban(d.random, "BE", "091"))} met de mededeling +++${d.random.digits(3)}/${d.random.digits(4)}/${d.random.digits(5)}+++`,
  );
  foot(d, [`${sender} - Vooruitgangstraat 189, 1030 Brussel - BTW BE ${strangeNumber(d)} - RPR Brussel`]);
  leaveOpen(d, "total", "document_number", "expiry_date");
  stateHome(d, who, sender, day);
}

/** Extract of the Dutch register of persons, with a code above each field. */
function dutchRegister(d: Draft): void {
  const who = d.world.person("nl");
  const mayor = d.world.official("nl");
  const day = d.world.recentDay(80);
  const sender = `Gemeente ${who.address.town}`;
  d.set({ family: "sans", size: 10, margin: 66 });
  d.text(sender, { size: 17, style: "bold", after: 2 });
  d.text("Publiekszaken", { grey: 0.4, after: 26 });
  d.text("Uittreksel Basisregistratie Personen", { size: 15, style: "bold", after: 4 });
  d.text("Dit uittreksel is kosteloos te controleren op echtheid via het zegel.", { size: 8, after: 14 });
  d.table(
    null,
    [
      ["Geslachtsnaam", who.family],
      ["Voornaam/voornamen", who.given.join(" ")],
      ["Geslachtsaanduiding", who.sex === "m" ? "man" : "vrouw"],
      ["Datum geboorte", d.date(who.birthDate, "dash")],
      ["Geboorteplaats", who.birthPlace],
      ["Nationaliteit", "Nederlandse"],
      ["Burgerlijke staat", "ongehuwd en geen geregistreerd partner geweest"],
      ["Straatnaam en huisnummer", streetOf(who.address, "nl")],
      ["Postcode en woonplaats", townOf(who.address)],
      ["Datum vestiging op dit adres", d.date(d.random.day(2012, 2021), "dash")],
    ],
    { parts: [2, 3], lines: true },
  );
  d.space(20);
  d.text(`Verstrekt op ${d.date(day, "long")} aan de ingeschrevene.`, { after: 24 });
  d.text(`De burgemeester van ${who.address.town},\nnamens deze, ${nameOf(mayor)}\nmedewerker burgerzaken`);
  foot(d, [`Bezoekadres: Stadhuisplein 1   Postadres: Postbus 10000   Leges: EUR 18,10   KvK ${d.random.digits(8)}`]);
  d.person(mayor, { role: "other" }, "issuer", OPTIONAL);
  stateHome(d, who, sender, day);
}

/** A French certificate for the account of a household with its supplier. */
function frenchContract(d: Draft): void {
  const who = d.world.person("fr");
  const day = d.world.recentDay(80);
  const sender = d.random.pick(["EDF", "TotalEnergies", "ENI Gas & Power France"]);
  d.set({ family: "sans", size: 10, margin: 66, leading: 1.45 });
  d.text(sender, { size: 24, style: "bold", after: 20 });
  d.beside(
    [1, 1],
    [
      () =>
        d.text(
          `Vos références\nN° client : ${d.random.digits(10)}\nCompte commercial : 1-${d.random.digits(6)}\nPoint de livraison : ${d.random.digits(14)}`,
          { size: 8 },
        ),
      () =>
        d.text(
          `${who.sex === "m" ? "M" : "MME"} ${registerName(who).toUpperCase()}\n${streetOf(who.address, "fr").toUpperCase()}\n${townOf(who.address).toUpperCase()}`,
        ),
    ],
  );
  d.space(26);
  d.text("Attestation de contrat", { size: 15, style: "bold", align: "center", after: 14 });
  d.text(
    `Nous soussignés, ${sender}, attestons que ${who.sex === "m" ? "Monsieur" : "Madame"} ${nameOf(who)} est titulaire d'un contrat de fourniture d'électricité en cours pour le logement situé :`,
    { after: 8 },
  );
  d.text(d.address(who.address), { align: "center", style: "bold", after: 8 });
  d.text(`Date de mise en service du contrat : ${d.date(d.random.day(2016, 2022))}. Puissance souscrite : 6 kVA.`, {
    after: 8,
  });
  d.text("La présente attestation ne vaut ni titre de propriété ni quittance de loyer.", {
    style: "italic",
    after: 16,
  });
  d.text(`Fait à Paris, le ${d.date(day)}`, { align: "right" });
  foot(d, [
    `${sender} - SA au capital de 2 000 466 841 euros - 22, avenue de Wagram, 75008 Paris - RCS Paris ${d.random.digits(9)} - TVA FR 03 ${d.random.digits(9)}`,
  ]);
  leaveOpen(d, "document_number");
  stateHome(d, who, sender, day);
}

/** Composition of a Walloon household: a table of its members, of whom the first asked for it. */
function household(d: Draft): void {
  const who = d.world.person("wal");
  const others = d.world.people("wal", 2).map((one): Person => ({ ...one, address: who.address }));
  const day = d.world.recentDay(80);
  const sender = `Administration communale de ${who.address.town}`;
  d.set({ family: "serif", size: 10.5, margin: 60 });
  d.beside(
    [1, 1],
    [
      () => d.text("Province de Namur\nArrondissement administratif\nService État civil - Population", { size: 9 }),
      () => d.text(`${sender}\nHôtel de Ville, Grand-Rue 1`, { align: "right", style: "bold" }),
    ],
  );
  d.space(24);
  d.text("COMPOSITION DE MÉNAGE", { size: 14, style: "bold", align: "center", after: 12 });
  d.text(
    `L'Officier de l'État civil certifie que le ménage de ${who.sex === "m" ? "M." : "Mme"} ${registerName(who)}, N.N. ${writtenNationalNumber(who.nationalNumber)}, est inscrit au registre de la population à l'adresse ${d.address(who.address)} et se compose comme suit :`,
    { after: 10 },
  );
  d.table(
    ["N°", "Nom et prénoms", "Né(e) le", "Lieu", "Lien avec le chef de ménage"],
    [who, ...others].map((one, at) => [
      String(at + 1),
      registerName(one),
      d.date(one.birthDate, "dots"),
      one.birthPlace,
      ["Personne de référence", "Cohabitant(e)", "Non apparenté(e)"][at]!,
    ]),
    { parts: [0.4, 2.2, 1.1, 1.1, 2], lines: true, size: 9.5 },
  );
  d.space(16);
  d.text(`Délivré pour servir de preuve de domicile. ${who.address.town}, le ${d.date(day, "long")}.`, { after: 40 });
  d.text("Le préposé, par délégation", { align: "right" });
  foot(d, [
    `Exempt de droit - Code de vérification ${d.random.letters(4)}-${d.random.digits(4)} - BCE ${strangeNumber(d)}`,
  ]);
  for (const one of others) d.person(one, { role: "other" }, "other", OPTIONAL);
  d.fact("national_number", "subject", who.nationalNumber, OPTIONAL);
  stateHome(d, who, sender, day);
}

/** German confirmation of registration after a move: the new home counts, the former one does not. */
function registration(d: Draft): void {
  const who = d.world.person("de");
  const former = d.world.address("de");
  const day = d.world.recentDay(80);
  const sender = `Landeshauptstadt ${who.address.town}`;
  d.set({ family: "sans", size: 10, margin: 62 });
  d.text(sender, { size: 13, style: "bold" });
  d.text("Bürgerbüro Mitte\nÖffnungszeiten nach Vereinbarung", { size: 8, after: 22 });
  d.text("Meldebestätigung", { size: 16, style: "bold" });
  d.text("gemäß § 24 Abs. 2 Bundesmeldegesetz (BMG)", { after: 14 });
  d.framed(() =>
    d.rows(
      [
        ["Familienname", who.family],
        ["Vorname(n)", who.given.join(" ")],
        ["Geburtsdatum, -ort", `${d.date(who.birthDate, "dots")}, ${who.birthPlace}`],
        ["Doktorgrad", "---"],
        ["Einzugsdatum", d.date(daysAfter(day, -9), "dots")],
        ["Künftige Anschrift", d.address(who.address)],
        ["Art der Wohnung", "alleinige Wohnung"],
        ["Bisherige Anschrift", d.address(former)],
      ],
      { label: 140, gap: 4 },
    ),
  );
  d.space(10);
  d.text("Die Anmeldung der vorgenannten Person wird hiermit bestätigt. Die Bestätigung ist gebührenfrei.", {
    after: 20,
  });
  d.text(`${who.address.town}, ${d.date(day, "dots")}`, { after: 2 });
  d.text("Im Auftrag", { after: 30 });
  d.text("(Dienstsiegel)", { size: 8 });
  d.fact("address", "other", d.address(former), OPTIONAL);
  stateHome(d, who, sender, day);
}

export const PROOFS_OF_HOME: readonly Layout[] = [
  layout("fourth/proof-water", "proof_of_address", ["nl"], water),
  layout("fourth/proof-dutch-register", "proof_of_address", ["nl"], dutchRegister),
  layout("fourth/proof-french-contract", "proof_of_address", ["fr"], frenchContract),
  layout("fourth/proof-household", "proof_of_address", ["fr"], household),
  layout("fourth/proof-registration", "proof_of_address", ["de"], registration),
];
