import type { SampleForeignCompany, SampleForeignOfficer, SampleForeignOwner } from "../samples/foreign-company.ts";
import { findForeignSample } from "../samples/foreign-companies.ts";
import type { SampleServer } from "../sample-upstream.ts";

const NOT_FOUND = {
  kod: "NENALEZENO",
  subKod: "VYSTUP_SUBJEKT_NENALEZEN",
  popis: "Zadaný ekonomický subjekt nebyl nalezen.",
};
const FORMS: Readonly<Record<string, string>> = { "s.r.o.": "112", "a.s.": "121" };
const OFFICES = { director: "jednatel", chair: "předseda představenstva", manager: "prokurista" } as const;

/** ARES for the Czech sample companies. */
export const serveSampleAres: SampleServer = ({ url }) => {
  const [, kind, number = ""] = /^\/ekonomicke-subjekty(-vr)?\/(\d{8})$/.exec(url.pathname) ?? [];
  const company = findForeignSample("CZ", number);
  if (company?.isDown) return new Response("Service Unavailable", { status: 503 });
  if (company === undefined) return Response.json(NOT_FOUND, { status: 404 });
  return Response.json(kind === undefined ? subjectOf(company) : filedRecordOf(company));
};

function subjectOf(company: SampleForeignCompany) {
  const { street, postalCode, city } = company.address;
  const [, streetName, houseNumber] = /^(.+) (\d+)$/.exec(street) ?? [];
  return {
    ico: company.number,
    obchodniJmeno: `${company.name} ${company.legalForm}`,
    sidlo: {
      kodStatu: "CZ",
      nazevObce: city.split(" ")[0],
      ...(city.startsWith("Praha ") ? { nazevMestskehoObvodu: city } : {}),
      nazevUlice: streetName,
      cisloDomovni: Number(houseNumber),
      psc: Number(postalCode),
      textovaAdresa: `${street}, ${postalCode} ${city}`,
    },
    pravniForma: FORMS[company.legalForm],
    datumVzniku: company.start,
    ...(company.end === null ? {} : { datumZaniku: company.end }),
    datumAktualizace: "2026-03-02",
    czNace: ["70100"],
    icoId: company.number,
    seznamRegistraci: {
      stavZdrojeVr: "AKTIVNI",
      stavZdrojeRes: "AKTIVNI",
      stavZdrojeIr: company.status === "insolvent" ? "AKTIVNI" : "NEEXISTUJICI",
    },
    primarniZdroj: "ros",
  };
}

function filedRecordOf(company: SampleForeignCompany) {
  return {
    icoId: company.number,
    zaznamy: [
      {
        primarniZaznam: true,
        stavSubjektu: "AKTIVNI",
        obchodniJmeno: [{ datumZapisu: company.start, hodnota: `${company.name} ${company.legalForm}` }],
        statutarniOrgany: [
          {
            datumZapisu: company.start,
            typOrganu: "STATUTARNI_ORGAN",
            nazevOrganu: "Statutární orgán",
            clenoveOrganu: company.officers.map((officer) => ({
              datumZapisu: officer.since,
              typAngazma: "STATUTARNI_ORGAN_CLEN",
              clenstvi: { funkce: { nazev: OFFICES[officer.role], vznikFunkce: officer.since } },
              ...partyOf(officer),
            })),
          },
        ],
        spolecnici: [
          {
            datumZapisu: company.start,
            typOrganu: "SPOLECNIK",
            nazevOrganu: "Společníci",
            spolecnik: company.owners.map((owner) => ({
              datumZapisu: company.start,
              osoba: { datumZapisu: company.start, typAngazma: "SPOLECNIK_OSOBA", clenstvi: {}, ...partyOf(owner) },
              podil: [
                {
                  datumZapisu: company.start,
                  velikostPodilu: { typObnos: "PROCENTA", hodnota: String(owner.share.exact) },
                },
              ],
            })),
          },
        ],
      },
    ],
  };
}

const partyOf = (party: SampleForeignOfficer | SampleForeignOwner) =>
  "companyName" in party
    ? {
        pravnickaOsoba: {
          obchodniJmeno: party.companyName,
          ...(party.country === "CZ" ? { ico: party.number } : { textOsoba: `Registrační číslo: ${party.number}` }),
          adresa: { kodStatu: party.country },
        },
      }
    : {
        fyzickaOsoba: {
          jmeno: party.given,
          prijmeni: party.family,
          datumNarozeni: party.birthDate,
          statniObcanstvi: party.nationality,
        },
      };
