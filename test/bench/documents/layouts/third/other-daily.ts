import type { Draft } from "../../draft.ts";
import { nameOf, type Person, registerName, writtenNumber } from "../../world.ts";
import { foot, formed, homeOf } from "./company-parts.ts";
import { loose } from "./other-parts.ts";

/** Instructions of a coffee machine, with articles of the guarantee. */
export function appliance(d: Draft): void {
  d.set({ family: "sans", size: 10, margin: 54 });
  d.text(d.t({ nl: "Gebruiksaanwijzing", fr: "Mode d'emploi", de: "Bedienungsanleitung", en: "Instruction manual" }), {
    size: 20,
    style: "bold",
  });
  d.text(
    d.t({ nl: "Koffiemachine KM-", fr: "Machine à café KM-", de: "Kaffeemaschine KM-", en: "Coffee maker KM-" }) +
      d.random.digits(4),
    { after: 12 },
  );
  d.text(
    d.t({
      nl: "1. Vul het reservoir met koud water tot aan de streep. 2. Plaats een filter en schep één maatlepel koffie per kop. 3. Druk op de aan/uit-knop; het lampje brandt rood. 4. Ontkalk het toestel elke drie maanden met azijn. Laat kinderen nooit alleen bij het toestel. Dompel de machine niet onder.",
      fr: "1. Remplissez le réservoir d'eau froide jusqu'au repère. 2. Placez un filtre et versez une mesure de café par tasse. 3. Appuyez sur le bouton marche/arrêt ; le voyant s'allume en rouge. 4. Détartrez l'appareil tous les trois mois au vinaigre. Ne laissez jamais les enfants sans surveillance. Ne plongez pas la machine dans l'eau.",
      de: "1. Füllen Sie den Behälter bis zur Markierung mit kaltem Wasser. 2. Setzen Sie einen Filter ein und geben Sie einen Messlöffel Kaffee pro Tasse hinein. 3. Drücken Sie die Ein/Aus-Taste; die Leuchte brennt rot. 4. Entkalken Sie das Gerät alle drei Monate mit Essig. Kinder nie unbeaufsichtigt lassen. Gerät nicht eintauchen.",
      en: "1. Fill the tank with cold water up to the mark. 2. Insert a filter and add one scoop of coffee per cup. 3. Press the on/off switch; the lamp turns red. 4. Descale the appliance every three months with vinegar. Never leave children unattended. Do not immerse the machine.",
    }),
    { after: 12 },
  );
  d.table(
    d.t({
      nl: ["Probleem", "Oplossing"],
      fr: ["Problème", "Solution"],
      de: ["Störung", "Abhilfe"],
      en: ["Problem", "Remedy"],
    }),
    d.t<readonly (readonly string[])[]>({
      nl: [
        ["De koffie loopt traag door", "Ontkalken"],
        ["Het lampje brandt niet", "Controleer de stekker"],
      ],
      fr: [
        ["Le café coule lentement", "Détartrer"],
        ["Le voyant reste éteint", "Vérifier la prise"],
      ],
      de: [
        ["Kaffee läuft langsam durch", "Entkalken"],
        ["Leuchte bleibt aus", "Stecker prüfen"],
      ],
      en: [
        ["Coffee drips slowly", "Descale"],
        ["Lamp stays off", "Check the plug"],
      ],
    }),
    { lines: true },
  );
  d.space(8);
  d.text(
    d.t({
      nl: "Artikel 1. Waarborg. De waarborg bedraagt twee jaar vanaf de aankoop en dekt geen slijtage.",
      fr: "Article 1. Garantie. La garantie est de deux ans à dater de l'achat et ne couvre pas l'usure.",
      de: "Artikel 1. Garantie. Die Garantie beträgt zwei Jahre ab Kauf und umfasst keinen Verschleiß.",
      en: "Article 1. Guarantee. The guarantee runs for two years from purchase and does not cover wear.",
    }),
  );
  foot(d, "NL / FR / DE / EN - 12");
  loose(d, []);
}

/** A boarding card with short labels. */
export function boarding(d: Draft): void {
  const who = d.world.person(homeOf(d));
  const day = d.world.recentDay(40);
  d.set({ width: 560, height: 260, family: "sans", size: 11, margin: 28 });
  d.text(d.t({ nl: "INSTAPKAART", fr: "CARTE D'EMBARQUEMENT", de: "BORDKARTE", en: "BOARDING PASS" }), {
    size: 15,
    style: "bold",
    after: 8,
  });
  const field = (label: string, value: string) => () => {
    d.text(label, { size: 7.5, grey: 0.4, after: 0 });
    d.text(value, { style: "bold", after: 6 });
  };
  d.beside(
    [2, 1, 1],
    [
      field(
        d.t({ nl: "Passagier", fr: "Passager", de: "Passagier", en: "Passenger" }),
        registerName(who).replace(" ", "/").toUpperCase(),
      ),
      field(d.t({ nl: "Vlucht", fr: "Vol", de: "Flug", en: "Flight" }), `XQ ${d.random.digits(4)}`),
      field(d.t({ nl: "Datum", fr: "Date", de: "Datum", en: "Date" }), d.date(day, "card")),
    ],
  );
  d.beside(
    [1, 1, 1, 1],
    [
      field(d.t({ nl: "Van", fr: "De", de: "Von", en: "From" }), "BRU"),
      field(d.t({ nl: "Naar", fr: "À", de: "Nach", en: "To" }), "LIS"),
      field(d.t({ nl: "Gate", fr: "Porte", de: "Gate", en: "Gate" }), `A${d.random.whole(2, 60)}`),
      field(d.t({ nl: "Zitplaats", fr: "Siège", de: "Sitz", en: "Seat" }), `${d.random.whole(4, 32)}C`),
    ],
  );
  d.text(
    d.t({
      nl: "De gate sluit 15 minuten voor vertrek. Vloeistoffen tot 100 ml. Goede reis!",
      fr: "La porte ferme 15 minutes avant le départ. Liquides jusqu'à 100 ml. Bon voyage !",
      de: "Das Gate schließt 15 Minuten vor Abflug. Flüssigkeiten bis 100 ml. Gute Reise!",
      en: "The gate closes 15 minutes before departure. Liquids up to 100 ml. Have a pleasant flight!",
    }),
    { size: 8.5 },
  );
  loose(d, [who]);
}

/** Clues of a crossword with words of company law in them, and a poem below. */
export function crossword(d: Draft): void {
  d.set({ family: "serif", size: 11, margin: 60 });
  d.text(d.t({ nl: "Kruiswoordraadsel", fr: "Mots croisés", de: "Kreuzworträtsel", en: "Crossword" }), {
    size: 18,
    style: "bold",
    after: 8,
  });
  d.text(
    d.t({
      nl: "Horizontaal\n1. Wat de notaris verlijdt (4)\n5. Zetel van een koning (5)\n7. Eigenaar zonder huis (9)\n9. Bestuurder van een bus (9)\n11. Aandeel in de koek (4)",
      fr: "Horizontalement\n1. Ce que passe le notaire (4)\n5. Siège du roi (5)\n7. Capital de la France (5)\n9. Conducteur sans permis (7)\n11. Part du gâteau (6)",
      de: "Waagerecht\n1. Was der Notar beurkundet (7)\n5. Sitz des Königs (5)\n7. Kapital ohne Zins (6)\n9. Führt Geschäfte im Wald (8)\n11. Anteil am Kuchen (5)",
      en: "Across\n1. What a solicitor draws up (4)\n5. Seat of a king (6)\n7. Capital of Peru (4)\n9. Director of an orchestra (9)\n11. Share of the cake (5)",
    }),
    { after: 10 },
  );
  d.text(
    d.t({
      nl: "Verticaal\n2. Niet uit (2)\n3. Rivier bij Dendermonde (5)\n4. Boom met naalden (3)\n\nDe regen tikt, de krant wordt nat,\nde kater slaapt op het tapijt,\nen wie de puzzel niet meer had,\nis ook de inzet nu weer kwijt.",
      fr: "Verticalement\n2. Pas avec (4)\n3. Rivière de Dinant (5)\n4. Arbre à aiguilles (3)\n\nLa pluie frappe au carreau mouillé,\nle chat s'endort sur le tapis,\net qui n'a rien su deviner\nreprend sa grille après midi.",
      de: "Senkrecht\n2. Nicht aus (3)\n3. Fluss in Eupen (5)\n4. Nadelbaum (5)\n\nDer Regen klopft ans Fensterglas,\ndie Katze schläft am Ofen ein,\nund wer die Lösung heut vergaß,\nder soll es morgen klüger sein.",
      en: "Down\n2. Not out (2)\n3. River in Bath (4)\n4. Tree with needles (3)\n\nThe rain is tapping on the pane,\nthe cat is sleeping on the chair,\nand those who looked for clues in vain\nmay find tomorrow's answers there.",
    }),
  );
  loose(d, []);
}

/** An offer in a tender: price list, conditions, the bidder's particulars. */
export function quotation(d: Draft): void {
  const [bidder, client] = [d.world.company(homeOf(d)), d.world.company(homeOf(d))];
  const [contact] = d.world.people(homeOf(d), 1) as [Person];
  const day = d.world.recentDay(120);
  const price = d.random.whole(4000, 90_000);
  d.set({ family: "narrow", size: 10, margin: 54 });
  d.text(`${formed(bidder)}\n${d.address(bidder.seat)}\n${writtenNumber(bidder)}`, { size: 8.5, after: 12 });
  d.text(
    d.t({
      nl: `Inschrijving op de aanbesteding: onderhoud van groenzones`,
      fr: `Soumission au marché public : entretien d'espaces verts`,
      de: `Angebot zur Ausschreibung: Pflege von Grünflächen`,
      en: `Tender submission: maintenance of green areas`,
    }),
    { size: 14, style: "bold", after: 4 },
  );
  d.text(
    `${d.t({ nl: "Aanbestedende overheid", fr: "Pouvoir adjudicateur", de: "Auftraggeber", en: "Contracting authority" })}: ${client.name} - ${d.date(day, "long")}`,
    { after: 10 },
  );
  d.table(
    d.t({
      nl: ["Perceel", "Omschrijving", "Prijs excl. btw"],
      fr: ["Lot", "Description", "Prix HTVA"],
      de: ["Los", "Beschreibung", "Preis netto"],
      en: ["Lot", "Description", "Price excl. VAT"],
    }),
    [
      [
        "1",
        d.t({ nl: "Maaien, 12 beurten", fr: "Tonte, 12 passages", de: "Mähen, 12 Gänge", en: "Mowing, 12 rounds" }),
        d.money(price),
      ],
      [
        "2",
        d.t({ nl: "Snoeien van hagen", fr: "Taille de haies", de: "Heckenschnitt", en: "Hedge trimming" }),
        d.money(price * 0.4),
      ],
    ],
    { parts: [0.6, 3, 1.4], lines: true },
  );
  d.space(8);
  d.text(
    d.t({
      nl: "De offerte blijft 120 dagen geldig. Wij voldoen aan de selectiecriteria en voegen drie referenties toe. De inschrijver bevindt zich niet in een toestand van uitsluiting. Uitvoering binnen dertig dagen na de gunning.",
      fr: "L'offre reste valable 120 jours. Nous répondons aux critères de sélection et joignons trois références. Le soumissionnaire ne se trouve dans aucun cas d'exclusion. Exécution dans les trente jours de l'attribution.",
      de: "Das Angebot gilt 120 Tage. Wir erfüllen die Eignungskriterien und fügen drei Referenzen bei. Ausschlussgründe liegen nicht vor. Ausführung binnen dreißig Tagen nach Zuschlag.",
      en: "The bid remains open for 120 days. We meet the selection criteria and enclose three references. No grounds for exclusion apply. Work starts within thirty days of award.",
    }),
    { after: 12 },
  );
  d.text(nameOf(contact));
  loose(d, [contact], [bidder, client]);
}

/** Two columns: skills on the left, jobs at named companies on the right. */
export function resume(d: Draft): void {
  const [who] = d.world.people(homeOf(d), 1) as [Person];
  const [first, second] = [d.world.company(homeOf(d)), d.world.company(homeOf(d))];
  d.set({ family: "book", size: 9.5, margin: 48 });
  d.text(nameOf(who).toUpperCase(), { size: 18, style: "bold" });
  d.text(
    d.t({ nl: "Financieel directeur", fr: "Directeur financier", de: "Kaufmännische Leitung", en: "Finance director" }),
    { size: 11, after: 12 },
  );
  const years = d.random.whole(2014, 2019);
  d.beside(
    [1, 2],
    [
      () => {
        d.text(d.t({ nl: "CONTACT", fr: "CONTACT", de: "KONTAKT", en: "CONTACT" }), { style: "bold" });
        d.text(`${d.address(who.address)}\n+32 470 00 00 0${d.random.digits(1)}`, { after: 8 });
        d.text(d.t({ nl: "TALEN", fr: "LANGUES", de: "SPRACHEN", en: "LANGUAGES" }), { style: "bold" });
        d.text(
          d.t({
            nl: "Nederlands, Frans, Engels",
            fr: "Français, néerlandais, anglais",
            de: "Deutsch, Französisch, Englisch",
            en: "English, French, Dutch",
          }),
          { after: 8 },
        );
        d.text(d.t({ nl: "HOBBY'S", fr: "LOISIRS", de: "HOBBYS", en: "INTERESTS" }), { style: "bold" });
        d.text(
          d.t({
            nl: "Wielrennen, koken, schaken",
            fr: "Cyclisme, cuisine, échecs",
            de: "Radfahren, Kochen, Schach",
            en: "Cycling, cooking, chess",
          }),
        );
      },
      () => {
        d.text(d.t({ nl: "LOOPBAAN", fr: "PARCOURS", de: "WERDEGANG", en: "CAREER" }), { style: "bold" });
        d.text(
          d.t({
            nl: `${years} - nu   ${formed(first)}, bestuurder en CFO. Opzetten van rapportering, begeleiden van een kapitaalronde, invoering van een nieuw boekhoudpakket.`,
            fr: `${years} - présent   ${formed(first)}, administrateur et CFO. Mise en place du reporting, accompagnement d'une levée de capital, nouveau logiciel comptable.`,
            de: `${years} - heute   ${formed(first)}, Geschäftsführung und CFO. Aufbau des Berichtswesens, Begleitung einer Kapitalrunde, neue Buchhaltungssoftware.`,
            en: `${years} - now   ${formed(first)}, director and CFO. Set up reporting, supported a capital round, brought in new accounting software.`,
          }),
          { after: 8 },
        );
        d.text(
          d.t({
            nl: `2006 - ${years}   ${formed(second)}, controller. Budgetten, maandafsluiting en kostprijsberekening.`,
            fr: `2006 - ${years}   ${formed(second)}, contrôleur de gestion. Budgets, clôtures mensuelles et prix de revient.`,
            de: `2006 - ${years}   ${formed(second)}, Controlling. Budgets, Monatsabschlüsse und Kalkulation.`,
            en: `2006 - ${years}   ${formed(second)}, controller. Budgets, monthly closing and cost pricing.`,
          }),
        );
      },
    ],
  );
  loose(d, [who], [first, second]);
}
