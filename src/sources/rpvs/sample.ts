import { findForeignSample } from "../samples/foreign-companies.ts";
import type { SampleServer } from "../sample-upstream.ts";

/** The register of partners of the public sector, for the Slovak sample companies with beneficial owners. */
export const serveSamplePartners: SampleServer = ({ url }) => {
  const [, id] = /^\/Partneri\((\d+)\)$/.exec(url.pathname) ?? [];
  const [, asked] = /^Ico eq '(\d{8})'$/.exec(url.searchParams.get("$filter") ?? "") ?? [];
  const company = findForeignSample("SK", id ?? asked ?? "");
  if (company?.isDown) return new Response("Service Unavailable", { status: 503 });
  const owners = company?.owners.filter(({ basis }) => basis === "beneficial_owner") ?? [];
  const from = `${company?.start}T00:00:00+02:00`;
  if (id === undefined) {
    const row = { Ico: asked, PlatnostOd: from, PlatnostDo: null, Partner: { Id: Number(asked), CisloVlozky: 99_001 } };
    return Response.json({ value: owners.length === 0 ? [] : [row] });
  }
  return Response.json({
    Id: Number(id),
    CisloVlozky: 99_001,
    KonecniUzivateliaVyhod: owners.map((owner) =>
      "companyName" in owner
        ? { ObchodneMeno: owner.companyName, Ico: owner.number, PlatnostOd: from, PlatnostDo: null }
        : {
            Meno: owner.given,
            Priezvisko: owner.family,
            DatumNarodenia: `${owner.birthDate}T00:00:00+01:00`,
            PlatnostOd: from,
            PlatnostDo: null,
            StatnaPrislusnost: { StatistickyKod: owner.nationality === "SK" ? "703" : "203" },
          },
    ),
  });
};
