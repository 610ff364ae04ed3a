import type { Draft } from "../../draft.ts";
import { nameOf, type Person } from "../../world.ts";
import { foot, formed, homeOf } from "./company-parts.ts";
import { loose } from "./other-parts.ts";

/** A reminder that lists the documents which are still missing. */
export function reminder(d: Draft): void {
  const [sender, client] = [d.world.company(homeOf(d)), d.world.company(homeOf(d))];
  const [clerk] = d.world.people(homeOf(d), 1) as [Person];
  const day = d.world.recentDay(60);
  d.set({ family: "sans", size: 10.5, leading: 1.45, margin: 66 });
  d.text(`${formed(sender)}`, { size: 13, style: "bold", after: 20 });
  d.text(`${formed(client)}\n${d.address(client.seat)}`, { indent: 240, after: 16 });
  d.text(d.date(day, "long"), { after: 10 });
  d.text(
    d.t({
      nl: "Herinnering: wij missen nog stukken",
      fr: "Rappel : pièces à nous transmettre",
      de: "Erinnerung: noch ausstehende Nachweise",
      en: "Reminder: items still outstanding",
    }),
    { style: "bold", after: 8 },
  );
  d.text(
    d.t({
      nl: "Beste,\nbij de controle van uw dossier stelden wij vast dat het volgende ontbreekt of verouderd is:",
      fr: "Bonjour,\nlors du contrôle de votre dossier, nous avons constaté que les éléments suivants manquent ou sont périmés :",
      de: "Guten Tag,\nbei der Prüfung Ihrer Akte haben wir festgestellt, dass Folgendes fehlt oder veraltet ist:",
      en: "Hello,\nwhen reviewing your file we noticed that the following is missing or out of date:",
    }),
    { after: 6 },
  );
  const list = d.t<readonly string[]>({
    nl: [
      "recente jaarrekening",
      "aandelenregister, gedagtekend",
      "kopie paspoort van elke UBO",
      "organigram van de groep",
    ],
    fr: [
      "derniers comptes annuels",
      "registre des actions daté",
      "copie du passeport de chaque UBO",
      "organigramme du groupe",
    ],
    de: [
      "letzter Jahresabschluss",
      "datierte Gesellschafterliste",
      "Passkopie jedes wirtschaftlich Berechtigten",
      "Organigramm der Gruppe",
    ],
    en: [
      "latest annual accounts",
      "dated register of members",
      "passport copy of each beneficial owner",
      "group structure chart",
    ],
  });
  list.forEach((item) => d.text(`[ ]  ${item}`, { indent: 14 }));
  d.space(8);
  d.text(
    d.t({
      nl: "Zonder antwoord binnen veertien dagen kunnen wij uw aanvraag niet verder behandelen. Met groeten,",
      fr: "Sans réponse dans les quatorze jours, nous ne pourrons pas poursuivre le traitement. Bien à vous,",
      de: "Ohne Rückmeldung binnen vierzehn Tagen können wir den Vorgang nicht weiter bearbeiten. Freundliche Grüße",
      en: "Without a reply within fourteen days we cannot continue to process your application. Regards,",
    }),
    { after: 8 },
  );
  d.text(nameOf(clerk));
  foot(d, `${formed(sender)} - ${d.address(sender.seat)} - ${sender.vat}`);
  loose(d, [clerk], [sender, client]);
}

/** A declaration of owners that nobody has filled in. */
export function blankDeclaration(d: Draft): void {
  d.set({ family: "vera", size: 9, margin: 54 });
  d.text(
    d.t({
      nl: "Modelformulier: opgave van uiteindelijke begunstigden",
      fr: "Formulaire type : déclaration de bénéficiaires effectifs",
      de: "Musterformular: Angabe der wirtschaftlichen Eigentümer",
      en: "Template: declaration of beneficial owners",
    }),
    { size: 13, style: "bold", after: 8 },
  );
  d.text(
    d.t({
      nl: "Vul in wat van toepassing is en schrap wat niet past. Gebruik één blad per persoon. Stuur geen originelen op.",
      fr: "Complétez ce qui s'applique et biffez les mentions inutiles. Utilisez une feuille par personne. N'envoyez pas d'originaux.",
      de: "Zutreffendes ausfüllen, Nichtzutreffendes streichen. Ein Blatt je Person. Bitte keine Originale senden.",
      en: "Fill in what applies and strike out what does not. Use one sheet per person. Do not send originals.",
    }),
    { after: 10 },
  );
  const labels = d.t<readonly string[]>({
    nl: [
      "Benaming van de vennootschap",
      "Ondernemingsnummer",
      "Naam en voornamen",
      "Geboortedatum (dd/mm/jjjj)",
      "Nationaliteit",
      "Percentage",
      "Handtekening",
    ],
    fr: [
      "Dénomination de la société",
      "Numéro d'entreprise",
      "Nom et prénoms",
      "Date de naissance (jj/mm/aaaa)",
      "Nationalité",
      "Pourcentage",
      "Signature",
    ],
    de: [
      "Bezeichnung der Gesellschaft",
      "Registernummer",
      "Name und Vornamen",
      "Geburtsdatum (TT.MM.JJJJ)",
      "Staatsangehörigkeit",
      "Prozentsatz",
      "Unterschrift",
    ],
    en: [
      "Name of company",
      "Company number",
      "Surname and forenames",
      "Date of birth (dd/mm/yyyy)",
      "Nationality",
      "Percentage",
      "Signature",
    ],
  });
  for (const label of labels) {
    d.text(label, { size: 8, after: 1 });
    d.box(d.x, d.y, d.width, 18);
    d.space(24);
  }
  foot(
    d,
    d.t({
      nl: "Versie 4 - intern gebruik: ____",
      fr: "Version 4 - usage interne : ____",
      de: "Fassung 4 - intern: ____",
      en: "Version 4 - office use: ____",
    }),
  );
  loose(d, []);
}
