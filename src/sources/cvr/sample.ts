import { findForeignSample } from "../samples/foreign-companies.ts";
import type { SampleForeignCompany } from "../samples/foreign-company.ts";
import type { SampleServer } from "../sample-upstream.ts";

/** The Danish register for the Danish sample companies; a company's number is its id too. */
export const serveSampleDenmark: SampleServer = ({ body }) => {
  const { query, variables } = JSON.parse(body) as { query: string; variables: { cvr?: number; id?: string } };
  const company = findForeignSample("DK", String(variables.cvr ?? variables.id));
  if (company?.isDown) return new Response("Service Unavailable", { status: 503 });
  const root = /\{ (CVR_\w+)\(/.exec(query)?.[1] ?? "";
  const since = `${company?.start}T00:00:00.000000Z`;
  const always = { virkningFra: since, virkningTil: null, registreringFra: since, registreringTil: null };
  const nodes = company === undefined ? [] : [{ ...always, ...rowOf(company, root) }];
  return Response.json({ data: { [root]: { nodes } } });
};

function rowOf({ number, name, legalForm, address, status, start, end }: SampleForeignCompany, root: string) {
  switch (root) {
    case "CVR_Virksomhed":
      return {
        id: number,
        CVRNummer: Number(number),
        status: status === "active" ? "aktiv" : status === "insolvent" ? "under_konkurs" : "ophørt",
        virksomhedStartdato: start,
        virksomhedOphoersdato: end,
      };
    case "CVR_Navn":
      return { vaerdi: `${name} ${legalForm}`, sekvens: 0 };
    case "CVR_Virksomhedsform":
      return { vaerdi: "80", vaerdiTekst: "Anpartsselskab" };
    case "CVR_Branche":
      return { vaerdi: "702200", vaerdiTekst: "Virksomhedsrådgivning og anden rådgivning", sekvens: 0 };
    default: {
      const [, street, house] = /^(.*?) (\d+\w?)$/.exec(address.street) ?? ["", address.street, null];
      return {
        AdresseringAnvendelse: "beliggenhedsadresse",
        CVRAdresse_vejnavn: street,
        CVRAdresse_husnummerFra: house,
        CVRAdresse_postnummer: Number(address.postalCode),
        CVRAdresse_postdistrikt: address.city,
        CVRAdresse_landekode: "DK",
        CVRAdresse_adresseFritekst: null,
      };
    }
  }
}
