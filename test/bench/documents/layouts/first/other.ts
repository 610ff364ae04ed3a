import { type Draft, type Layout, layout, OPTIONAL } from "../../draft.ts";
import { nameOf } from "../../world.ts";
import { news, request, statement } from "./other-letters.ts";
import { open, regionOf } from "./other-parts.ts";

/** A recipe, once with a heading that a careless reader takes for articles. */
function recipe(d: Draft): void {
  const asStatutes = d.random.chance(0.3);
  d.set({ family: d.random.pick(["serif", "sans", "book"]), size: 11 });
  if (asStatutes)
    d.text(d.t({ nl: "Statuten", fr: "Statuts", de: "Satzung", en: "Articles" }), { size: 16, style: "bold" });
  d.text(
    d.t({
      nl: "Stoofvlees met friet",
      fr: "Carbonnade flamande",
      de: "Rindergulasch mit Knödeln",
      en: "Beef stew with ale",
    }),
    { size: 18, style: "bold", after: 10 },
  );
  d.text(
    d.t({
      nl: "Voor 4 personen. Bereiding: 30 minuten. Garen: 3 uur.",
      fr: "Pour 4 personnes. Préparation : 30 minutes. Cuisson : 3 heures.",
      de: "Für 4 Personen. Zubereitung: 30 Minuten. Garzeit: 3 Stunden.",
      en: "Serves 4. Preparation: 30 minutes. Cooking: 3 hours.",
    }),
    { after: 8 },
  );
  d.text(
    d.t({
      nl: "1 kg stoofvlees\n2 uien\n33 cl bruin bier\n2 sneden brood met mosterd\ntijm en laurier",
      fr: "1 kg de bœuf à braiser\n2 oignons\n33 cl de bière brune\n2 tranches de pain à la moutarde\nthym et laurier",
      de: "1 kg Rindfleisch\n2 Zwiebeln\n33 cl dunkles Bier\n2 Scheiben Brot mit Senf\nThymian und Lorbeer",
      en: "1 kg braising beef\n2 onions\n330 ml brown ale\n2 slices of bread with mustard\nthyme and bay leaf",
    }),
    { after: 10 },
  );
  d.text(
    d.t({
      nl: "Snijd het vlees in grote blokken en bak het rondom bruin in boter. Stoof de uien glazig. Giet er het bier bij, leg het brood met de mosterd erop en laat drie uur zachtjes sudderen. Roer af en toe. Kruid met peper en zout en serveer met frieten en sla. De volgende dag opgewarmd smaakt het nog beter.",
      fr: "Coupez la viande en gros cubes et faites-la dorer dans le beurre. Faites revenir les oignons. Versez la bière, posez le pain à la moutarde par-dessus et laissez mijoter trois heures à feu doux. Remuez de temps en temps. Salez, poivrez et servez avec des frites et une salade. C'est encore meilleur réchauffé le lendemain.",
      de: "Das Fleisch in große Würfel schneiden und in Butter rundum anbraten. Die Zwiebeln glasig dünsten. Mit dem Bier ablöschen, das Brot mit dem Senf darauflegen und drei Stunden leise schmoren lassen. Ab und zu umrühren. Mit Salz und Pfeffer würzen und mit Knödeln servieren. Am nächsten Tag schmeckt es noch besser.",
      en: "Cut the meat into large cubes and brown it in butter. Soften the onions. Pour in the ale, lay the bread and mustard on top and let it simmer gently for three hours. Stir now and then. Season with salt and pepper and serve with chips and a green salad. It tastes even better the next day.",
    }),
  );
}

function curriculum(d: Draft): void {
  const who = d.world.person(regionOf(d));
  const employer = d.world.company(regionOf(d));
  d.set({ family: "vera", size: 10 });
  d.text(nameOf(who), { size: 20, style: "bold" });
  d.text(d.t({ nl: "Curriculum vitae", fr: "Curriculum vitae", de: "Lebenslauf", en: "Curriculum vitae" }), {
    size: 12,
    after: 10,
  });
  d.text(
    `${d.address(who.address)} - ${d.t({ nl: "geboren op", fr: "né(e) le", de: "geboren am", en: "born" })} ${d.date(who.birthDate)}`,
    { after: 10 },
  );
  d.text(d.t({ nl: "Werkervaring", fr: "Expérience professionnelle", de: "Berufserfahrung", en: "Work experience" }), {
    style: "bold",
  });
  d.text(
    d.t({
      nl: `2015 - heden: zaakvoerder van ${employer.name}. Leiding over twaalf medewerkers, verantwoordelijk voor de verkoop en de boekhouding.`,
      fr: `2015 - aujourd'hui : gérant de ${employer.name}. Direction de douze collaborateurs, responsable des ventes et de la comptabilité.`,
      de: `2015 - heute: Geschäftsführer von ${employer.name}. Leitung von zwölf Mitarbeitenden, verantwortlich für Vertrieb und Buchhaltung.`,
      en: `2015 - present: director of ${employer.name}. In charge of twelve people, responsible for sales and accounting.`,
    }),
    { after: 8 },
  );
  d.text(
    d.t({
      nl: "2008 - 2015: projectleider bij een ingenieursbureau. Begeleiding van klanten van het eerste ontwerp tot de oplevering.",
      fr: "2008 - 2015 : chef de projet dans un bureau d'études. Accompagnement des clients de la première esquisse à la réception.",
      de: "2008 - 2015: Projektleiter in einem Ingenieurbüro. Betreuung der Kunden vom ersten Entwurf bis zur Abnahme.",
      en: "2008 - 2015: project manager in an engineering firm. Guided clients from first design to delivery.",
    }),
    { after: 8 },
  );
  d.text(d.t({ nl: "Opleiding", fr: "Formation", de: "Ausbildung", en: "Education" }), { style: "bold" });
  d.text(
    d.t({
      nl: "Master in de handelswetenschappen, met onderscheiding. Talen: Nederlands, Frans, Engels.",
      fr: "Master en sciences commerciales, avec distinction. Langues : français, néerlandais, anglais.",
      de: "Master in Betriebswirtschaft, mit Auszeichnung. Sprachen: Deutsch, Französisch, Englisch.",
      en: "Master in business administration, with distinction. Languages: English, French.",
    }),
  );
  d.person(who, { role: "other" }, "subject", OPTIONAL);
  d.fact("address", "subject", d.address(who.address), OPTIONAL);
  d.fact("company_name", "subject", employer.name, OPTIONAL);
}

/** Minutes of a board meeting. */
function minutes(d: Draft): void {
  const company = d.world.company(regionOf(d));
  const people = d.world.people(regionOf(d), 3);
  const day = d.world.recentDay(300);
  d.set({ family: "serif", size: 11, margin: 64, leading: 1.4 });
  d.text(
    d.t({
      nl: `Verslag van de raad van bestuur van ${company.name}`,
      fr: `Procès-verbal du conseil d'administration de ${company.name}`,
      de: `Protokoll der Sitzung des Verwaltungsrats von ${company.name}`,
      en: `Minutes of the board meeting of ${company.name}`,
    }),
    { size: 14, style: "bold" },
  );
  d.text(
    d.t({
      nl: `gehouden op ${d.date(day, "long")} om 14 uur`,
      fr: `tenu le ${d.date(day, "long")} à 14 heures`,
      de: `vom ${d.date(day, "long")}, 14 Uhr`,
      en: `held on ${d.date(day, "long")} at 2 pm`,
    }),
    { after: 12 },
  );
  d.text(
    `${d.t({ nl: "Aanwezig", fr: "Présents", de: "Anwesend", en: "Present" })}: ${people.map(nameOf).join(", ")}.`,
    { after: 10 },
  );
  d.text(
    d.t({
      nl: "1. Het verslag van de vorige vergadering wordt goedgekeurd. 2. De cijfers van het derde kwartaal worden besproken; de marge staat onder druk door de energieprijzen. 3. De raad beslist twee bestelwagens te leasen. 4. Het zomerfeest gaat door op de laatste vrijdag van juni. Niemand vraagt nog het woord en de voorzitter sluit de vergadering om 16 uur.",
      fr: "1. Le procès-verbal de la réunion précédente est approuvé. 2. Les chiffres du troisième trimestre sont discutés ; la marge est sous pression en raison des prix de l'énergie. 3. Le conseil décide de prendre deux camionnettes en leasing. 4. La fête d'été aura lieu le dernier vendredi de juin. Plus personne ne demandant la parole, le président lève la séance à 16 heures.",
      de: "1. Das Protokoll der vorigen Sitzung wird genehmigt. 2. Die Zahlen des dritten Quartals werden besprochen; die Marge steht wegen der Energiepreise unter Druck. 3. Der Rat beschließt, zwei Lieferwagen zu leasen. 4. Das Sommerfest findet am letzten Freitag im Juni statt. Da niemand mehr das Wort wünscht, schließt der Vorsitzende die Sitzung um 16 Uhr.",
      en: "1. The minutes of the previous meeting are approved. 2. The figures of the third quarter are discussed; the margin is under pressure from energy prices. 3. The board decides to lease two vans. 4. The summer party takes place on the last Friday of June. As nobody wishes to speak further, the chair closes the meeting at 4 pm.",
    }),
  );
  d.fact("company_name", "subject", company.name, OPTIONAL);
  for (const who of people) d.person(who, { role: "other" }, "other", OPTIONAL);
  open(d, ["document_date"]);
}

/** A form that asks for a register extract, not filled in. */
function unfilled(d: Draft): void {
  d.set({ family: "sans", size: 10.5 });
  d.text(
    d.t({
      nl: "Aanvraagformulier uittreksel",
      fr: "Formulaire de demande d'extrait",
      de: "Antragsformular für einen Auszug",
      en: "Application form for an extract",
    }),
    { size: 15, style: "bold", after: 10 },
  );
  d.text(
    d.t({
      nl: "Vul dit formulier in hoofdletters in en stuur het terug naar het loket. De aanvraag wordt binnen tien werkdagen behandeld. Onvolledige formulieren worden niet in behandeling genomen.",
      fr: "Complétez ce formulaire en majuscules et renvoyez-le au guichet. La demande est traitée dans les dix jours ouvrables. Les formulaires incomplets ne sont pas traités.",
      de: "Füllen Sie dieses Formular in Druckbuchstaben aus und senden Sie es an den Schalter zurück. Der Antrag wird binnen zehn Werktagen bearbeitet. Unvollständige Formulare werden nicht bearbeitet.",
      en: "Complete this form in capitals and return it to the counter. Applications are handled within ten working days. Incomplete forms are not processed.",
    }),
    { after: 14 },
  );
  const blank = "........................................";
  d.rows(
    d
      .t<string[]>({
        nl: [
          "Naam van de onderneming",
          "Ondernemingsnummer",
          "Adres van de zetel",
          "Rechtsvorm",
          "Naam van de aanvrager",
          "Reden van de aanvraag",
          "Datum en handtekening",
        ],
        fr: [
          "Dénomination de l'entreprise",
          "Numéro d'entreprise",
          "Adresse du siège",
          "Forme légale",
          "Nom du demandeur",
          "Motif de la demande",
          "Date et signature",
        ],
        de: [
          "Name des Unternehmens",
          "Unternehmensnummer",
          "Adresse des Sitzes",
          "Rechtsform",
          "Name des Antragstellers",
          "Grund des Antrags",
          "Datum und Unterschrift",
        ],
        en: [
          "Company name",
          "Company number",
          "Registered office",
          "Legal form",
          "Name of applicant",
          "Reason for the application",
          "Date and signature",
        ],
      })
      .map((label) => [label, blank] as const),
    { label: 180, colon: ":", gap: 10 },
  );
}

/** A travel ticket. */
function ticket(d: Draft): void {
  const who = d.world.person(regionOf(d));
  const day = d.world.recentDay(60);
  d.set({ family: "sans", size: 11 });
  d.text(d.t({ nl: "Treinticket", fr: "Billet de train", de: "Fahrkarte", en: "Train ticket" }), {
    size: 18,
    style: "bold",
    after: 10,
  });
  d.rows(
    [
      [d.t({ nl: "Reiziger", fr: "Voyageur", de: "Reisender", en: "Passenger" }), nameOf(who)],
      [d.t({ nl: "Van", fr: "De", de: "Von", en: "From" }), "Brussel-Zuid"],
      [d.t({ nl: "Naar", fr: "À", de: "Nach", en: "To" }), who.address.town],
      [
        d.t({ nl: "Vertrek", fr: "Départ", de: "Abfahrt", en: "Departure" }),
        `${d.date(day)} 09:${d.random.whole(10, 59)}`,
      ],
      [d.t({ nl: "Klasse", fr: "Classe", de: "Klasse", en: "Class" }), "2"],
      [
        d.t({ nl: "Rijtuig / plaats", fr: "Voiture / place", de: "Wagen / Platz", en: "Coach / seat" }),
        `${d.random.whole(1, 12)} / ${d.random.whole(11, 98)}`,
      ],
      [d.t({ nl: "Prijs", fr: "Prix", de: "Preis", en: "Price" }), `${d.money(d.random.whole(1900, 9900) / 100)} EUR`],
    ],
    { label: 120, colon: ":", gap: 6 },
  );
  d.space(10);
  d.text(
    d.t({
      nl: "Dit ticket is persoonlijk en enkel geldig met een identiteitsbewijs. Bewaar het tot na uw reis. Omruilen kan tot een uur voor vertrek via de website of aan het loket in het station. Wij wensen u een aangename reis en danken u dat u voor de trein kiest.",
      fr: "Ce billet est personnel et n'est valable qu'avec une pièce d'identité. Conservez-le jusqu'après votre voyage. L'échange est possible jusqu'à une heure avant le départ sur le site ou au guichet de la gare. Nous vous souhaitons un agréable voyage et vous remercions d'avoir choisi le train.",
      de: "Diese Fahrkarte ist personengebunden und nur mit einem Ausweis gültig. Bewahren Sie sie bis nach Ihrer Reise auf. Ein Umtausch ist bis eine Stunde vor der Abfahrt auf der Website oder am Schalter im Bahnhof möglich. Wir wünschen Ihnen eine angenehme Reise und danken Ihnen, dass Sie die Bahn gewählt haben.",
      en: "This ticket is personal and valid only with proof of identity. Keep it until after your journey. It can be exchanged up to one hour before departure on the website or at the station counter. We wish you a pleasant journey and thank you for choosing the train.",
    }),
  );
  d.person(who, { role: "other" }, "subject", OPTIONAL);
  open(d, ["document_date", "amount", "expiry_date", "document_number"]);
}

export const OTHER_DOCUMENTS: readonly Layout[] = [
  layout("first/recipe", "other", ["nl", "fr", "de", "en"], recipe),
  layout("first/curriculum", "other", ["nl", "fr", "de", "en"], curriculum),
  layout("first/news", "other", ["nl", "fr", "de", "en"], news),
  layout("first/request-letter", "other", ["nl", "fr", "de", "en"], request),
  layout("first/account-statement", "bank_account_certificate", ["nl", "fr", "de", "en"], statement),
  layout("first/minutes", "other", ["nl", "fr", "de", "en"], minutes),
  layout("first/unfilled-form", "other", ["nl", "fr", "de", "en"], unfilled),
  layout("first/train-ticket", "other", ["nl", "fr", "de", "en"], ticket),
];
