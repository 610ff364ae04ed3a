import { type Draft, OPTIONAL } from "../../draft.ts";
import { NATIONALITIES, ownersOf, state } from "./ubo-parts.ts";

/** Dutch extract: bands instead of exact shares, month of birth only. */
export function dutch(d: Draft): void {
  const company = d.world.company("nl", "Besloten Vennootschap");
  const who = d.world.person("nl");
  const day = d.world.recentDay(60);
  const [year, month] = who.birthDate.split("-") as [string, string];
  d.set({ family: "sans", size: 10, margin: 60 });
  d.put(535, 40, "KVK", { size: 24, style: "bold", align: "right" });
  d.space(30);
  d.text(d.t({ nl: "Uittreksel UBO-register", en: "Extract UBO register" }), { size: 15, style: "bold", after: 12 });
  d.rows(
    [
      [d.t({ nl: "KvK-nummer", en: "CCI number" }), company.number],
      [d.t({ nl: "Statutaire naam", en: "Statutory name" }), `${company.name} B.V.`],
      [d.t({ nl: "Rechtsvorm", en: "Legal form" }), company.form],
    ],
    { label: 190 },
  );
  d.space(10);
  d.text(d.t({ nl: "Uiteindelijk belanghebbende (UBO)", en: "Ultimate beneficial owner (UBO)" }), {
    size: 12,
    style: "bold",
  });
  d.rows(
    [
      [d.t({ nl: "Naam", en: "Name" }), `${who.family}, ${who.given.join(" ")}`],
      [d.t({ nl: "Geboortemaand en -jaar", en: "Month and year of birth" }), `${month}-${year}`],
      [d.t({ nl: "Nationaliteit", en: "Nationality" }), d.t({ nl: "Nederlandse", en: "Dutch" })],
      [d.t({ nl: "Woonland", en: "Country of residence" }), d.t({ nl: "Nederland", en: "The Netherlands" })],
      [
        d.t({ nl: "Aard van het belang", en: "Nature of the interest" }),
        d.t({ nl: "Aandelen: direct", en: "Shares: direct" }),
      ],
      [
        d.t({ nl: "Omvang van het belang", en: "Size of the interest" }),
        d.t({ nl: "Groter dan 75% tot en met 100%", en: "More than 75% up to and including 100%" }),
      ],
    ],
    { label: 190 },
  );
  d.space(14);
  d.text(d.t({ nl: `Vervaardigd op ${d.date(day, "dash")}.`, en: `Made on ${d.date(day, "dash")}.` }), { size: 8 });
  d.subject(company, { seat: false });
  d.person(who, { role: "owner", birth_date: `${year}-${month}`, nationality: "NL", country: "NL", control: "direct" });
  d.documentDate(day);
  d.issuer("Kamer van Koophandel", OPTIONAL);
}

/** Luxembourg's register of beneficial owners. */
export function luxembourg(d: Draft): void {
  const company = d.world.company("lu");
  const owners = ownersOf(d, "lu");
  const day = d.world.recentDay(60);
  d.set({ family: "serif", size: 11 });
  d.text("LUXEMBOURG BUSINESS REGISTERS", { size: 14, style: "bold", align: "center" });
  d.text(d.t({ fr: "Registre des bénéficiaires effectifs", de: "Register der wirtschaftlichen Eigentümer" }), {
    align: "center",
    after: 14,
  });
  d.text(d.t({ fr: "EXTRAIT", de: "AUSZUG" }), { style: "bold", align: "center", after: 12 });
  d.text(d.t({ fr: `Numéro RCS : ${company.number}`, de: `RCS-Nummer: ${company.number}` }));
  d.text(d.t({ fr: `Dénomination : ${company.name}`, de: `Bezeichnung: ${company.name}` }), { after: 12 });
  owners.forEach(({ who, share, control }, at) => {
    d.text(d.t({ fr: `Bénéficiaire effectif n° ${at + 1}`, de: `Wirtschaftlicher Eigentümer Nr. ${at + 1}` }), {
      style: "bold",
    });
    d.rows(
      [
        [d.t({ fr: "Nom", de: "Name" }), who.family],
        [d.t({ fr: "Prénom(s)", de: "Vorname(n)" }), who.given.join(" ")],
        [
          d.t({ fr: "Date et lieu de naissance", de: "Geburtsdatum und -ort" }),
          `${d.date(who.birthDate)}, ${who.birthPlace}`,
        ],
        [d.t({ fr: "Nationalité", de: "Staatsangehörigkeit" }), NATIONALITIES[who.nationality as "LU"][d.language]],
        [d.t({ fr: "Pays de résidence", de: "Wohnsitzland" }), NATIONALITIES[who.address.country as "LU"][d.language]],
        [
          d.t({ fr: "Nature des intérêts", de: "Art des Interesses" }),
          control === "direct"
            ? d.t({ fr: "Détention directe d'actions ou de parts", de: "Unmittelbarer Besitz von Anteilen" })
            : d.t({ fr: "Détention indirecte d'actions ou de parts", de: "Mittelbarer Besitz von Anteilen" }),
        ],
        [d.t({ fr: "Étendue des intérêts", de: "Umfang des Interesses" }), d.percent(share)],
      ],
      { label: 180, colon: d.language === "fr" ? " :" : ":" },
    );
    d.space(8);
  });
  d.text(d.t({ fr: `Luxembourg, le ${d.date(day)}`, de: `Luxemburg, den ${d.date(day)}` }));
  d.subject(company, { form: false, seat: false });
  state(d, owners);
  d.documentDate(day);
  d.issuer("Luxembourg Business Registers", OPTIONAL);
}
