import { type Draft, type Layout, layout, OPTIONAL } from "../../draft.ts";
import { sharesOf } from "../../parts.ts";
import { type Company, nameOf, type Person, writtenNumber } from "../../world.ts";

const regionOf = (d: Draft) => ({ nl: "nl", fr: "fr", de: "de", en: "ie" } as const)[d.language];

const holdersOf = (d: Draft) => {
  const shares = sharesOf(d.random, d.random.whole(2, 4));
  return shares.map((share, at): { who: Person | Company; share: number; name: string } => {
    if (at > 0 && d.random.chance(0.3)) {
      const who = d.world.company(regionOf(d));
      return { who, share, name: `${who.name} ${who.form}` };
    }
    const who = d.world.person(regionOf(d));
    return { who, share, name: nameOf(who) };
  });
};

function state(d: Draft, company: Company, holders: ReturnType<typeof holdersOf>, isNumbered: boolean): void {
  d.fact("company_name", "subject", company.name);
  d.fact("legal_form", "subject", company.form, OPTIONAL);
  if (isNumbered) d.companyNumber(company, "subject");
  for (const { who, share } of holders) {
    if ("given" in who) d.person(who, { role: "shareholder", share_percent: share });
    else d.share({ holder: who.name, share_percent: share, role: "shareholder" });
  }
}

/** The list of a German limited company's shareholders and its like: running numbers of shares and nominal values. */
function nominal(d: Draft): void {
  const company = d.world.company(regionOf(d));
  const holders = holdersOf(d);
  const day = d.world.recentDay(300);
  let next = 1;
  d.set({ family: "sans", size: 9.5 });
  d.text(
    d.t({
      nl: "Aandeelhoudersregister",
      fr: "Registre des mouvements de titres et des associés",
      de: "Liste der Gesellschafter",
      en: "Register of shareholders",
    }),
    { size: 15, style: "bold" },
  );
  d.text(`${company.name} ${company.form}, ${company.seat.town}, ${writtenNumber(company)}`, { after: 12 });
  d.table(
    d.t({
      nl: ["Nummers", "Aandeelhouder", "Nominaal (EUR)", "Deel van het kapitaal"],
      fr: ["Numéros", "Associé", "Nominal (EUR)", "Part du capital"],
      de: ["Lfd. Nummern", "Gesellschafter", "Nennbetrag (EUR)", "Anteil am Stammkapital"],
      en: ["Share numbers", "Shareholder", "Nominal (EUR)", "Part of capital"],
    }),
    holders.map(({ name, share }) => {
      const from = next;
      next += share * 10;
      return [`${from} - ${next - 1}`, name, d.money(share * 250), d.percent(share)];
    }),
    { parts: [1.3, 3, 1.4, 1.5], lines: true },
  );
  d.space(18);
  d.text(`${company.seat.town}, ${d.date(day, "long")}`);
  state(d, company, holders, true);
  d.documentDate(day);
}

/** A page for each of the shareholders side by side in frames. */
function frames(d: Draft): void {
  const company = d.world.company(regionOf(d));
  const holders = holdersOf(d).slice(0, 2);
  d.set({ family: "book", size: 10, width: 842, height: 595 });
  d.text(
    d.t({
      nl: `Register van aandeelhouders van ${company.name}`,
      fr: `Registre des associés de ${company.name}`,
      de: `Anteilseignerregister der ${company.name}`,
      en: `Share ledger of ${company.name}`,
    }),
    { size: 14, style: "bold", after: 14 },
  );
  d.beside(
    holders.map(() => 1),
    holders.map(
      ({ name, share }) =>
        () =>
          d.framed(() => {
            d.text(name, { style: "bold", size: 12, after: 6 });
            d.text(
              d.t({
                nl: `Houder van ${share * 2} aandelen op 200`,
                fr: `Titulaire de ${share * 2} titres sur 200`,
                de: `Inhaber von ${share * 2} der 200 Anteile`,
                en: `Holder of ${share * 2} shares out of 200`,
              }),
            );
            d.text(
              d.t({
                nl: `Dit is ${d.percent(share)} van het totaal.`,
                fr: `Soit ${d.percent(share)} du total.`,
                de: `Das sind ${d.percent(share)} der Gesamtzahl.`,
                en: `This is ${d.percent(share)} of the total.`,
              }),
            );
          }),
    ),
  );
  state(d, company, holders, false);
}

/** A certificate of the accountant in one sentence a holder. */
function attestation(d: Draft): void {
  const company = d.world.company(regionOf(d));
  const holders = holdersOf(d);
  const day = d.world.recentDay(200);
  d.set({ family: "serif", size: 11.5, margin: 70, leading: 1.5 });
  d.text(
    d.t({
      nl: "Verklaring over het aandelenbezit",
      fr: "Attestation de répartition du capital",
      de: "Bestätigung der Anteilseigner",
      en: "Statement of shareholdings",
    }),
    { size: 15, style: "bold", after: 14 },
  );
  d.text(
    d.t({
      nl: `Volgens het aandeelhoudersregister van ${company.name} ${company.form} (${writtenNumber(company)}) zijn de aandelen verdeeld over:`,
      fr: `D'après le registre des actionnaires de ${company.name} ${company.form} (${writtenNumber(company)}), les actions sont réparties entre :`,
      de: `Nach dem Gesellschafterverzeichnis der ${company.name} ${company.form} (${writtenNumber(company)}) verteilen sich die Anteile auf:`,
      en: `According to the register of members of ${company.name} ${company.form} (${writtenNumber(company)}) the shares are held by:`,
    }),
    { after: 8 },
  );
  holders.forEach(({ name, share }) =>
    d.text(`- ${name}, ${d.t({ nl: "voor", fr: "à concurrence de", de: "mit", en: "as to" })} ${d.percent(share)}`, {
      after: 4,
    }),
  );
  d.space(20);
  d.text(d.date(day, "long"));
  state(d, company, holders, true);
  d.documentDate(day);
}

/** Charts: two levels from top to bottom, the share inside the box of the holder. */
function chart(style: "down" | "across" | "list"): (d: Draft) => void {
  return (d) => {
    const people = d.world.people(regionOf(d), 2);
    const shares = sharesOf(d.random, 2);
    const company = d.world.company(regionOf(d));
    const daughter = d.world.company(regionOf(d));
    const title = d.t({
      nl: "Structuur van de groep",
      fr: "Schéma de détention",
      de: "Gesellschaftsstruktur",
      en: "Corporate structure",
    });
    const sub = d.t({ nl: "dochtervennootschap", fr: "filiale", de: "Tochtergesellschaft", en: "subsidiary" });
    d.set({ width: 842, height: 595, family: style === "list" ? "serif" : "narrow", size: 10.5 });
    d.text(`${title} - ${company.name}`, { size: 16, style: "bold", after: 16 });
    if (style === "list") {
      people.forEach((who, at) =>
        d.text(`${nameOf(who)} -> ${company.name} ${company.form}: ${d.percent(shares[at]!)}`, { after: 8 }),
      );
      d.text(`${company.name} ${company.form} -> ${daughter.name} ${daughter.form}: ${d.percent(100)} (${sub})`);
    } else {
      const isAcross = style === "across";
      people.forEach((who, at) => {
        const [x, y] = isAcross ? [50, 150 + at * 120] : [150 + at * 320, 120];
        d.box(x, y, 200, 56);
        d.put(x + 10, y + 8, nameOf(who), { style: "bold" });
        d.put(x + 10, y + 28, d.percent(shares[at]!));
      });
      const [x, y] = isAcross ? [330, 210] : [310, 250];
      d.box(x, y, 210, 56);
      d.put(x + 10, y + 8, `${company.name} ${company.form}`, { style: "bold" });
      d.put(x + 10, y + 28, writtenNumber(company));
      const [dx, dy] = isAcross ? [600, 210] : [310, 380];
      d.box(dx, dy, 210, 56);
      d.put(dx + 10, dy + 8, `${daughter.name} ${daughter.form}`, { style: "bold" });
      d.put(dx + 10, dy + 28, `${sub}, ${d.percent(100)}`);
    }
    d.fact("company_name", "subject", company.name);
    d.fact("legal_form", "subject", company.form, OPTIONAL);
    d.companyNumber(company, "subject", style === "list" ? OPTIONAL : {});
    people.forEach((who, at) => d.person(who, { role: "shareholder", share_percent: shares[at]! }));
    d.share({ holder: company.name, share_percent: 100 }, OPTIONAL);
    d.share({ holder: daughter.name, share_percent: 100 }, OPTIONAL);
    d.fact("company_name", "other", daughter.name, OPTIONAL);
  };
}

export const SHARE_DOCUMENTS: readonly Layout[] = [
  layout("second/nominal-list", "shareholder_register", ["nl", "fr", "de", "en"], nominal),
  layout("second/share-frames", "shareholder_register", ["nl", "fr", "de", "en"], frames),
  layout("second/share-attestation", "shareholder_register", ["nl", "fr", "de", "en"], attestation),
  layout("second/chart-down", "structure_chart", ["nl", "fr", "de", "en"], chart("down")),
  layout("second/chart-across", "structure_chart", ["nl", "fr", "de", "en"], chart("across")),
  layout("second/chart-arrows", "structure_chart", ["nl", "fr", "de", "en"], chart("list")),
];
