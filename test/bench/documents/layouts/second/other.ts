import { type Draft, type Layout, layout, OPTIONAL } from "../../draft.ts";
import { groupedIban } from "../../numbers.ts";
import { nameOf } from "../../world.ts";

const regionOf = (d: Draft) => ({ nl: "nl", fr: "fr", de: "de", en: "ie" } as const)[d.language];
type Texts = Readonly<Record<"nl" | "fr" | "de" | "en", readonly [string, ...string[]]>>;

/** A title and paragraphs that name nobody. */
function prose(texts: Texts, isColumns = false): (d: Draft) => void {
  return (d) => {
    const [title, ...paragraphs] = texts[d.language];
    d.set({ family: d.random.pick(["serif", "vera", "book"]), size: 10.5, margin: 64, leading: 1.45 });
    d.text(title, { size: 17, style: "bold", after: 12 });
    const draw = () => paragraphs.forEach((paragraph) => d.text(paragraph, { after: 8 }));
    if (isColumns) d.inColumns(2, draw, { depth: 220 });
    else draw();
    d.amount("total", 0, null, null, OPTIONAL);
    d.amount("capital", 0, null, null, OPTIONAL);
  };
}

const MANUAL: Texts = {
  nl: [
    "Gebruiksaanwijzing koffiezetapparaat",
    "Lees deze handleiding voor het eerste gebruik. Vul het waterreservoir tot het streepje en sluit het deksel. Plaats een filter in de houder en doe er per kop een maatschep koffie in.",
    "Druk op de knop; het lampje brandt. Na tien minuten schakelt het apparaat vanzelf uit. Ontkalk het elke drie maanden met azijn en spoel twee keer na.",
    "Werkt het toestel niet, controleer dan eerst of de stekker in het stopcontact zit. Open het nooit zelf; breng het naar de verkoper.",
  ],
  fr: [
    "Mode d'emploi de la cafetière",
    "Lisez ce manuel avant la première utilisation. Remplissez le réservoir d'eau jusqu'au repère et fermez le couvercle. Placez un filtre dans le support et versez une mesure de café par tasse.",
    "Appuyez sur le bouton ; le voyant s'allume. L'appareil s'éteint de lui-même après dix minutes. Détartrez-le tous les trois mois avec du vinaigre et rincez deux fois.",
    "Si l'appareil ne fonctionne pas, vérifiez d'abord que la fiche est branchée. Ne l'ouvrez jamais vous-même ; rapportez-le au vendeur.",
  ],
  de: [
    "Gebrauchsanweisung Kaffeemaschine",
    "Lesen Sie diese Anleitung vor dem ersten Gebrauch. Füllen Sie den Wassertank bis zur Markierung und schließen Sie den Deckel. Setzen Sie einen Filter ein und geben Sie je Tasse einen Messlöffel Kaffee hinein.",
    "Drücken Sie den Knopf; die Lampe leuchtet. Nach zehn Minuten schaltet sich das Gerät von selbst aus. Entkalken Sie es alle drei Monate mit Essig und spülen Sie zweimal nach.",
    "Funktioniert das Gerät nicht, prüfen Sie zuerst, ob der Stecker in der Dose steckt. Öffnen Sie es nie selbst, sondern bringen Sie es zum Händler.",
  ],
  en: [
    "Coffee maker: instructions for use",
    "Read this manual before first use. Fill the water tank up to the mark and close the lid. Put a filter in the holder and add one measure of coffee for each cup.",
    "Press the button; the light comes on. The machine switches itself off after ten minutes. Descale it every three months with vinegar and rinse twice.",
    "If the machine does not work, first check that it is plugged in. Never open it yourself; take it back to the shop.",
  ],
};
const ARTICLE: Texts = {
  nl: [
    "Hoe lees je een jaarrekening? Een gids voor beginners",
    "Wie voor het eerst een jaarrekening openslaat, ziet vooral codes. De code 10/15 is het eigen vermogen, 70 de omzet en 20/58 het balanstotaal. In dit blogbericht leggen we uit wat je daaruit kan afleiden.",
    "Kijk eerst naar het eigen vermogen: is het positief en groeit het? Vergelijk daarna de omzet met die van vorig jaar. Vergeet de toelichting niet, want daar staan de deelnemingen.",
    "Je vindt de jaarrekening van elke vennootschap gratis op de website van de Nationale Bank. Heb je een vraag? Laat hieronder een reactie achter.",
  ],
  fr: [
    "Comment lire des comptes annuels ? Un guide pour débutants",
    "Qui ouvre pour la première fois des comptes annuels y voit surtout des codes. Le code 10/15 désigne les capitaux propres, 70 le chiffre d'affaires et 20/58 le total du bilan. Dans cet article de blog, nous expliquons ce que l'on peut en déduire.",
    "Regardez d'abord les capitaux propres : sont-ils positifs, augmentent-ils ? Comparez ensuite le chiffre d'affaires avec celui de l'an dernier. N'oubliez pas l'annexe, où figurent les participations.",
    "Vous trouverez gratuitement les comptes de chaque société sur le site de la Banque nationale. Une question ? Laissez un commentaire ci-dessous.",
  ],
  de: [
    "Wie liest man einen Jahresabschluss? Ein Leitfaden für Einsteiger",
    "Wer zum ersten Mal einen Jahresabschluss aufschlägt, sieht vor allem Zahlen. Das Eigenkapital steht auf der Passivseite, der Umsatz in der Gewinn- und Verlustrechnung. In diesem Blogbeitrag erklären wir, was man daraus ablesen kann.",
    "Schauen Sie zuerst auf das Eigenkapital: Ist es positiv und wächst es? Vergleichen Sie dann den Umsatz mit dem des Vorjahres. Vergessen Sie den Anhang nicht.",
    "Die Abschlüsse finden Sie kostenlos im Unternehmensregister. Haben Sie Fragen? Hinterlassen Sie unten einen Kommentar.",
  ],
  en: [
    "How to read a set of annual accounts: a beginner's guide",
    "Anyone who opens a set of accounts for the first time mostly sees figures. Shareholders' funds are on the balance sheet, turnover in the profit and loss account. In this blog post we explain what you can learn from them.",
    "Look at equity first: is it positive and does it grow? Then compare turnover with last year's. Do not forget the notes, which list the participating interests.",
    "You can find the accounts of every company free of charge on the register's website. Any questions? Leave a comment below.",
  ],
};
const STORY: Texts = {
  nl: [
    "De vuurtoren",
    "Het regende al drie dagen toen de oude man de trap op klom. Boven brandde de lamp nog zoals zijn vader haar had achtergelaten, en in de verte blies een schip zijn hoorn.",
    "Hij dacht aan de zomer waarin hij leerde zwemmen, aan de appels in de tuin en aan de brief die hij nooit had verstuurd. De wind sloeg tegen het glas.",
    "Toen de morgen kwam lag de zee stil. Een meisje riep van beneden dat het ontbijt klaar was, en hij lachte voor het eerst in weken.",
  ],
  fr: [
    "Le phare",
    "Il pleuvait depuis trois jours quand le vieil homme monta l'escalier. En haut, la lampe brûlait encore telle que son père l'avait laissée, et au loin un navire faisait sonner sa corne.",
    "Il pensait à l'été où il avait appris à nager, aux pommes du jardin et à la lettre qu'il n'avait jamais envoyée. Le vent frappait la vitre.",
    "Quand vint le matin, la mer était calme. Une fillette cria d'en bas que le petit déjeuner était prêt, et il rit pour la première fois depuis des semaines.",
  ],
  de: [
    "Der Leuchtturm",
    "Es regnete schon seit drei Tagen, als der alte Mann die Treppe hinaufstieg. Oben brannte die Lampe noch, wie sein Vater sie zurückgelassen hatte, und in der Ferne blies ein Schiff sein Horn.",
    "Er dachte an den Sommer, in dem er schwimmen gelernt hatte, an die Äpfel im Garten und an den Brief, den er nie abgeschickt hatte. Der Wind schlug gegen das Glas.",
    "Als der Morgen kam, lag das Meer still. Ein Mädchen rief von unten, das Frühstück sei fertig, und er lachte zum ersten Mal seit Wochen.",
  ],
  en: [
    "The lighthouse",
    "It had been raining for three days when the old man climbed the stairs. At the top the lamp still burned as his father had left it, and far away a ship sounded its horn.",
    "He thought of the summer in which he had learned to swim, of the apples in the garden and of the letter that he had never sent. The wind beat against the glass.",
    "When morning came the sea lay still. A girl called from below that breakfast was ready, and he laughed for the first time in weeks.",
  ],
};
const SYLLABUS: Texts = {
  nl: [
    "Vergadering van de ouderraad",
    "Aanwezig waren negen ouders en de directeur van de school. Het verslag van vorige keer werd goedgekeurd na een kleine verbetering.",
    "De opbrengst van het schoolfeest gaat naar nieuwe speeltoestellen. De werkgroep verkeer vraagt een zebrapad bij de ingang en schrijft daarover naar de gemeente.",
    "De volgende bijeenkomst is op een donderdag in november. Wie iets op de agenda wil zetten, stuurt een bericht naar de secretaris.",
  ],
  fr: [
    "Réunion de l'association de parents",
    "Étaient présents neuf parents et la directrice de l'école. Le compte rendu précédent a été approuvé après une petite correction.",
    "Le bénéfice de la fête de l'école servira à de nouveaux jeux de plein air. Le groupe mobilité demande un passage pour piétons à l'entrée et écrira à la commune.",
    "La prochaine réunion aura lieu un jeudi de novembre. Celui qui veut ajouter un point à l'ordre du jour écrit au secrétaire.",
  ],
  de: [
    "Sitzung des Elternrats",
    "Anwesend waren neun Eltern und die Leiterin der Schule. Das letzte Protokoll wurde nach einer kleinen Änderung angenommen.",
    "Der Erlös des Schulfestes geht an neue Spielgeräte. Die Arbeitsgruppe Verkehr wünscht einen Zebrastreifen am Eingang und schreibt deshalb an die Stadt.",
    "Die nächste Sitzung findet an einem Donnerstag im November statt. Wer einen Punkt auf die Tagesordnung setzen will, schreibt dem Schriftführer.",
  ],
  en: [
    "Meeting of the parents' council",
    "Nine parents and the head teacher were present. The previous minutes were approved after a small correction.",
    "The proceeds of the school fair will pay for new playground equipment. The traffic group asks for a zebra crossing at the entrance and will write to the council.",
    "The next meeting is on a Thursday in November. Anyone who wishes to add an item to the agenda writes to the secretary.",
  ],
};

/** Savings statement of a private person. */
function savings(d: Draft): void {
  const who = d.world.person(regionOf(d));
  const { iban, bank } = d.world.company(regionOf(d));
  const day = d.world.recentDay(90);
  d.set({ family: "vera", size: 9.5 });
  d.text(bank, { size: 14, style: "bold" });
  d.text(
    d.t({
      nl: `Afschrift spaarrekening - periode tot ${d.date(day, "dash")}`,
      fr: `Relevé de compte d'épargne - période au ${d.date(day)}`,
      de: `Kontoauszug Sparkonto - Zeitraum bis ${d.date(day, "dots")}`,
      en: `Savings account statement - period to ${d.date(day)}`,
    }),
    { after: 8 },
  );
  d.text(`${nameOf(who)}\n${groupedIban(iban)}`, { after: 10 });
  d.table(
    d.t({
      nl: ["Boekdatum", "Mutatie", "Bij/af", "Saldo"],
      fr: ["Date", "Opération", "Débit/crédit", "Solde"],
      de: ["Buchung", "Vorgang", "Soll/Haben", "Saldo"],
      en: ["Posted", "Transaction", "In/out", "Balance"],
    }),
    [1, 2, 3].map((at) => [
      d.date(day),
      d.t({
        nl: ["Rente", "Opname", "Inleg"],
        fr: ["Intérêts", "Retrait", "Versement"],
        de: ["Zinsen", "Abhebung", "Einzahlung"],
        en: ["Interest", "Withdrawal", "Deposit"],
      })[at - 1]!,
      d.money(at * 13.5),
      d.money(2000 + at * 100),
    ]),
    { parts: [1, 2, 1, 1], lines: true },
  );
  d.fact("iban", "subject", iban, OPTIONAL);
  d.fact("account_holder", "subject", nameOf(who), OPTIONAL);
  d.person(who, {}, "subject", OPTIONAL);
  d.issuer(bank, OPTIONAL);
  d.fact("document_date", "issuer", day, OPTIONAL);
  d.fact("document_number", "subject", "", OPTIONAL);
  for (const rubric of ["total", "capital"]) d.amount(rubric, 0, null, null, OPTIONAL);
}

/** A boarding pass. */
function boarding(d: Draft): void {
  const who = d.world.person(regionOf(d));
  const day = d.world.recentDay(40);
  d.set({ family: "sans", size: 11, width: 595, height: 300, margin: 40 });
  d.text(d.t({ nl: "Instapkaart", fr: "Carte d'embarquement", de: "Bordkarte", en: "Boarding pass" }), {
    size: 17,
    style: "bold",
    after: 8,
  });
  d.table(
    null,
    [
      [
        d.t({ nl: "Passagier", fr: "Passager", de: "Passagier", en: "Passenger name" }),
        `${who.family.toUpperCase()}/${who.given[0]!.toUpperCase()}`,
      ],
      [d.t({ nl: "Vlucht", fr: "Vol", de: "Flug", en: "Flight" }), `SN ${d.random.digits(4)}`],
      [d.t({ nl: "Datum", fr: "Date", de: "Datum", en: "Date" }), d.date(day)],
      [d.t({ nl: "Stoel", fr: "Siège", de: "Sitz", en: "Seat" }), `${d.random.whole(1, 30)}${d.random.letters(1)}`],
      ["Gate", `B${d.random.whole(1, 40)}`],
    ],
    { parts: [1, 2], lines: true },
  );
  d.text(
    d.t({
      nl: "De gate sluit twintig minuten voor vertrek. Houd uw paspoort of identiteitskaart bij de hand. Handbagage mag niet zwaarder zijn dan acht kilo en vloeistoffen zitten in een doorzichtig zakje. Wij wensen u een goede vlucht en tot ziens aan boord.",
      fr: "La porte ferme vingt minutes avant le départ. Préparez votre passeport ou votre carte d'identité. Le bagage à main ne peut dépasser huit kilos et les liquides sont placés dans un sachet transparent. Nous vous souhaitons un bon vol et à bientôt à bord.",
      de: "Das Gate schließt zwanzig Minuten vor dem Abflug. Halten Sie Ihren Reisepass oder Personalausweis bereit. Handgepäck darf nicht schwerer als acht Kilo sein und Flüssigkeiten gehören in einen durchsichtigen Beutel. Wir wünschen Ihnen einen guten Flug und freuen uns auf Sie an Bord.",
      en: "The gate closes twenty minutes before departure. Have your passport or identity card ready. Hand baggage must not weigh more than eight kilos and liquids go into a clear bag. We wish you a pleasant flight and look forward to seeing you on board.",
    }),
    { size: 9 },
  );
  d.person(who, {}, "subject", OPTIONAL);
  d.fact("document_date", "issuer", day, OPTIONAL);
  d.fact("expiry_date", "issuer", day, OPTIONAL);
  d.fact("document_number", "subject", "", OPTIONAL);
}

/** A reminder that lists which papers are still missing, as a table with boxes to tick. */
function checklist(d: Draft): void {
  const client = d.world.company(regionOf(d));
  d.set({ family: "narrow", size: 10.5 });
  d.text(
    d.t({
      nl: "Checklist voor de opening van uw dossier",
      fr: "Liste des pièces à fournir",
      de: "Checkliste der einzureichenden Unterlagen",
      en: "Checklist for opening your account",
    }),
    { size: 15, style: "bold" },
  );
  d.text(client.name, { after: 10 });
  d.text(
    d.t({
      nl: "Wilt u ons de aangekruiste stukken bezorgen? Zonder deze stukken kunnen wij uw aanvraag niet verder behandelen. Kopieën volstaan, tenzij anders vermeld.",
      fr: "Veuillez nous faire parvenir les pièces cochées. Sans elles, nous ne pouvons pas poursuivre le traitement de votre demande. Des copies suffisent, sauf mention contraire.",
      de: "Bitte senden Sie uns die angekreuzten Unterlagen. Ohne sie können wir Ihren Antrag nicht weiter bearbeiten. Kopien genügen, sofern nicht anders angegeben.",
      en: "Please send us the items that are ticked. Without them we cannot process your application. Copies are sufficient unless stated otherwise.",
    }),
    { after: 10 },
  );
  d.table(
    null,
    d
      .t<string[]>({
        nl: [
          "Oprichtingsakte of statuten",
          "UBO-uittreksel",
          "Paspoort of identiteitskaart",
          "Recente energierekening",
          "Aandeelhoudersregister",
          "Bankverklaring",
        ],
        fr: [
          "Acte constitutif ou statuts",
          "Extrait du registre des bénéficiaires effectifs",
          "Passeport ou carte d'identité",
          "Facture d'énergie récente",
          "Registre des actionnaires",
          "Relevé d'identité bancaire",
        ],
        de: [
          "Gründungsurkunde oder Satzung",
          "Auszug aus dem Transparenzregister",
          "Reisepass oder Personalausweis",
          "Aktuelle Stromrechnung",
          "Gesellschafterliste",
          "Bankbestätigung",
        ],
        en: [
          "Certificate of incorporation or articles of association",
          "UBO extract",
          "Passport or identity card",
          "Recent utility bill",
          "Register of members",
          "Bank letter",
        ],
      })
      .map((item) => ["[x]", item]),
    { parts: [1, 12], lines: true },
  );
  d.fact("company_name", "subject", client.name, OPTIONAL);
}

export const OTHER_DOCUMENTS: readonly Layout[] = [
  layout("second/manual", "other", ["nl", "fr", "de", "en"], prose(MANUAL)),
  layout("second/blog-on-accounts", "other", ["nl", "fr", "de", "en"], prose(ARTICLE)),
  layout("second/short-story", "other", ["nl", "fr", "de", "en"], prose(STORY, true)),
  layout("second/parents-council", "other", ["nl", "fr", "de", "en"], prose(SYLLABUS)),
  layout("second/savings-statement", "other", ["nl", "fr", "de", "en"], savings),
  layout("second/boarding-pass", "other", ["nl", "fr", "de", "en"], boarding),
  layout("second/checklist", "other", ["nl", "fr", "de", "en"], checklist),
];
