import { findForeignSample } from "../samples/foreign-companies.ts";
import type { SampleForeignCompany, SampleForeignOfficer } from "../samples/foreign-company.ts";
import type { SampleServer } from "../sample-upstream.ts";

const ROLES = {
  director: { kode: "MEDL", beskrivelse: "Styremedlem" },
  chair: { kode: "LEDE", beskrivelse: "Styrets leder" },
  manager: { kode: "DAGL", beskrivelse: "Daglig leder" },
};
const BOARD = { kode: "STYR", beskrivelse: "Styre" };

/** The Norwegian register of units, for the Norwegian sample companies. */
export const serveSampleNorway: SampleServer = ({ url }) => {
  const [, number = "", roles] = /^\/enhetsregisteret\/api\/enheter\/(\d{9})(\/roller)?$/.exec(url.pathname) ?? [];
  const company = findForeignSample("NO", number);
  if (company?.isDown) return new Response("Service Unavailable", { status: 503 });
  if (company === undefined) return new Response(null, { status: 404 });
  return Response.json(roles === undefined ? unit(company) : { rollegrupper: groups(company) });
};

const unit = ({ number, name, legalForm, address, start, end, status }: SampleForeignCompany) => ({
  organisasjonsnummer: number,
  navn: `${name} ${legalForm}`,
  organisasjonsform: { kode: legalForm, beskrivelse: legalForm === "AS" ? "Aksjeselskap" : legalForm },
  registreringsdatoEnhetsregisteret: start,
  stiftelsesdato: start,
  registrertIMvaregisteret: true,
  naeringskode1: { kode: "70.220", beskrivelse: "Bedriftsrådgivning og annen administrativ rådgivning" },
  antallAnsatte: 12,
  forretningsadresse: {
    land: "Norge",
    landkode: "NO",
    postnummer: address.postalCode,
    poststed: address.city,
    adresse: [address.street],
  },
  konkurs: status === "insolvent",
  konkursdato: status === "insolvent" ? "2026-03-02" : "",
  underAvvikling: false,
  underTvangsavviklingEllerTvangsopplosning: false,
  ...(status === "stopped" ? { slettedato: end } : {}),
});

/** The general manager has a group of its own; all others are in the board's. */
function groups({ officers }: SampleForeignCompany) {
  const group = (type: object, members: readonly SampleForeignOfficer[]) =>
    members.length === 0
      ? []
      : [
          {
            type,
            sistEndret: members.map(({ since }) => since).toSorted((one, other) => other.localeCompare(one))[0],
            roller: members.map((member, at) => ({ ...role(member), rekkefolge: at })),
          },
        ];
  return [
    ...group(
      ROLES.manager,
      officers.filter((officer) => officer.role === "manager"),
    ),
    ...group(
      BOARD,
      officers.filter((officer) => officer.role !== "manager"),
    ),
  ];
}

const role = (officer: SampleForeignOfficer) => ({
  type: ROLES[officer.role],
  avregistrert: false,
  ...("family" in officer
    ? {
        person: {
          fodselsdato: officer.birthDate,
          navn: { fornavn: officer.given, etternavn: officer.family },
          erDoed: false,
        },
      }
    : { enhet: { organisasjonsnummer: officer.number, navn: [officer.companyName], erSlettet: false } }),
});
