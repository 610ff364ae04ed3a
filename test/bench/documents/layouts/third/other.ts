import { type Draft, type Layout, layout } from "../../draft.ts";
import { groupedIban } from "../../numbers.ts";
import { nameOf, type Person, registerName, writtenNationalNumber, writtenNumber } from "../../world.ts";
import { foot, formed, homeOf, titled } from "./company-parts.ts";
import { blankDeclaration, reminder } from "./other-blank.ts";
import { appliance, boarding, crossword, quotation, resume } from "./other-daily.ts";
import { loose } from "./other-parts.ts";

/** Minutes of a yearly meeting that mention the register, owners and figures in passing. */
function meeting(d: Draft): void {
  const company = d.world.company(homeOf(d));
  const [chair, secretary] = d.world.people(homeOf(d), 2) as [Person, Person];
  const day = d.world.recentDay(300);
  d.set({ family: "book", size: 10, leading: 1.45, margin: 62 });
  d.text(
    d.t({
      nl: `${formed(company)} - notulen gewone algemene vergadering`,
      fr: `${formed(company)} - procès-verbal de l'assemblée générale ordinaire`,
      de: `${formed(company)} - Niederschrift der ordentlichen Gesellschafterversammlung`,
      en: `${formed(company)} - minutes of the annual general meeting`,
    }),
    { size: 13, style: "bold", after: 8 },
  );
  d.text(
    d.t({
      nl: `Vergaderd op de zetel op ${d.date(day, "long")}. Voorzitter: ${titled(d, chair)}. Secretaris: ${titled(d, secretary)}. De aanwezigheidslijst wordt ondertekend en aan deze notulen gehecht.`,
      fr: `Tenue au siège le ${d.date(day, "long")}. Président : ${titled(d, chair)}. Secrétaire : ${titled(d, secretary)}. La liste de présence est signée et annexée au présent procès-verbal.`,
      de: `Abgehalten am Sitz am ${d.date(day, "long")}. Vorsitz: ${titled(d, chair)}. Schriftführung: ${titled(d, secretary)}. Die Anwesenheitsliste wird unterzeichnet und beigefügt.`,
      en: `Held at the registered office on ${d.date(day, "long")}. Chair: ${titled(d, chair)}. Secretary: ${titled(d, secretary)}. The attendance list is signed and attached.`,
    }),
    { after: 8 },
  );
  d.text(
    d.t({
      nl: "Agenda: 1. Lezing van het jaarverslag. 2. Goedkeuring van de jaarrekening. 3. Kwijting. 4. Rondvraag.\nBesluiten: de cijfers worden besproken en met eenparigheid goedgekeurd; het resultaat wordt overgedragen. Kwijting wordt verleend. Bij de rondvraag wordt gevraagd naar de verbouwing van de parking; het bestuur vraagt drie offertes. Volgend jaar vergadert men op dezelfde dag. De vergadering wordt gesloten om kwart over acht.",
      fr: "Ordre du jour : 1. Lecture du rapport annuel. 2. Approbation des comptes. 3. Décharge. 4. Divers.\nDécisions : les chiffres sont commentés et approuvés à l'unanimité ; le résultat est reporté. Décharge est donnée. Au point divers, une question porte sur les travaux du parking ; la direction demandera trois devis. La séance est levée à vingt heures quinze.",
      de: "Tagesordnung: 1. Bericht der Geschäftsführung. 2. Feststellung des Abschlusses. 3. Entlastung. 4. Verschiedenes.\nBeschlüsse: Die Zahlen werden erörtert und einstimmig festgestellt; das Ergebnis wird vorgetragen. Entlastung wird erteilt. Unter Verschiedenes wird nach dem Umbau des Parkplatzes gefragt; es werden drei Angebote eingeholt. Ende der Sitzung um 20.15 Uhr.",
      en: "Agenda: 1. Report of the year. 2. Approval of the accounts. 3. Discharge. 4. Any other business.\nResolutions: the figures were discussed and approved unanimously; the result is carried forward. Discharge was granted. Under any other business a question was raised about the car park; three quotations will be obtained. The meeting closed at a quarter past eight.",
    }),
  );
  loose(d, [chair, secretary], [company]);
}

/** A private power of attorney for formalities. */
function power(d: Draft): void {
  const company = d.world.company(homeOf(d));
  const [giver, agent] = d.world.people(homeOf(d), 2) as [Person, Person];
  const day = d.world.recentDay(200);
  d.set({ family: "serif", size: 11.5, leading: 1.5, margin: 74 });
  d.text(d.t({ nl: "VOLMACHT", fr: "PROCURATION", de: "VOLLMACHT", en: "POWER OF ATTORNEY" }), {
    size: 15,
    style: "bold",
    align: "center",
    after: 16,
  });
  d.text(
    d.t({
      nl: `Ondergetekende, ${titled(d, giver)}, wonende te ${d.address(giver.address)}, handelend voor ${formed(company)} (${writtenNumber(company)}), geeft hierbij volmacht aan ${titled(d, agent)} om in haar naam alle stukken neer te leggen bij de griffie, de KBO en de btw-administratie, aangetekende zendingen af te halen en in het algemeen het nodige te doen.`,
      fr: `${giver.sex === "m" ? "Le soussigné" : "La soussignée"}, ${titled(d, giver)}, demeurant à ${d.address(giver.address)}, agissant pour ${formed(company)} (${writtenNumber(company)}), donne procuration à ${titled(d, agent)} aux fins de déposer en son nom toute pièce au greffe, à la BCE et à l'administration de la TVA, de retirer les envois recommandés et, en général, de faire le nécessaire.`,
      de: `Hiermit bevollmächtigt ${titled(d, giver)}, wohnhaft ${d.address(giver.address)}, für ${formed(company)} (${writtenNumber(company)}), ${titled(d, agent)}, sämtliche Schriftstücke beim Handelsregister und beim Finanzamt einzureichen, Einschreiben abzuholen und alle erforderlichen Erklärungen abzugeben.`,
      en: `I, ${titled(d, giver)}, of ${d.address(giver.address)}, acting for ${formed(company)} (${writtenNumber(company)}), hereby appoint ${titled(d, agent)} as attorney to file documents with the registrar and the tax authorities, to collect registered mail and generally to do all that is necessary.`,
    }),
    { after: 12 },
  );
  d.text(
    d.t({
      nl: `Deze volmacht vervalt op het einde van het kalenderjaar.\nOpgemaakt op ${d.date(day, "long")}. Goed voor volmacht (handtekening).`,
      fr: `La présente prend fin au terme de l'année civile.\nFait le ${d.date(day, "long")}. Bon pour pouvoir (signature).`,
      de: `Diese Vollmacht erlischt zum Jahresende.\n${company.seat.town}, ${d.date(day, "long")} (Unterschrift)`,
      en: `This power ends at the close of the calendar year.\nDated ${d.date(day, "long")} (signature)`,
    }),
  );
  loose(d, [giver, agent], [company]);
}

/** A press cutting about a takeover: names of people, companies, sums and shares in the text. */
function takeover(d: Draft): void {
  const [buyer, target] = [d.world.company(homeOf(d)), d.world.company(homeOf(d))];
  const [ceo, reporter] = d.world.people(homeOf(d), 2) as [Person, Person];
  const sum = d.random.whole(3, 40);
  d.set({ family: "serif", size: 11, margin: 58 });
  d.text(d.t({ nl: "Ondernemen", fr: "Entreprises", de: "Wirtschaft regional", en: "Business" }), {
    size: 9,
    grey: 0.4,
  });
  d.text(
    d.t({
      nl: `${buyer.name} neemt sectorgenoot over`,
      fr: `${buyer.name} rachète un concurrent`,
      de: `${buyer.name} übernimmt Mitbewerber`,
      en: `${buyer.name} snaps up rival`,
    }),
    { size: 20, style: "bold", after: 4 },
  );
  d.text(
    d.t({
      nl: `Door ${nameOf(reporter)}`,
      fr: `Par ${nameOf(reporter)}`,
      de: `Von ${nameOf(reporter)}`,
      en: `By ${nameOf(reporter)}`,
    }),
    { size: 9, after: 8 },
  );
  d.inColumns(
    2,
    () =>
      d.text(
        d.t({
          nl: `Het familiebedrijf ${buyer.name} koopt 80 procent van de aandelen van ${target.name}. Dat bevestigt CEO ${nameOf(ceo)} aan onze redactie. Naar verluidt is met de deal ${sum} miljoen euro gemoeid. Beide bedrijven zijn al jaren buren op het industrieterrein. "We kennen elkaar van de voetbalploeg van onze kinderen", lacht hij. Het personeel blijft aan boord en de merknaam verdwijnt niet. De vakbonden reageren voorzichtig positief. De mededingingsautoriteit moet nog groen licht geven. De kantine krijgt alvast één nieuwe naam, gekozen door de werknemers zelf.`,
          fr: `L'entreprise familiale ${buyer.name} acquiert 80 pour cent des parts de ${target.name}. ${nameOf(ceo)}, à la tête de la maison, l'a confirmé à notre rédaction. L'opération s'élèverait à ${sum} millions d'euros. Les deux sociétés sont voisines depuis des années dans le zoning. « Nos enfants jouent dans la même équipe », sourit-on à la direction. Le personnel reste à bord et la marque ne disparaîtra pas. Les syndicats se montrent prudemment positifs. L'autorité de la concurrence doit encore se prononcer.`,
          de: `Das Familienunternehmen ${buyer.name} kauft 80 Prozent der Anteile an ${target.name}. Das bestätigte ${nameOf(ceo)} unserer Redaktion. Dem Vernehmen nach geht es um ${sum} Millionen Euro. Beide Betriebe sind seit Jahren Nachbarn im Gewerbegebiet. „Unsere Kinder spielen in derselben Mannschaft“, heißt es aus der Chefetage. Die Belegschaft bleibt an Bord, und auch die Marke verschwindet nicht. Die Gewerkschaft äußert sich vorsichtig positiv. Das Kartellamt muss noch zustimmen.`,
          en: `Family firm ${buyer.name} is to buy 80 per cent of the shares in ${target.name}. ${nameOf(ceo)}, who runs the business, confirmed the move to this newspaper. The deal is said to be worth ${sum} million. The two firms have been neighbours on the trading estate for years. "Our children play in the same team," the boss laughed. Staff stay on board and the brand will not disappear. Unions were cautiously positive. The competition watchdog has yet to give the green light.`,
        }),
      ),
    { depth: 300 },
  );
  loose(d, [ceo, reporter], [buyer, target]);
}

/** What a social insurance fund sends each quarter. */
function contributions(d: Draft): void {
  const fund = d.world.company(d.belgium, d.t({ nl: "VZW", fr: "ASBL", de: "VoG", en: "VZW" }));
  const who = d.world.person(d.belgium);
  const day = d.world.recentDay(120);
  const amount = d.random.whole(80_000, 430_000) / 100;
  d.set({ family: "vera", size: 9.5, margin: 56 });
  d.text(`${fund.name}`, { size: 13, style: "bold" });
  d.text(
    d.t({
      nl: `Sociaal verzekeringsfonds voor zelfstandigen - ${d.address(fund.seat)}`,
      fr: `Caisse d'assurances sociales pour indépendants - ${d.address(fund.seat)}`,
      de: `Sozialversicherungskasse für Selbständige - ${d.address(fund.seat)}`,
      en: `Social insurance fund for the self-employed - ${d.address(fund.seat)}`,
    }),
    { size: 8, after: 16 },
  );
  d.text(`${registerName(who)}\n${d.address(who.address)}`, { after: 14 });
  d.text(
    d.t({
      nl: "Attest van bijdragen - sociaal statuut der zelfstandigen",
      fr: "Attestation de cotisations - statut social des indépendants",
      de: "Bescheinigung der Beiträge - Sozialstatut der Selbständigen",
      en: "Statement of contributions - social status of the self-employed",
    }),
    { size: 12, style: "bold", after: 8 },
  );
  d.rows(
    [
      [d.t({ nl: "INSZ", fr: "NISS", de: "ENSS", en: "NISS" }), writtenNationalNumber(who.nationalNumber)],
      [
        d.t({ nl: "Aangesloten sinds", fr: "Affiliation depuis le", de: "Angeschlossen seit", en: "Member since" }),
        d.date(d.random.day(2005, 2020)),
      ],
      [
        d.t({ nl: "Betaald dit jaar", fr: "Payé cette année", de: "Bezahlt dieses Jahr", en: "Paid this year" }),
        `${d.money(amount)} EUR`,
      ],
      [
        d.t({ nl: "Kwartalen in orde", fr: "Trimestres en ordre", de: "Quartale in Ordnung", en: "Quarters in order" }),
        "4 / 4",
      ],
      [
        d.t({ nl: "Pensioenrechten", fr: "Droits de pension", de: "Pensionsansprüche", en: "Pension rights" }),
        d.t({ nl: "ja", fr: "oui", de: "ja", en: "yes" }),
      ],
    ],
    { label: 170, colon: ":" },
  );
  d.space(8);
  d.text(
    d.t({
      nl: `Afgeleverd op ${d.date(day)} om te dienen waar nodig, bijvoorbeeld bij uw belastingaangifte of voor een aanvullend pensioen.`,
      fr: `Délivré le ${d.date(day)} pour servir et valoir ce que de droit, par exemple pour votre déclaration fiscale ou une pension complémentaire.`,
      de: `Ausgestellt am ${d.date(day)} zur Vorlage, wo dies erforderlich ist, etwa bei der Steuererklärung oder für eine Zusatzrente.`,
      en: `Issued on ${d.date(day)} to serve where needed, for instance with your tax return or for a supplementary pension.`,
    }),
  );
  foot(d, `${fund.name} - ${writtenNumber(fund)} - ${groupedIban(fund.iban)} - ${fund.bic}`);
  loose(d, [who], [fund]);
}

export const OTHER_LAYOUTS: readonly Layout[] = [
  layout("third/yearly-meeting", "other", ["nl", "fr", "de", "en"], meeting),
  layout("third/power-of-attorney", "other", ["nl", "fr", "de", "en"], power),
  layout("third/takeover-news", "other", ["nl", "fr", "de", "en"], takeover),
  layout("third/social-contributions", "other", ["nl", "fr", "de", "en"], contributions),
  layout("third/appliance-manual", "other", ["nl", "fr", "de", "en"], appliance),
  layout("third/boarding-pass", "other", ["nl", "fr", "de", "en"], boarding),
  layout("third/crossword", "other", ["nl", "fr", "de", "en"], crossword),
  layout("third/tender-offer", "other", ["nl", "fr", "de", "en"], quotation),
  layout("third/reminder", "other", ["nl", "fr", "de", "en"], reminder),
  layout("third/blank-declaration", "other", ["nl", "fr", "de", "en"], blankDeclaration),
  layout("third/resume", "other", ["nl", "fr", "de", "en"], resume),
];
