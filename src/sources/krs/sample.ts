import { findForeignSample } from "../samples/foreign-companies.ts";
import type { SampleForeignCompany, SampleForeignOfficer, SampleForeignOwner } from "../samples/foreign-company.ts";
import type { SampleServer } from "../sample-upstream.ts";

const OFFICES = { director: "CZŁONEK ZARZĄDU", chair: "PREZES ZARZĄDU", manager: "PROKURENT" } as const;

/** The National Court Register for the Polish sample companies, which are all entrepreneurs. */
export const serveSampleKrs: SampleServer = ({ url }) => {
  const [, extract, number = ""] = /^\/(OdpisAktualny|OdpisPelny)\/(\d{10})$/.exec(url.pathname) ?? [];
  const company = url.searchParams.get("rejestr") === "P" ? findForeignSample("PL", number) : undefined;
  if (company?.isDown) return new Response("Service Unavailable", { status: 503 });
  if (company === undefined) return Response.json({ title: "Not Found", status: 404 }, { status: 404 });
  if (extract === "OdpisPelny") {
    const subject = { danePodmiotu: { nazwa: [{ nazwa: company.name, nrWpisuWprow: "1" }] } };
    return Response.json({ odpis: { naglowekP: { numerKRS: number }, dane: { dzial1: subject } } });
  }
  if (company.status === "stopped") return new Response(null, { status: 204 });
  return Response.json({ odpis: extractOf(company) });
};

const polishDay = (day: string): string => day.split("-").toReversed().join(".");
const masked = (name: string): string => name.slice(0, 1) + "*".repeat(Math.max(1, name.length - 1));

function extractOf(company: SampleForeignCompany) {
  const { street, postalCode, city } = company.address;
  const [, streetName, houseNumber] = /^(.+) (\d+)$/.exec(street) ?? [];
  return {
    rodzaj: "Aktualny",
    naglowekA: {
      rejestr: "RejP",
      numerKRS: company.number,
      dataRejestracjiWKRS: polishDay(company.start),
      dataOstatniegoWpisu: "02.03.2026 R.",
      stanPozycji: 1,
    },
    dane: {
      dzial1: {
        danePodmiotu: { formaPrawna: company.legalForm, nazwa: `${company.name} ${company.legalForm}` },
        siedzibaIAdres: {
          adres: {
            ulica: streetName,
            nrDomu: houseNumber,
            nrLokalu: "",
            kodPocztowy: postalCode,
            miejscowosc: city,
            kraj: "POLSKA",
          },
        },
        kapital: { wysokoscKapitaluZakladowego: { wartosc: "5000,00", waluta: "PLN" } },
        wspolnicySpzoo: company.owners.map((owner) => ({
          ...partyOf(owner),
          posiadaneUdzialy: `UDZIAŁY O ŁĄCZNEJ WARTOŚCI ${(owner.share.exact ?? 0) * 50},00 ZŁ`,
          czyPosiadaCaloscUdzialow: owner.share.exact === 100,
        })),
      },
      dzial2: {
        reprezentacja: {
          nazwaOrganu: "ZARZĄD",
          sklad: company.officers.map((officer) => ({ ...partyOf(officer), funkcjaWOrganie: OFFICES[officer.role] })),
        },
      },
      dzial3: {},
      dzial4: {},
      dzial5: {},
      dzial6: company.status === "insolvent" ? { postepowanieUpadlosciowe: [{ informacja: "15.01.2026" }] } : {},
    },
  };
}

const partyOf = (party: SampleForeignOfficer | SampleForeignOwner) =>
  "companyName" in party
    ? { nazwa: party.companyName, krs: { krs: party.country === "PL" ? party.number : "0000000000" } }
    : { nazwisko: { nazwiskoICzlon: masked(party.family) }, imiona: { imie: masked(party.given) } };
