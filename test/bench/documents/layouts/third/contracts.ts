import { type Draft, type Layout, layout } from "../../draft.ts";
import { groupedIban } from "../../numbers.ts";
import { daysAfter } from "../../random.ts";
import { nameOf, registerName, writtenNumber } from "../../world.ts";
import { clauses, parties } from "./contract-parts.ts";
import { CONTRACTS_ABROAD } from "./contracts-abroad.ts";
import { footer, full, lines, titled } from "./paper-parts.ts";

/** Engagement letter of a Belgian accountant, countersigned by the client. */
function engagement(d: Draft): void {
  const region = d.language === "nl" ? "vl" : "wal";
  const [firm, client] = [d.world.company(region), d.world.company(region)];
  const [partner, director] = [d.world.person(region), d.world.person(region)];
  const day = d.random.day(2021, 2025);
  d.set({ family: d.random.pick(["serif", "sans"]), size: 10.5, margin: 64, leading: 1.4 });
  d.text(full(firm), { size: 13, style: "bold" });
  d.text(
    `${d.address(firm.seat)} - ${d.t({ nl: "ondernemingsnummer", fr: "numéro d'entreprise" })} ${writtenNumber(firm)}`,
    { size: 8.5, after: 16 },
  );
  d.text(`${full(client)}\n${lines(d, client.seat)}\n${writtenNumber(client)}`, { indent: 260, after: 14 });
  d.text(d.date(day, "long"), { indent: 260, after: 14 });
  d.text(d.t({ nl: "OPDRACHTBRIEF", fr: "LETTRE DE MISSION" }), { size: 14, style: "bold", after: 8 });
  d.text(
    d.t({
      nl: `Geachte ${director.sex === "m" ? "heer" : "mevrouw"} ${director.family}, met deze brief bevestigen wij de opdracht die u ons als bestuurder van ${client.name} hebt toevertrouwd, overeenkomstig artikel 26 van de wet van 17 maart 2019.`,
      fr: `${titled(d, director).split(" ")[0]} ${director.family}, par la présente, nous confirmons la mission que vous nous avez confiée en qualité d'administrateur de ${client.name}, conformément à l'article 26 de la loi du 17 mars 2019.`,
    }),
    { after: 8 },
  );
  clauses(
    d,
    d.t({
      nl: [
        ["Voorwerp", "Het voeren van de boekhouding, het opstellen van de jaarrekening en de fiscale aangiften."],
        [
          "Duur",
          "De opdracht is doorlopend. Elke partij kan ze beëindigen met een aangetekende brief en een opzegging van drie maanden.",
        ],
        [
          "Witwaspreventie",
          "U bezorgt ons de identificatiegegevens van de vennootschap, haar mandatarissen en haar uiteindelijke begunstigden.",
        ],
        ["Ereloon", "Het ereloon bedraagt 325 EUR per maand, exclusief btw, en wordt jaarlijks geïndexeerd."],
      ],
      fr: [
        ["Objet", "La tenue de la comptabilité, l'établissement des comptes annuels et des déclarations fiscales."],
        [
          "Durée",
          "La mission est récurrente. Chaque partie peut y mettre fin par lettre recommandée moyennant un préavis de trois mois.",
        ],
        [
          "Prévention du blanchiment",
          "Vous nous remettez les données d'identification de la société, de ses mandataires et de ses bénéficiaires effectifs.",
        ],
        ["Honoraires", "Les honoraires s'élèvent à 325 EUR par mois, hors TVA, et sont indexés annuellement."],
      ],
    }),
    (at) => `${at}.`,
  );
  d.text(
    d.t({
      nl: "Gelieve een exemplaar ondertekend terug te sturen.",
      fr: "Merci de nous renvoyer un exemplaire signé.",
    }),
    { after: 14 },
  );
  d.beside(
    [1, 1],
    [
      () => d.text(`${d.t({ nl: "Voor het kantoor", fr: "Pour le cabinet" })}\n\n${nameOf(partner)}`),
      () => d.text(`${d.t({ nl: "Voor akkoord, de cliënt", fr: "Pour accord, le client" })}\n\n${nameOf(director)}`),
    ],
  );
  footer(
    d,
    d.t({
      nl: "Lid van het ITAA, Trierstraat 33, 1040 Brussel",
      fr: "Membre de l'ITAA, rue de Trèves 33, 1040 Bruxelles",
    }),
  );
  parties(
    d,
    [
      [firm, partner],
      [client, director],
    ],
    day,
  );
}

/** Dutch contract with recitals, numbered in decimals, over two pages. */
function recitals(d: Draft): void {
  const [one, two] = [d.world.company("nl"), d.world.company("nl")];
  const [first, second] = [d.world.person("nl"), d.world.person("nl")];
  const day = d.random.day(2021, 2025);
  d.set({ family: d.random.pick(["sans", "book"]), size: 10.5, margin: 72, leading: 1.5 });
  d.text("OVEREENKOMST VAN OPDRACHT", { size: 16, style: "bold", after: 14 });
  d.text("De ondergetekenden:", { after: 6 });
  const party = (at: number, company: typeof one, who: typeof first, name: string) =>
    d.text(
      `${at}.  de besloten vennootschap ${full(company)}, statutair gevestigd te ${company.seat.town} en kantoorhoudende aan ${d.address(company.seat)}, ingeschreven in het handelsregister onder nummer ${writtenNumber(company)}, te dezen rechtsgeldig vertegenwoordigd door ${titled(d, who).toLowerCase().startsWith("de heer") ? "de heer" : "mevrouw"} ${nameOf(who)}, hierna te noemen: "${name}";`,
      { indent: 14, after: 6 },
    );
  party(1, one, first, "Opdrachtgever");
  d.text("en", { after: 6 });
  party(2, two, second, "Opdrachtnemer");
  d.text("nemen het volgende in aanmerking:", { style: "italic", after: 4 });
  d.text(
    "a.  Opdrachtgever wenst haar planning en routering te vernieuwen;\nb.  Opdrachtnemer heeft de kennis en de mensen die daarvoor nodig zijn;\nc.  partijen willen de voorwaarden daarvan vastleggen;",
    { indent: 14, after: 6 },
  );
  d.text("en verklaren te zijn overeengekomen als volgt:", { style: "italic", after: 10 });
  clauses(
    d,
    [
      [
        "Opdracht",
        "Opdrachtnemer voert de werkzaamheden uit die in bijlage 1 staan, naar eigen inzicht en zonder toezicht of leiding van Opdrachtgever.",
      ],
      [
        "Duur",
        `De overeenkomst vangt aan op ${d.date(daysAfter(day, 12), "long")} en eindigt van rechtswege na twaalf maanden.`,
      ],
      [
        "Tarief",
        `Het uurtarief is € 95 exclusief btw. Betaling geschiedt op ${groupedIban(two.iban)} binnen dertig dagen.`,
      ],
      ["Geheimhouding", "Partijen zijn verplicht tot geheimhouding van alle vertrouwelijke informatie, ook na afloop."],
      ["Toepasselijk recht", "Op deze overeenkomst is Nederlands recht van toepassing."],
    ],
    (at) => `Artikel ${at} -`,
  );
  d.text(`Aldus overeengekomen en in tweevoud getekend te ${one.seat.town} op ${d.date(day, "long")},`, { after: 18 });
  d.table(
    ["Opdrachtgever", "Opdrachtnemer"],
    [
      [`Naam: ${nameOf(first)}`, `Naam: ${nameOf(second)}`],
      ["Handtekening:", "Handtekening:"],
    ],
  );
  parties(
    d,
    [
      [one, first],
      [two, second],
    ],
    day,
  );
}

/** Contract of domiciliation: the seat of one party is the other's building. */
function domiciliation(d: Draft): void {
  const host = d.world.company(d.random.pick(["lu", "fr"] as const));
  const guest = d.world.company(host.country === "LU" ? "lu" : "fr");
  const [first, second] = [d.world.person("fr"), d.world.person("fr")];
  const day = d.random.day(2021, 2025);
  const register = host.country === "LU" ? "R.C.S. Luxembourg" : "R.C.S.";
  d.set({ family: "serif", size: 11, margin: 66, leading: 1.4 });
  d.text("CONVENTION DE DOMICILIATION", { size: 16, style: "bold", align: "center", after: 18 });
  d.text("Entre les soussignées", { style: "italic", after: 6 });
  d.text(
    `${full(host)}, ayant son siège ${d.address(host.seat)}, ${register} ${writtenNumber(host)}, représentée par ${titled(d, first)}, gérant, ci-après « le Domiciliataire », d'une part,`,
    { after: 8 },
  );
  d.text(
    `${full(guest)}, ${register} ${writtenNumber(guest)}, ayant eu son siège ${d.address(guest.seat)}, représentée par ${titled(d, second)}, ci-après « la Société », d'autre part,`,
    { after: 10 },
  );
  d.text("il a été convenu et arrêté ce qui suit :", { after: 8 });
  clauses(
    d,
    [
      [
        "Siège",
        "Le Domiciliataire autorise la Société à établir son siège dans ses locaux et met à sa disposition une pièce propre à la réunion régulière de ses organes.",
      ],
      [
        "Obligations",
        "La Société informe le Domiciliataire de tout changement de ses dirigeants, de ses associés et de ses bénéficiaires effectifs.",
      ],
      ["Rémunération", "La Société verse une redevance annuelle de 2 400 euros hors taxes, payable d'avance."],
      ["Durée", "La convention est conclue pour un an, renouvelable par tacite reconduction."],
      ["Droit applicable", "Tout litige relève des tribunaux du lieu du siège du Domiciliataire."],
    ],
    (at) => `Article ${at === 1 ? "premier" : at}.`,
  );
  d.text(`Fait en deux originaux, le ${d.date(day, "long")}.`, { after: 20 });
  d.beside(
    [1, 1],
    [
      () => d.text(`Le Domiciliataire\n\n${registerName(first)}`),
      () => d.text(`La Société\n\n${registerName(second)}`),
    ],
  );
  parties(
    d,
    [
      [host, first],
      [guest, second],
    ],
    day,
  );
}

/** Lease of offices: particulars in a table, general conditions in two columns after it. */
function lease(d: Draft): void {
  const region = d.language === "nl" ? "vl" : "wal";
  const [owner, tenant] = [d.world.company(region), d.world.company(region)];
  const [first, second] = [d.world.person(region), d.world.person(region)];
  const day = d.random.day(2021, 2025);
  d.set({ family: d.random.pick(["narrow", "sans"]), size: 9.5, margin: 50 });
  d.text(d.t({ nl: "HUUROVEREENKOMST KANTOORRUIMTE", fr: "BAIL DE BUREAUX" }), { size: 15, style: "bold" });
  d.text(d.t({ nl: "Deel I - Bijzondere voorwaarden", fr: "Partie I - Conditions particulières" }), {
    style: "bold",
    after: 8,
  });
  d.table(
    null,
    [
      [
        d.t({ nl: "Verhuurder", fr: "Bailleur" }),
        `${full(owner)}, ${d.address(owner.seat)}, ${d.t({ nl: "KBO", fr: "BCE" })} ${writtenNumber(owner)}, ${d.t({ nl: "vert. door", fr: "repr. par" })} ${nameOf(first)}`,
      ],
      [
        d.t({ nl: "Huurder", fr: "Preneur" }),
        `${full(tenant)}, ${d.address(tenant.seat)}, ${d.t({ nl: "KBO", fr: "BCE" })} ${writtenNumber(tenant)}, ${d.t({ nl: "vert. door", fr: "repr. par" })} ${nameOf(second)}`,
      ],
      [
        d.t({ nl: "Het goed", fr: "Les lieux" }),
        `${d.address(d.world.address(region))}, ${d.random.whole(60, 400)} m²`,
      ],
      [
        d.t({ nl: "Ingang en duur", fr: "Prise de cours et durée" }),
        `${d.date(daysAfter(day, 25))}, 9 ${d.t({ nl: "jaar", fr: "ans" })}`,
      ],
      [d.t({ nl: "Huurprijs per jaar", fr: "Loyer annuel" }), `${d.money(d.random.whole(9, 60) * 1000, 0)} EUR`],
      [d.t({ nl: "Rekening verhuurder", fr: "Compte du bailleur" }), groupedIban(owner.iban)],
    ],
    { parts: [1, 3], lines: true },
  );
  d.space(10);
  d.text(d.t({ nl: "Deel II - Algemene voorwaarden", fr: "Partie II - Conditions générales" }), {
    style: "bold",
    after: 6,
  });
  d.inColumns(
    2,
    () =>
      clauses(
        d,
        d.t({
          nl: [
            [
              "Bestemming",
              "Het goed dient als kantoor. De huurder vestigt er geen kleinhandel, zodat de handelshuurwet niet geldt.",
            ],
            ["Waarborg", "De huurder stelt een bankwaarborg ten belope van zes maanden huur."],
            ["Indexering", "De huurprijs volgt op de verjaardag van de overeenkomst de gezondheidsindex."],
            ["Onderhuur", "Onderhuur en overdracht zijn verboden zonder schriftelijke toestemming."],
          ],
          fr: [
            [
              "Destination",
              "Les lieux servent de bureaux. Le preneur n'y exerce aucun commerce de détail ; la loi sur les baux commerciaux ne s'applique pas.",
            ],
            ["Garantie", "Le preneur constitue une garantie bancaire de six mois de loyer."],
            ["Indexation", "Le loyer suit, à l'anniversaire du bail, l'indice santé."],
            ["Sous-location", "La sous-location et la cession sont interdites sans accord écrit."],
          ],
        }),
        (at) => `${at}°`,
      ),
    { depth: 150 },
  );
  d.space(12);
  d.text(
    d.t({
      nl: `Getekend te ${owner.seat.town}, ${d.date(day, "slash")}, in drie exemplaren.`,
      fr: `Signé à ${owner.seat.town}, le ${d.date(day, "slash")}, en trois exemplaires.`,
    }),
  );
  parties(
    d,
    [
      [owner, first],
      [tenant, second],
    ],
    day,
  );
}

export const CONTRACTS: readonly Layout[] = [
  layout("third/engagement-letter", "contract", ["nl", "fr"], engagement),
  layout("third/contract-recitals", "contract", ["nl"], recitals),
  layout("third/domiciliation", "contract", ["fr"], domiciliation),
  layout("third/office-lease", "contract", ["nl", "fr"], lease),
  ...CONTRACTS_ABROAD,
];
