import { findForeignSample } from "../samples/foreign-companies.ts";
import type { SampleForeignCompany } from "../samples/foreign-company.ts";
import type { SampleServer } from "../sample-upstream.ts";

const compact = (day: string): string => day.replaceAll("-", "");

/** The Dutch commercial register for the Dutch sample companies. */
export const serveSampleNetherlands: SampleServer = ({ url }) => {
  const isSearch = url.pathname.endsWith("/zoeken");
  const company = findForeignSample("NL", url.searchParams.get("kvkNummer") ?? url.pathname.split("/").at(-1)!);
  if (company?.isDown) return new Response("Service Unavailable", { status: 503 });
  if (company !== undefined && !isSearch) return Response.json(profile(company));
  const omschrijving = isSearch
    ? "Er zijn geen gegevens gevonden die voldoen aan de zoekcriteria."
    : "Op basis van het KVK-nummer kan het product niet worden geleverd.";
  return Response.json({ fout: [{ code: isSearch ? "IPD5200" : "IPD0005", omschrijving }] }, { status: 404 });
};

function profile({ number, name, legalForm, address, start, end }: SampleForeignCompany) {
  const [, street, house] = /^(.*?) (\d+\w?)$/.exec(address.street) ?? ["", address.street, null];
  return {
    kvkNummer: number,
    indNonMailing: "Nee",
    naam: `${name} ${legalForm}`,
    statutaireNaam: `${name} ${legalForm}`,
    formeleRegistratiedatum: compact(start),
    materieleRegistratie: { datumAanvang: compact(start), ...(end === null ? {} : { datumEinde: compact(end) }) },
    handelsnamen: [{ naam: name, volgorde: 0 }],
    sbiActiviteiten: [{ sbiCode: "70221", sbiOmschrijving: "Organisatieadviesbureaus", indHoofdactiviteit: "Ja" }],
    _embedded: {
      hoofdvestiging: {
        vestigingsnummer: `0000${number}`,
        kvkNummer: number,
        indHoofdvestiging: "Ja",
        adressen: [
          {
            type: "bezoekadres",
            indAfgeschermd: "Nee",
            straatnaam: street,
            huisnummer: house === null ? null : Number(house),
            postcode: address.postalCode.replace(" ", ""),
            plaats: address.city,
            land: "Nederland",
          },
        ],
      },
      eigenaar: { rechtsvorm: "BeslotenVennootschap", uitgebreideRechtsvorm: "Besloten Vennootschap" },
    },
  };
}
