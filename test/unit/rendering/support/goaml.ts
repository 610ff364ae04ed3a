import type {
  GoamlCompany,
  GoamlInput,
  GoamlPerson,
  GoamlTransaction,
} from "../../../../src/rendering/goaml/goaml.model.ts";

export const PERSON: GoamlPerson = {
  name: "Łukasz Živković",
  first_name: "Łukasz",
  last_name: "Živković",
  role: "beneficial_owner",
  comment: "Registered: beneficial owner.",
  share_percent: 33.333,
  date_of_birth: "1971-02-28",
  nationality: "PL",
  residence: "BE",
  id_number: "71022812345",
  address: { line: "Rue de la Loi 16", city: "Bruxelles", postal_code: "1000", country: "BE" },
  reported_for: "Gives orders on the account without being registered.",
};

export const TRANSACTION: GoamlTransaction = {
  number: "TX-1",
  date: "2026-05-24T14:30:00.000Z",
  amount: "9900.00",
  currency: "EUR",
  amount_local: null,
  mode: "cash",
  from: { name: "An Peeters", account: null },
  to: { name: "Handelsmaatschappij Noord NV", account: "BE68 5390 0754 7034" },
  description: "Cash deposit just below the threshold.",
};

export const COMPANY: GoamlCompany = {
  name: "Handelsmaatschappij Noord NV",
  declared_name: null,
  related_parties: [],
  registration_number: "0999900942",
  country: "BE",
  vat_number: null,
  legal_form: null,
  activity: null,
  incorporated_on: null,
  closed_on: null,
  address: null,
};

/** The least a SAR can hold: one field of the body, and a company of which only name and number are known. */
export const BARE: GoamlInput = {
  reporting_entity: { rentity_id: 1, branch: null, reporting_person: null },
  sar: {
    sar_id: "0b1f5e1c-7a55-4f30-a1ae-0f7a0f2b3c4d",
    report_type: "SAR",
    reason: "Unusual.",
    action: null,
    indicators: [],
    transactions: [],
    created_at: "2026-11-20T14:03:22.518Z",
  },
  company: COMPANY,
  persons: [],
  accounts: [],
  trigger_categories: [],
};

export const withSar = (sar: Partial<GoamlInput["sar"]>): GoamlInput => ({ ...BARE, sar: { ...BARE.sar, ...sar } });

export const FULL_COMPANY: GoamlCompany = {
  ...COMPANY,
  name: "Živković & Ελένη Handel",
  vat_number: "BE0999900942",
  legal_form: "Naamloze vennootschap",
  activity: "66.190 Payment services",
  incorporated_on: "2025-08-20",
  closed_on: "2026-10-01",
  address: { line: "Grote Markt 1", city: "Antwerpen", postal_code: "2000", country: "BE" },
};

export const FULL: GoamlInput = {
  ...BARE,
  reporting_entity: {
    rentity_id: 4711,
    branch: "Antwerpen",
    reporting_person: { ...PERSON, name: "Mía Núñez", first_name: "Mía", last_name: "Núñez", role: "representative" },
  },
  sar: {
    ...BARE.sar,
    report_type: "STR",
    reason: "Deposits in small amounts, then one transfer abroad.",
    action: "The account is watched.",
    indicators: ["structuring", "ALP03", "deposits by many hands"],
    transactions: [
      TRANSACTION,
      {
        ...TRANSACTION,
        number: "TX-2",
        mode: "SEPA",
        from: { name: null, account: "BE68539007547034" },
        to: { name: "Łukasz Živković", account: null },
      },
      {
        ...TRANSACTION,
        number: "TX-3",
        mode: "carrier pigeon",
        to: { name: "Ελένη Α.Ε.", account: "GR1601101250000000012300695" },
      },
    ],
  },
  company: FULL_COMPANY,
  persons: [
    PERSON,
    {
      ...PERSON,
      name: "Cher",
      first_name: null,
      last_name: null,
      role: "director",
      date_of_birth: null,
      nationality: "XQ",
      address: null,
      reported_for: null,
    },
    {
      ...PERSON,
      name: "王 伟",
      first_name: null,
      last_name: null,
      role: "shareholder",
      id_number: null,
      reported_for: "Owner behind the owner.",
    },
  ],
  accounts: [
    {
      number: "BE68539007547034",
      holder_name: "Živković & Ελένη Handel",
      bic: "KREDBEBB",
      bank_name: "KBC",
      currency: "EUR",
    },
    { number: "12-3456", holder_name: "Noord", bic: null, bank_name: null, currency: null },
  ],
  trigger_categories: ["sanctions", "criminal"],
};
