import { type Draft, type Layout, layout, OPTIONAL } from "../../draft.ts";
import { given, nameOf, type Person, writtenNumber } from "../../world.ts";
import { dotted, foot, listed, spaced } from "./parts.ts";

const owner = (d: Draft, who: Person, value: Parameters<Draft["person"]>[1]): void =>
  d.person(who, { role: "owner", birth_date: who.birthDate, ...value });

/** Belgian owners with the company through which one of them holds. */
function flemishChain(d: Draft): void {
  const company = d.world.company("vl");
  const between = d.world.company("vl");
  const [one, two] = [d.world.person("vl"), d.world.person("vl", "NL")];
  const day = d.world.recentDay(60);
  const [a, b] = d.random.pick([
    [62.5, 37.5],
    [70, 30],
    [66.67, 33.33],
  ] as const);
  d.set({ family: "sans", size: 9, margin: 50 });
  d.text(`Uittreksel uiteindelijke begunstigden`, { size: 16, style: "bold", after: 2 });
  d.text(`MyMinfin - UBO-register - gegenereerd op ${d.date(day)} om 11:${d.random.whole(10, 59)}`, {
    size: 8,
    grey: 0.4,
    after: 12,
  });
  d.rows(
    [
      ["Juridische entiteit", `${company.name} (${company.form})`],
      ["KBO-nummer", dotted(company)],
      ["Maatschappelijke zetel", d.address(company.seat)],
      ["Datum laatste bevestiging", d.date(d.world.recentDay(300))],
    ],
    { label: 160, colon: " :" },
  );
  d.space(10);
  const who = (person: Person, at: number, pairs: readonly (readonly [string, string])[]) => {
    d.text(`Begunstigde ${at}`, { style: "bold", size: 10.5 });
    d.rule();
    d.rows(
      [
        ["Achternaam", person.family],
        ["Voornamen", given(person)],
        ["Geboren", `${d.date(person.birthDate)} te ${person.birthPlace}`],
        ["Nationaliteit(en)", person.nationality === "NL" ? "Nederland" : "België"],
        ["Woonstaat", "België"],
        ...pairs,
      ],
      { label: 160, colon: " :" },
    );
    d.space(8);
  };
  who(one, 1, [
    ["Hoedanigheid", "Persoon die rechtstreeks aandelen of stemrechten houdt"],
    ["Aandeel in kapitaal", d.percent(a)],
    ["Aandeel in stemrechten", d.percent(a)],
    ["Begunstigde sinds", d.date(company.start)],
  ]);
  who(two, 2, [
    ["Hoedanigheid", "Persoon die onrechtstreeks aandelen of stemrechten houdt"],
    ["Tussenliggende entiteit", `${between.name} (${dotted(between)}), ${d.percent(b)}`],
    ["Gewogen aandeel", d.percent(b)],
    ["Begunstigde sinds", d.date(company.start)],
  ]);
  d.text("Er zijn geen andere begunstigden geregistreerd voor deze entiteit.", { style: "italic" });
  foot(d, "Pagina 1/1 - vertrouwelijk");
  d.subject(company);
  owner(d, one, { nationality: "BE", country: "BE", share_percent: a, control: "direct" });
  owner(d, two, { nationality: "NL", country: "BE", share_percent: b, control: "indirect" });
  d.documentDate(day);
  d.issuer("FOD Financiën", OPTIONAL);
}

/** Dutch owners in bands, with the reason of their interest, in a table turned on its side. */
function dutchBands(d: Draft): void {
  const company = d.world.company("nl", "Besloten Vennootschap");
  const [one, two] = d.world.people("nl", 2);
  const day = d.world.recentDay(60);
  const month = (date: string) => d.date(date, "long").split(" ").slice(1).join(" ");
  d.set({ family: "narrow", size: 9.5, margin: 56 });
  d.text("UBO-register", { size: 20, style: "bold" });
  d.text(`Uittreksel nummer ${d.random.digits(10)}`, { after: 4 });
  d.text(`van ${company.name} B.V. te ${company.seat.town}, ${company.form}, ingeschreven onder ${company.number}`, {
    after: 14,
  });
  d.table(
    ["", "UBO 1", "UBO 2"],
    [
      ["Achternaam", one!.family, two!.family],
      ["Voornamen", given(one!), given(two!)],
      ["Geboortemaand", month(one!.birthDate), month(two!.birthDate)],
      ["Woonstaat", "Nederland", "Nederland"],
      ["Nationaliteit", "Nederlandse", "Nederlandse"],
      ["Aard van het belang", "Direct aandelenbelang", "Direct aandelenbelang"],
      ["Belang", "50% tot en met 75%", "25% tot en met 50%"],
      ["Ingegaan op", d.date(company.start, "dash"), d.date(company.start, "dash")],
    ],
    { parts: [1.2, 2, 2], lines: true },
  );
  d.space(14);
  d.text(
    "Gegevens zoals burgerservicenummer, geboorteplaats en woonadres zijn afgeschermd. Twijfelt u aan de juistheid? Meld dit bij de Kamer van Koophandel.",
    { size: 8 },
  );
  d.text(`Utrecht, ${d.date(day, "long")}`, { size: 8 });
  d.subject(company, { seat: false });
  d.fact("address", "subject", company.seat.town, OPTIONAL);
  for (const who of [one!, two!])
    d.person(who, {
      role: "owner",
      birth_date: who.birthDate.slice(0, 7),
      nationality: "NL",
      country: "NL",
      control: "direct",
    });
  d.documentDate(day);
  d.issuer("Kamer van Koophandel", OPTIONAL);
}

/** French document on the owners of a company, filed with the court. */
function frenchFiled(d: Draft): void {
  const company = d.world.company("fr", "SAS");
  const [one, two, agent] = d.world.people("fr", 3);
  const day = d.world.recentDay(300);
  const [a, b] = d.random.pick([
    [55, 45],
    [51, 49],
    [70, 30],
  ] as const);
  d.set({ family: "serif", size: 10.5, margin: 60 });
  d.text("DOCUMENT RELATIF AUX BÉNÉFICIAIRES EFFECTIFS D'UNE SOCIÉTÉ", {
    style: "bold",
    size: 12.5,
    align: "center",
    after: 2,
  });
  d.text("(articles L. 561-45-1 et suivants du code monétaire et financier)", { size: 9, align: "center", after: 12 });
  d.framed(() => {
    d.text("1 - SOCIÉTÉ DÉCLARANTE", { style: "bold" });
    d.text(`Dénomination : ${company.name}     Forme : Société par actions simplifiée`);
    d.text(`N° unique d'identification : ${writtenNumber(company)}     RCS : ${company.seat.town}`);
    d.text(`Siège social : ${d.address(company.seat)}`);
  });
  for (const [at, who, share] of [
    [0, one!, a],
    [1, two!, b],
  ] as const) {
    d.framed(() => {
      d.text(`2 - BÉNÉFICIAIRE EFFECTIF N° ${at + 1}`, { style: "bold" });
      d.text(
        `${who.sex === "m" ? "[x] M.  [ ] Mme" : "[ ] M.  [x] Mme"}   Nom de naissance : ${who.family.toUpperCase()}   Prénoms : ${who.given.join(", ")}`,
      );
      d.text(
        `Né(e) le ${d.date(who.birthDate)} à ${who.birthPlace}   Nationalité : française   Pays de résidence : France`,
      );
      d.text(`Domicile : ${d.address(who.address)}`);
      d.text("MODALITÉS DU CONTRÔLE", { size: 9, style: "italic" });
      d.text(
        `Détention directe de ${d.percent(share)} du capital et de ${d.percent(share)} des droits de vote, en pleine propriété. Date à laquelle la personne est devenue bénéficiaire effectif : ${d.date(company.start)}`,
      );
    });
  }
  d.text(
    `Le présent document est établi par le représentant légal ou son mandataire (${nameOf(agent!)}, formaliste, ${agent!.address.town}).`,
    { size: 9 },
  );
  d.text(`Fait le ${d.date(day)} à ${company.seat.town}`);
  d.subject(company);
  owner(d, one!, { nationality: "FR", country: "FR", share_percent: a, control: "direct" });
  owner(d, two!, { nationality: "FR", country: "FR", share_percent: b, control: "direct" });
  d.documentDate(day);
}

/** Walloon list with owners who no longer are, each with the dates. */
function walloonHistory(d: Draft): void {
  const company = d.world.company("wal");
  const [one, two, gone] = d.world.people("wal", 3);
  const [then, day] = [d.random.day(2021, 2024), d.world.recentDay(60)];
  d.set({ width: 842, height: 595, family: "vera", size: 8, margin: 40 });
  d.beside(
    [1, 1],
    [
      () =>
        d.text("Service public fédéral FINANCES\nTrésorerie - Registre des bénéficiaires effectifs (UBO)", { size: 8 }),
      () => d.text(`Édition du ${d.date(day, "dash")}`, { align: "right" }),
    ],
  );
  d.space(8);
  d.text("EXTRAIT AVEC HISTORIQUE", { size: 14, style: "bold" });
  d.text(`${company.name} - ${company.form} - BCE ${spaced(company)} - ${d.address(company.seat)}`, { after: 12 });
  d.table(
    ["NOM Prénom(s)", "Naissance", "Nationalité", "Résidence", "Type", "% parts", "% votes", "Du", "Au"],
    [
      [
        listed(one!),
        d.date(one!.birthDate, "dash"),
        "belge",
        "Belgique",
        "propriété directe",
        "60",
        "60",
        d.date(then, "dash"),
        "...",
      ],
      [
        listed(two!),
        d.date(two!.birthDate, "dash"),
        "belge",
        "Belgique",
        "propriété directe",
        "40",
        "40",
        d.date(company.start, "dash"),
        "...",
      ],
    ],
    { parts: [2.4, 1.2, 1.1, 1.1, 1.6, 0.8, 0.8, 1.2, 1.2], lines: true },
  );
  d.space(12);
  d.text("Bénéficiaires dont l'enregistrement a pris fin", { style: "bold" });
  d.table(
    null,
    [
      [
        listed(gone!),
        d.date(gone!.birthDate, "dash"),
        "belge",
        "Belgique",
        "propriété directe",
        "60",
        "60",
        d.date(company.start, "dash"),
        d.date(then, "dash"),
      ],
    ],
    { parts: [2.4, 1.2, 1.1, 1.1, 1.6, 0.8, 0.8, 1.2, 1.2], lines: true },
  );
  d.space(10);
  d.text(
    "Aucun autre bénéficiaire effectif. Les informations ont été communiquées par le redevable et n'engagent pas l'Administration.",
    { size: 7.5 },
  );
  d.subject(company);
  owner(d, one!, { nationality: "BE", country: "BE", share_percent: 60, control: "direct" });
  owner(d, two!, { nationality: "BE", country: "BE", share_percent: 40, control: "direct" });
  d.person(gone!, { role: "owner", until: then }, "subject", OPTIONAL);
  d.documentDate(day);
  d.issuer("SPF Finances", OPTIONAL);
}

export const UBO_DUTCH_FRENCH: readonly Layout[] = [
  layout("fourth/flemish-chain", "ubo_extract", ["nl"], flemishChain),
  layout("fourth/dutch-bands", "ubo_extract", ["nl"], dutchBands),
  layout("fourth/french-filed", "ubo_extract", ["fr"], frenchFiled),
  layout("fourth/walloon-owners", "ubo_extract", ["fr"], walloonHistory),
];
