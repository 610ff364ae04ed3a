import { type Draft, OPTIONAL } from "../../draft.ts";
import { OBJECTS, sharesOf } from "../../parts.ts";
import { nameOf, type Person, registerName, writtenNationalNumber } from "../../world.ts";

/** Deed of incorporation by a Belgian notary: running text of several pages. */
export function belgianDeed(d: Draft): void {
  const company = d.world.company(d.belgium, { vl: "BV", wal: "SRL", og: "GmbH" }[d.belgium as "vl"]);
  const notary = d.world.official(d.belgium);
  const founders = d.world.people(d.belgium, d.world.headcount(1, 3));
  const shares = sharesOf(d.random, founders.length);
  const day = d.random.day(2019, 2025);
  const total = d.random.pick([100, 1000, 200]);
  const capital = d.random.pick([20_000, 50_000, 18_600]);
  const object = d.random.pick(OBJECTS)[d.language];
  const town = notary.address.town;
  const [date, year] = d.inWords(day);
  d.set({ family: d.random.pick(["serif", "book"]), size: 11, leading: 1.5, margin: 70 });
  d.text(
    d.t({
      nl: "OPRICHTING BESLOTEN VENNOOTSCHAP",
      fr: "CONSTITUTION D'UNE SOCIÉTÉ À RESPONSABILITÉ LIMITÉE",
      de: "GRÜNDUNG EINER GESELLSCHAFT MIT BESCHRÄNKTER HAFTUNG",
    }),
    { style: "bold", align: "center", after: 4 },
  );
  d.text(`"${company.name}"`, { style: "bold", align: "center", after: 16 });
  d.text(
    d.t({
      nl: `In het jaar ${year}, op ${date}.\nVoor mij, meester ${nameOf(notary)}, notaris te ${town}, zijn verschenen:`,
      fr: `L'an ${year}, le ${date}.\nPar devant nous, Maître ${nameOf(notary)}, notaire de résidence à ${town}, ont comparu :`,
      de: `Im Jahre ${year}, am ${date}.\nVor dem unterzeichneten Notar ${nameOf(notary)}, mit dem Amtssitz in ${town}, sind erschienen:`,
    }),
    { after: 8 },
  );
  founders.forEach((who, at) => d.text(`${at + 1}. ${appearing(d, who)}`, { after: 6 }));
  d.text(
    d.t({
      nl: "Die ons verzocht hebben bij authentieke akte de statuten vast te stellen van een vennootschap die zij verklaren op te richten als volgt:",
      fr: "Lesquels comparants nous ont requis d'acter authentiquement qu'ils constituent entre eux une société dont ils arrêtent les statuts comme suit :",
      de: "Die Erschienenen haben uns ersucht, die Gründung einer Gesellschaft und deren Satzung wie folgt zu beurkunden:",
    }),
    { after: 10 },
  );
  const article = (number: number, title: string, text: string) => {
    d.text(`${d.t({ nl: "Artikel", fr: "Article", de: "Artikel" })} ${number}. ${title}`, { style: "bold", after: 2 });
    d.text(text, { after: 8 });
  };
  article(
    1,
    d.t({ nl: "Naam en rechtsvorm", fr: "Forme et dénomination", de: "Rechtsform und Name" }),
    d.t({
      nl: `De vennootschap neemt de vorm aan van een besloten vennootschap, afgekort "BV". Zij draagt de naam "${company.name}".`,
      fr: `La société revêt la forme d'une société à responsabilité limitée, en abrégé « SRL ». Elle est dénommée « ${company.name} ».`,
      de: `Die Gesellschaft nimmt die Form einer Gesellschaft mit beschränkter Haftung an, abgekürzt "GmbH". Sie trägt den Namen "${company.name}".`,
    }),
  );
  article(
    2,
    d.t({ nl: "Zetel", fr: "Siège", de: "Sitz" }),
    d.t({
      nl: `De zetel is gevestigd te ${d.address(company.seat)}, in het Vlaamse Gewest. Het bestuursorgaan kan de zetel verplaatsen binnen België.`,
      fr: `Le siège est établi à ${d.address(company.seat)}, en Région wallonne. L'organe d'administration peut transférer le siège en Belgique.`,
      de: `Der Sitz befindet sich in ${d.address(company.seat)}, in der Wallonischen Region. Das Verwaltungsorgan kann den Sitz innerhalb Belgiens verlegen.`,
    }),
  );
  article(
    3,
    d.t({ nl: "Voorwerp", fr: "Objet", de: "Gegenstand" }),
    d.t({
      nl: `De vennootschap heeft tot voorwerp: ${object}.`,
      fr: `La société a pour objet : ${object}.`,
      de: `Gegenstand der Gesellschaft ist: ${object}.`,
    }),
  );
  article(
    4,
    d.t({ nl: "Duur", fr: "Durée", de: "Dauer" }),
    d.t({
      nl: "De vennootschap is opgericht voor onbepaalde duur.",
      fr: "La société est constituée pour une durée illimitée.",
      de: "Die Gesellschaft wird auf unbestimmte Dauer gegründet.",
    }),
  );
  article(
    5,
    d.t({ nl: "Inbrengen", fr: "Apports", de: "Einlagen" }),
    d.t({
      nl: `Als vergoeding voor de inbrengen van ${d.money(capital)} euro worden ${total} aandelen uitgegeven, waarop wordt ingeschreven als volgt:`,
      fr: `En rémunération des apports de ${d.money(capital)} euros, ${total} actions sont émises, qui sont souscrites comme suit :`,
      de: `Als Vergütung für die Einlagen von ${d.money(capital)} Euro werden ${total} Aktien ausgegeben, die wie folgt gezeichnet werden:`,
    }),
  );
  founders.forEach((who, at) => {
    const count = (shares[at]! / 100) * total;
    d.text(
      `- ${d.t({ nl: `door ${nameOf(who)}: ${count} aandelen, hetzij ${d.percent(shares[at]!)};`, fr: `par ${nameOf(who)} : ${count} actions, soit ${d.percent(shares[at]!)} ;`, de: `durch ${nameOf(who)}: ${count} Aktien, das heißt ${d.percent(shares[at]!)};` })}`,
    );
  });
  d.space(6);
  article(
    6,
    d.t({ nl: "Algemene vergadering", fr: "Assemblée générale", de: "Generalversammlung" }),
    d.t({
      nl: "De gewone algemene vergadering wordt gehouden op de laatste vrijdag van de maand mei om achttien uur, op de zetel. Elk aandeel geeft recht op één stem. De oproepingen gebeuren vijftien dagen vooraf.",
      fr: "L'assemblée générale ordinaire se tient le dernier vendredi du mois de mai à dix-huit heures, au siège. Chaque action donne droit à une voix. Les convocations sont faites quinze jours à l'avance.",
      de: "Die ordentliche Generalversammlung findet am letzten Freitag des Monats Mai um achtzehn Uhr am Sitz statt. Jede Aktie gibt Recht auf eine Stimme. Die Einberufung erfolgt fünfzehn Tage im Voraus.",
    }),
  );
  const directors = founders.slice(0, Math.max(1, founders.length - 1));
  d.text(
    d.t({ nl: "BENOEMING VAN BESTUURDERS", fr: "NOMINATION DES ADMINISTRATEURS", de: "ERNENNUNG DER VERWALTER" }),
    { style: "bold" },
  );
  const named = directors.map(nameOf).join(d.t({ nl: " en ", fr: " et ", de: " und " }));
  d.text(
    d.t({
      nl: `Worden benoemd tot niet-statutair bestuurder voor onbepaalde duur: ${named}, voornoemd, die aanvaarden.`,
      fr: `Sont nommés administrateurs non statutaires pour une durée illimitée : ${named}, prénommés, qui acceptent.`,
      de: `Zu nicht statutarischen Verwaltern werden auf unbestimmte Dauer ernannt: ${named}, vorgenannt, die annehmen.`,
    }),
    { after: 10 },
  );
  d.text(
    d.t({
      nl: `WAARVAN AKTE. Verleden te ${town}, op datum als hierboven. Na integrale voorlezing en toelichting hebben de partijen met mij, notaris, ondertekend.`,
      fr: `DONT ACTE. Fait et passé à ${town}, date que dessus. Lecture intégrale et commentée faite, les parties ont signé avec nous, notaire.`,
      de: `WORÜBER URKUNDE. Aufgenommen in ${town}, Datum wie oben. Nach vollständiger Verlesung und Erläuterung haben die Parteien mit uns, Notar, unterzeichnet.`,
    }),
  );
  d.subject(company, { number: false });
  d.fact("object", "subject", object);
  d.amount("capital", capital);
  d.documentDate(day);
  d.person(notary, { role: "notary" }, "issuer");
  founders.forEach((who, at) => d.person(who, { role: "founder", share_percent: shares[at]! }));
  for (const who of directors) d.person(who, { role: "director" });
}

function appearing(d: Draft, who: Person): string {
  const title = d.t({
    nl: who.sex === "m" ? "De heer" : "Mevrouw",
    fr: who.sex === "m" ? "Monsieur" : "Madame",
    de: who.sex === "m" ? "Herr" : "Frau",
  });
  d.fact("address", "other", d.address(who.address), OPTIONAL);
  d.fact("national_number", "other", who.nationalNumber, OPTIONAL);
  return d.t({
    nl: `${title} ${registerName(who)}, geboren te ${who.birthPlace} op ${d.date(who.birthDate, "long")}, rijksregisternummer ${writtenNationalNumber(who.nationalNumber)}, wonende te ${d.address(who.address)}.`,
    fr: `${title} ${registerName(who)}, né${who.sex === "m" ? "" : "e"} à ${who.birthPlace} le ${d.date(who.birthDate, "long")}, numéro national ${writtenNationalNumber(who.nationalNumber)}, domicilié${who.sex === "m" ? "" : "e"} à ${d.address(who.address)}.`,
    de: `${title} ${registerName(who)}, geboren in ${who.birthPlace} am ${d.date(who.birthDate, "long")}, Nationalnummer ${writtenNationalNumber(who.nationalNumber)}, wohnhaft in ${d.address(who.address)}.`,
  });
}
