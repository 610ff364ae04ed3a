import { type SampleCompany, sampleCompany } from "./sample-company.ts";

/** Fictional companies whose scenario is what they published and deposited, or did not. */
export const FICTIONAL_FILINGS: readonly SampleCompany[] = [
  sampleCompany({
    number: "0999905001",
    scenario: "an appointment is published that the register does not show yet",
    name: "Fietsatelier De Ketting",
    start: "2014-09-08",
    address: { street: "Bondgenotenlaan", houseNumber: "118", postalCode: "3000", city: "Leuven" },
    activities: [{ code: "95290", description: "Reparatie van andere consumentenartikelen" }],
    officers: [{ role: "Bestuurder", family: "Smeets", given: "Annelies", since: "2014-09-08" }],
    owners: [{ family: "Smeets", given: "Annelies", birthDate: "1983-06-15", nationality: "BE", sharePercent: 100 }],
    acts: [{ rubric: "c08", daysAgo: 40 }],
  }),
  sampleCompany({
    number: "0999905197",
    scenario: "a dissolution is published that the register does not show yet; negative equity",
    name: "Meubelhal Oosterveld",
    legalForm: "014",
    start: "2001-05-21",
    address: { street: "Gentsesteenweg", houseNumber: "410", postalCode: "9160", city: "Lokeren" },
    activities: [{ code: "47591", description: "Detailhandel in huismeubilair in gespecialiseerde winkels" }],
    officers: [{ role: "Bestuurder", family: "Oosterveld", given: "Hugo", since: "2001-05-21" }],
    owners: [{ family: "Oosterveld", given: "Hugo", birthDate: "1960-09-02", nationality: "BE", sharePercent: 100 }],
    acts: [{ rubric: "c02", daysAgo: 25 }],
    accounts: "negative_equity",
  }),
  sampleCompany({
    number: "0999905296",
    scenario: "deposited no annual accounts for years",
    name: "Import Kempenland",
    start: "2013-02-11",
    address: { street: "Herentalsstraat", houseNumber: "6", postalCode: "2440", city: "Geel" },
    activities: [{ code: "46900", description: "Niet-gespecialiseerde groothandel" }],
    officers: [{ role: "Bestuurder", family: "Verbist", given: "Danny", since: "2013-02-11" }],
    owners: [{ family: "Verbist", given: "Danny", birthDate: "1974-12-19", nationality: "BE", sharePercent: 100 }],
    accounts: "overdue",
  }),
];
