import { type Draft, type Layout, layout } from "../../draft.ts";
import { nameOf, writtenNumber } from "../../world.ts";

const COUNTRIES: Readonly<Record<string, Readonly<Record<"nl" | "fr" | "de" | "en", string>>>> = {
  BE: { nl: "Belgisch", fr: "belge", de: "belgisch", en: "Belgian" },
  NL: { nl: "Nederlands", fr: "néerlandaise", de: "niederländisch", en: "Dutch" },
  FR: { nl: "Frans", fr: "française", de: "französisch", en: "French" },
  DE: { nl: "Duits", fr: "allemande", de: "deutsch", en: "German" },
  GB: { nl: "Brits", fr: "britannique", de: "britisch", en: "British" },
  LU: { nl: "Luxemburgs", fr: "luxembourgeoise", de: "luxemburgisch", en: "Luxembourgish" },
};

const ownersOf = (d: Draft, region = d.belgium) =>
  d.world.shares(d.random.whole(1, 4)).map((share) => ({
    who: d.world.person(region),
    share,
    control: d.random.pick(["direct", "direct", "indirect"] as const),
  }));

/** A confirmation of the declaration, each owner as a paragraph. */
function confirmation(d: Draft): void {
  const company = d.world.company(d.belgium);
  const owners = ownersOf(d);
  const day = d.world.recentDay(50);
  d.set({ family: "serif", size: 11, leading: 1.4 });
  d.text(
    d.t({
      nl: "Bevestiging van de registratie in het UBO-register",
      fr: "Confirmation de l'enregistrement au registre des bénéficiaires effectifs",
      de: "Bestätigung der Eintragung im UBO-Register",
      en: "Confirmation of registration in the UBO register",
    }),
    { size: 15, style: "bold", after: 10 },
  );
  d.text(
    d.t({
      nl: `De Thesaurie bevestigt dat voor ${company.name} (${company.form}), KBO-nummer ${writtenNumber(company)}, op ${d.date(day, "long")} de volgende uiteindelijke begunstigden geregistreerd staan:`,
      fr: `La Trésorerie confirme que pour ${company.name} (${company.form}), numéro BCE ${writtenNumber(company)}, les bénéficiaires effectifs suivants sont enregistrés au ${d.date(day, "long")} :`,
      de: `Das Schatzamt bestätigt, dass für ${company.name} (${company.form}), ZDU-Nummer ${writtenNumber(company)}, am ${d.date(day, "long")} folgende wirtschaftliche Eigentümer eingetragen sind:`,
      en: `The Treasury confirms that for ${company.name} (${company.form}), CBE number ${writtenNumber(company)}, the following beneficial owners are registered on ${d.date(day, "long")}:`,
    }),
    { after: 10 },
  );
  owners.forEach(({ who, share, control }, at) => {
    const kind =
      control === "direct"
        ? d.t({ nl: "rechtstreeks", fr: "directement", de: "unmittelbar", en: "directly" })
        : d.t({ nl: "onrechtstreeks", fr: "indirectement", de: "mittelbar", en: "indirectly" });
    d.text(
      d.t({
        nl: `${at + 1}. ${nameOf(who)}, geboren op ${d.date(who.birthDate, "long")}, nationaliteit: ${COUNTRIES[who.nationality]!.nl}, houdt ${kind} ${d.percent(share)} van de aandelen.`,
        fr: `${at + 1}. ${nameOf(who)}, né(e) le ${d.date(who.birthDate, "long")}, nationalité : ${COUNTRIES[who.nationality]!.fr}, détient ${kind} ${d.percent(share)} des actions.`,
        de: `${at + 1}. ${nameOf(who)}, geboren am ${d.date(who.birthDate, "long")}, Staatsangehörigkeit: ${COUNTRIES[who.nationality]!.de}, hält ${kind} ${d.percent(share)} der Anteile.`,
        en: `${at + 1}. ${nameOf(who)}, born on ${d.date(who.birthDate, "long")}, nationality: ${COUNTRIES[who.nationality]!.en}, ${kind} holds ${d.percent(share)} of the shares.`,
      }),
      { after: 6 },
    );
    d.person(who, {
      role: "owner",
      birth_date: who.birthDate,
      nationality: who.nationality,
      share_percent: share,
      control,
    });
  });
  d.subject(company, { seat: false });
  d.documentDate(day);
}

/** Two owners side by side, label above value. */
function sideBySide(d: Draft): void {
  const region = ({ nl: "nl", fr: "lu", de: "de", en: "gb" } as const)[d.language];
  const company = d.world.company(region);
  const owners = ownersOf(d, region).slice(0, 2);
  const day = d.world.recentDay(50);
  d.set({ family: "sans", size: 9.5 });
  d.text(
    d.t({
      nl: "Register van uiteindelijk belanghebbenden",
      fr: "Registre des bénéficiaires effectifs - RBE",
      de: "Transparenzregister",
      en: "Persons with significant control",
    }),
    { size: 15, style: "bold" },
  );
  d.text(
    d.t({
      nl: "Afschrift van de inschrijving",
      fr: "Extrait du dossier",
      de: "Auszug zu wirtschaftlich Berechtigten",
      en: "Extract of the register of beneficial owners",
    }),
    { after: 10 },
  );
  d.rows(
    [
      [
        d.t({ nl: "Juridische entiteit", fr: "Entité immatriculée", de: "Rechtseinheit", en: "Entity" }),
        `${company.name} ${company.form}`,
      ],
      [
        d.t({ nl: "Inschrijfnummer", fr: "N° d'immatriculation", de: "Registernummer", en: "Registered number" }),
        writtenNumber(company),
      ],
      [d.t({ nl: "Stand per", fr: "Situation au", de: "Stand", en: "As of" }), d.date(day, "dots")],
    ],
    { label: 140 },
  );
  d.space(12);
  d.beside(
    owners.map(() => 1),
    owners.map(
      ({ who, share, control }, at) =>
        () =>
          d.framed(() => {
            d.text(`UBO ${at + 1}`, { style: "bold" });
            const field = (label: string, value: string) => {
              d.text(label, { size: 7.5, grey: 0.35, after: 0 });
              d.text(value, { after: 5 });
            };
            field(d.t({ nl: "Achternaam", fr: "Nom de famille", de: "Nachname", en: "Last name" }), who.family);
            field(d.t({ nl: "Voornamen", fr: "Prénoms", de: "Vornamen", en: "Forenames" }), who.given.join(" "));
            field(
              d.t({ nl: "Geboren", fr: "Naissance", de: "Geburtsdatum", en: "Birth date" }),
              d.date(who.birthDate, "dots"),
            );
            field(
              d.t({ nl: "Nationaliteit(en)", fr: "Nationalité(s)", de: "Staatsangehörigkeit", en: "Nationality" }),
              COUNTRIES[who.nationality]![d.language],
            );
            field(
              d.t({
                nl: "Soort belang",
                fr: "Type de détention",
                de: "Art des wirtschaftlichen Interesses",
                en: "Type of interest",
              }),
              control === "direct"
                ? d.t({
                    nl: "direct aandelenbelang",
                    fr: "détention directe",
                    de: "unmittelbare Beteiligung",
                    en: "direct shareholding",
                  })
                : d.t({
                    nl: "indirect aandelenbelang",
                    fr: "détention indirecte",
                    de: "mittelbare Beteiligung",
                    en: "indirect shareholding",
                  }),
            );
            field(
              d.t({ nl: "Omvang", fr: "Pourcentage détenu", de: "Umfang der Beteiligung", en: "Extent of interest" }),
              d.percent(share),
            );
          }),
    ),
  );
  for (const { who, share, control } of owners)
    d.person(who, {
      role: "owner",
      birth_date: who.birthDate,
      nationality: who.nationality,
      share_percent: share,
      control,
    });
  d.fact("company_name", "subject", company.name);
  d.fact("legal_form", "subject", company.form);
  d.companyNumber(company, "subject");
  d.documentDate(day);
}

/** A history-like table with one line an owner and the date of registration. */
function history(d: Draft): void {
  const company = d.world.company(d.belgium);
  const owners = ownersOf(d);
  const day = d.world.recentDay(50);
  d.set({ family: "vera", size: 8.5, width: 842, height: 595 });
  d.beside(
    [2, 1],
    [
      () =>
        d.text(
          d.t({
            nl: "UBO REGISTER - Begunstigden",
            fr: "REGISTRE UBO - Bénéficiaires",
            de: "UBO REGISTER - Begünstigte",
            en: "UBO REGISTER - Beneficiaries",
          }),
          { size: 14, style: "bold" },
        ),
      () =>
        d.text(
          d.t({
            nl: `Uittreksel van ${d.date(day)}`,
            fr: `Extrait du ${d.date(day)}`,
            de: `Auszug vom ${d.date(day)}`,
            en: `Extract of ${d.date(day)}`,
          }),
          { align: "right" },
        ),
    ],
  );
  d.text(`${writtenNumber(company)} - ${company.name} - ${company.form} - ${d.address(company.seat)}`, { after: 12 });
  d.table(
    d.t({
      nl: ["Identiteit", "Geboorte", "Nat.", "Verblijf", "Controle", "Kapitaal", "Stemmen"],
      fr: ["Identité", "Naissance", "Nat.", "Résidence", "Contrôle", "Capital", "Votes"],
      de: ["Identität", "Geburt", "Nat.", "Wohnsitz", "Kontrolle", "Kapital", "Stimmen"],
      en: ["Identity", "Birth", "Nat.", "Residence", "Control", "Capital", "Votes"],
    }),
    owners.map(({ who, share, control }) => [
      `${who.family.toUpperCase()}, ${who.given.join(" ")}`,
      d.date(who.birthDate, "dash"),
      who.nationality,
      who.address.country,
      control === "direct"
        ? d.t({ nl: "Direct", fr: "Directe", de: "Direkt", en: "Direct" })
        : d.t({ nl: "Indirect", fr: "Indirecte", de: "Indirekt", en: "Indirect" }),
      d.percent(share),
      d.percent(share),
    ]),
    { parts: [2.4, 1.3, 0.7, 1.2, 1.2, 1, 1], lines: true },
  );
  for (const { who, share, control } of owners)
    d.person(who, {
      role: "owner",
      birth_date: who.birthDate,
      nationality: who.nationality,
      country: who.address.country,
      share_percent: share,
      control,
    });
  d.subject(company);
  d.documentDate(day);
}

export const UBO_EXTRACTS: readonly Layout[] = [
  layout("second/ubo-confirmation", "ubo_extract", ["nl", "fr", "de", "en"], confirmation),
  layout("second/ubo-side-by-side", "ubo_extract", ["nl", "fr", "de", "en"], sideBySide),
  layout("second/ubo-table", "ubo_extract", ["nl", "fr", "de", "en"], history),
];
