import { type Draft, type Layout, layout, OPTIONAL } from "../../draft.ts";
import { yearsAfter } from "../../random.ts";
import { state } from "./licence-parts.ts";
import { full, lines } from "./paper-parts.ts";
import { nameOf, writtenNumber } from "../../world.ts";

/** Notice of a British supervisor, with permissions and their limits in a list. */
function permissions(d: Draft): void {
  const company = d.world.company("gb");
  const day = d.random.day(2020, 2025);
  const number = `9${d.random.digits(5)}`;
  const authority = "Financial Conduct Authority";
  d.set({ family: d.random.pick(["sans", "narrow"]), size: 10, margin: 62, leading: 1.45 });
  d.text(authority, { size: 12, style: "bold" });
  d.text("12 Endeavour Square\nLondon E20 1JN", { size: 8, after: 24 });
  d.text(`The Secretary\n${full(company)}\n${lines(d, company.seat)}`, { after: 18 });
  d.text(`${d.date(day, "long")}`, { after: 16 });
  d.text("WRITTEN NOTICE: APPLICATION GRANTED", { size: 13, style: "bold", after: 10 });
  d.rows(
    [
      ["Firm", full(company)],
      ["Registered number", writtenNumber(company)],
      ["Firm reference number (FRN)", number],
      ["Type", "Part 4A permission, Financial Services and Markets Act 2000"],
    ],
    { label: 170, bold: true },
  );
  d.space(10);
  d.text(
    "1.  We have granted your application. You may carry on the regulated activities below from the date of this notice.",
    { after: 4 },
  );
  d.text(
    "(a) arranging (bringing about) deals in investments;\n(b) advising on investments (except on pension transfers).",
    {
      indent: 24,
      after: 4,
    },
  );
  d.text("2.  Limitation: retail clients only. You must not hold or control client money.", { after: 4 });
  d.text("3.  The Register will be updated within two working days. You must disclose your status on all letters.", {
    after: 20,
  });
  d.text("Authorisations Division");
  state(d, company, authority, number, day);
}

/** Summary of a premises licence, for display: holder, supervisor, times, as numbered parts. */
function premises(d: Draft): void {
  const company = d.world.company("gb");
  const supervisor = d.world.person("gb");
  const day = d.random.day(2020, 2025);
  const number = `PREM/${d.random.digits(5)}`;
  const authority = `${company.seat.town} City Council`;
  const place = d.world.address("gb");
  const box = (title: string, text: string) =>
    d.framed(() => {
      d.text(title, { size: 8, grey: 0.3 });
      d.text(text, { style: "bold" });
    });
  d.set({ family: d.random.pick(["sans", "vera"]), size: 9.5, margin: 54 });
  d.text(authority, { size: 12, style: "bold", align: "center" });
  d.text("Licensing Act 2003\nPart B - Premises Licence Summary", {
    size: 14,
    style: "bold",
    align: "center",
    after: 10,
  });
  d.text(`Premises licence number: ${number}`, { after: 6 });
  box(
    "Postal address of premises",
    `${d.random.pick(["The Copper Kettle", "The Old Foundry", "Bar Lumen"])}, ${d.address(place)}`,
  );
  box("Where the licence is time limited the dates", "Not applicable");
  box("Licensable activities authorised", "Sale by retail of alcohol; late night refreshment; recorded music");
  box("The opening hours of the premises", "Monday to Thursday 10:00 to 23:30, Friday and Saturday 10:00 to 01:00");
  box("Name, (registered) address of holder of premises licence", `${full(company)}\n${d.address(company.seat)}`);
  box("Registered number of holder, for example company number", writtenNumber(company));
  box("Name of designated premises supervisor", nameOf(supervisor));
  d.text(`Effective from ${d.date(day)}. Issued by the Licensing Manager on behalf of the Council.`, { size: 8.5 });
  d.fact("address", "subject", d.address(place), OPTIONAL);
  d.person(supervisor, { role: "other" }, "other", OPTIONAL);
  state(d, company, authority, number, day);
}

/** Community licence of a haulier, in the form that is the same in each member state. */
function community(d: Draft): void {
  const company = d.world.company(d.t({ de: "de", en: "ie" }));
  const day = d.random.day(2019, 2025);
  const expiry = yearsAfter(day, 10);
  const number = `${d.t({ de: "D", en: "IRL" })}-${d.random.digits(5)}-${d.random.digits(3)}`;
  const authority = d.t({ de: "Bundesamt für Logistik und Mobilität", en: "Road Transport Operator Licensing Unit" });
  d.set({ family: "serif", size: 11, margin: 62 });
  d.text(d.t({ de: "EUROPÄISCHE GEMEINSCHAFT", en: "EUROPEAN COMMUNITY" }), { align: "center", after: 14 });
  d.beside(
    [1, 2],
    [
      () => d.text(d.t({ de: "D", en: "IRL" }), { size: 26, style: "bold" }),
      () => d.text(authority, { align: "right" }),
    ],
  );
  d.space(10);
  d.text(d.t({ de: `LIZENZ Nr. ${number}`, en: `LICENCE No ${number}` }), {
    size: 15,
    style: "bold",
    align: "center",
  });
  d.text(
    d.t({
      de: "für den grenzüberschreitenden gewerblichen Güterkraftverkehr",
      en: "for the international carriage of goods by road for hire or reward",
    }),
    { align: "center", after: 16 },
  );
  d.text(
    d.t({
      de: `Diese Lizenz berechtigt (1)   ${full(company)}, ${d.address(company.seat)},   auf allen Verkehrsverbindungen für die Wegstrecken im Gebiet der Gemeinschaft zum grenzüberschreitenden gewerblichen Güterkraftverkehr im Sinne der Verordnung (EG) Nr. 1072/2009.`,
      en: `This licence entitles (1)   ${full(company)}, ${d.address(company.seat)},   to engage in the international carriage of goods by road for hire or reward by any route for journeys carried out within the territory of the Community, as laid down in Regulation (EC) No 1072/2009.`,
    }),
    { after: 12 },
  );
  d.text(d.t({ de: "Besondere Bemerkungen: keine", en: "Remarks: none" }), { after: 12 });
  d.beside(
    [1, 1],
    [
      () =>
        d.text(
          d.t({
            de: `Diese Lizenz gilt vom ${d.date(day, "dots")}\nErteilt in Köln`,
            en: `This licence shall be valid from ${d.date(day)}\nIssued in Loughrea`,
          }),
        ),
      () =>
        d.text(
          d.t({
            de: `bis zum ${d.date(expiry, "dots")}\nam ${d.date(day, "dots")}`,
            en: `to ${d.date(expiry)}\non ${d.date(day)}`,
          }),
        ),
    ],
  );
  d.space(20);
  d.text(
    d.t({
      de: "(1) Name oder Firma und vollständige Anschrift des Verkehrsunternehmers.",
      en: "(1) Name or business name and full address of the haulier.",
    }),
    { size: 8 },
  );
  state(d, company, authority, number, day, { number: false });
  d.fact("expiry_date", "subject", expiry);
}

export const FOREIGN_LICENCES: readonly Layout[] = [
  layout("third/community-licence", "licence", ["de", "en"], community),
  layout("third/permissions-notice", "licence", ["en"], permissions),
  layout("third/premises-summary", "licence", ["en"], premises),
];
