import { expect, it } from "vitest";
import { certainKind } from "../../../../src/domain/readings/certain-kind.ts";
import { understand } from "../../../support/understand.ts";
import { pagesOf } from "./pages-of.ts";

it.each([
  [
    "KONINKRIJK BELGIE\nREISDOCUMENT\n(Verdrag van 28 juli 1951)\nTITRE DE VOYAGE (Convention du 28 juillet 1951)\nNaam / Nom: HADDAD\nVoornamen / Prénoms: SAMIR\nNationaliteit / Nationalité: VLUCHTELING\nGeboortedatum: 12/04/1984\nGeldig tot: 01/05/2031",
  ],
  [
    "ROYAUME DE BELGIQUE\nTITRE DE VOYAGE\nConvention du 28 septembre 1954\nNom: HADDAD\nPrénoms: SAMIR\nNationalité: apatride\nDate de naissance: 12/04/1984\nDate d'expiration: 01/05/2031",
  ],
  [
    "BUNDESREPUBLIK DEUTSCHLAND\nREISEAUSWEIS\n(Abkommen vom 28. Juli 1951)\nName: HADDAD\nVornamen: SAMIR\nGeburtsdatum: 12.04.1984\nGültig bis: 01.05.2031",
  ],
  [
    "TRAVEL DOCUMENT\n(Convention of 28 July 1951)\nSurname: HADDAD\nGiven names: SAMIR\nDate of birth: 12 Apr 1984\nDate of expiry: 01 May 2031",
  ],
  [
    "TRAVEL DOCUMENT\n(Convention of 28 July 1951)\nSurname: HADDAD\nGiven names: SAMIR\nDate of birth: 12 Apr 1984\nDate of expiry: 01 May 2031\nP<BELHADDAD<<SAMIR<<<<<<<<<<<<<<<<<<<<<<<<<<\nEN12345678XXB8404127M3105016<<<<<<<<<<<<<<06",
  ],
])("reads a travel document of a refugee or a stateless person as a passport, with its holder: %#", (text) => {
  const read = understand(pagesOf(text));
  expect(read.kind).toBe("passport");
  expect([null, "passport"]).toContain(certainKind(read));
  const [holder] = read.facts.filter(({ type }) => type === "person");
  expect(holder?.value).toMatchObject({ name: "SAMIR HADDAD", birth_date: "1984-04-12" });
  expect(holder?.value).not.toHaveProperty("nationality");
});
