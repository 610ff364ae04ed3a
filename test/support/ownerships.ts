import type { InterestType, OpenEnd, Ownership, OwnershipParty } from "../../src/domain/ownership/ownership.model.ts";
import type { BeneficialOwner, EffectiveLink, OwnershipStructure } from "../../src/domain/ownership/structure.model.ts";

type PartyWords = Partial<OwnershipParty> & { readonly name: string };

interface Link {
  readonly owner: string;
  readonly owned: string;
  readonly share?: number | null;
  readonly range?: readonly [minimum: number, maximum: number];
  readonly control?: readonly InterestType[];
  /** Per cent of the profits, without any of the capital. */
  readonly profit?: number;
  /** Names of sources with the share that each states; the first is the one that counts. */
  readonly by?: readonly (readonly [source: string, share?: number])[];
}

interface Words {
  readonly parties: Readonly<Record<string, PartyWords>>;
  readonly links: readonly Link[];
  readonly owners?: readonly (Partial<BeneficialOwner> & { readonly person: string })[];
  readonly open?: readonly OpenEnd[];
  readonly warnings?: OwnershipStructure["warnings"];
  readonly unaccounted?: number;
  readonly layers?: number;
}

export interface ExampleOwnership {
  readonly ownership: Ownership;
  readonly structure: OwnershipStructure;
}

const AT = "2026-11-20T10:00:00.000Z";

/** Party `customer` is the customer; ids that begin with `p` are persons, with `t` trusts; the others companies. */
export function exampleOwnership(words: Words): ExampleOwnership {
  const parties = Object.entries(words.parties).map(([id, party]): OwnershipParty => {
    const kind = /^p\d*/.test(id) ? "person" : id.startsWith("t") ? "arrangement" : "entity";
    return { id, kind, ...party };
  });
  const stated = words.links.map((link, at) =>
    (link.by ?? [["kbo", link.share ?? undefined]]).map(([name, share], nth) => ({
      id: `s${at}-${nth}`,
      subject: link.owned,
      interested_party: link.owner,
      interests: [
        ...(share === undefined
          ? []
          : [
              {
                type: "shareholding" as const,
                directness: "direct" as const,
                beneficial: false,
                share: { exact: share },
              },
            ]),
        ...(link.range === undefined
          ? []
          : [
              {
                type: "shareholding" as const,
                directness: "direct" as const,
                beneficial: false,
                share: { minimum: link.range[0], maximum: link.range[1] },
              },
            ]),
        ...(link.control ?? []).map((type) => ({
          type,
          directness: "direct" as const,
          beneficial: true,
          ...(link.profit !== undefined && { share: { exact: link.profit } }),
        })),
      ],
      source: {
        type: name === "customer" ? ("selfDeclaration" as const) : ("officialRegister" as const),
        name,
        as_of: "2026-11-19",
        retrieved_at: AT,
        evidence_ids: [`ev-${name}`],
      },
    })),
  );
  const links = words.links.map((link, at): EffectiveLink => ({
    owner: link.owner,
    owned: link.owned,
    share: link.share ?? link.profit ?? null,
    share_range: link.range === undefined ? null : { minimum: link.range[0], maximum: link.range[1] },
    control: link.control ?? [],
    statements: stated[at]!.map(({ id }) => id),
  }));
  const countries = [
    ...new Set(parties.flatMap(({ kind, country }) => (kind === "person" || !country ? [] : [country]))),
  ];
  return {
    ownership: { subject: "customer", parties, statements: stated.flat(), open_ends: words.open ?? [] },
    structure: {
      links,
      beneficial_owners: (words.owners ?? []).map((owner) => ({
        effective_share: null,
        share_range: null,
        control: [],
        basis: "owner",
        explanation: "Holds at or above the threshold.",
        paths: [],
        sources: ["kbo"],
        only_declared: false,
        ...owner,
      })),
      unaccounted_share: words.unaccounted ?? 0,
      may_hide_owner: false,
      layers: words.layers ?? 0,
      countries,
      open_ends: words.open ?? [],
      warnings: words.warnings ?? [],
    },
  };
}

const customer = { name: "Rosseels Payments NV", country: "BE", legal_form: "Public limited company" };

const LONG =
  "Internationale Beteiligungs- und Vermögensverwaltungsgesellschaft für erneuerbare Energien Süddeutschland mbH & Co. KGaA in Abwicklung";

/** Sixty companies under each other and beside each other, held by persons. */
function sixty(): ExampleOwnership {
  const parties: Record<string, PartyWords> = { customer };
  const links: Link[] = [];
  for (let at = 1; at <= 60; at++) {
    parties[`c${at}`] = {
      name: `Holding ${at} ${at % 7 === 0 ? "Beteiligungsgesellschaft" : "BV"}`,
      country: ["BE", "NL", "LU", "FR", "CY"][at % 5]!,
    };
    links.push({
      owner: `c${at}`,
      owned: at <= 4 ? "customer" : `c${Math.ceil((at - 4) / 3)}`,
      share: at <= 4 ? 25 : 33.33,
    });
    if (at % 9 === 0) links.push({ owner: `c${at}`, owned: `c${Math.ceil(at / 9)}`, share: 5 });
  }
  for (let at = 40; at <= 60; at++) {
    parties[`p${at}`] = { name: `Person Number ${at}`, country: "BE" };
    links.push({ owner: `p${at}`, owned: `c${at}`, share: 100 });
  }
  return exampleOwnership({
    parties,
    links,
    owners: [{ person: "p44", effective_share: 26.1 }],
    unaccounted: 34,
    layers: 5,
  });
}

/** Structures that an officer meets, each drawn at first sight. */
export const EXAMPLE_OWNERSHIPS = {
  nobody: exampleOwnership({ parties: { customer }, links: [], unaccounted: 100 }),
  simple: exampleOwnership({
    parties: { customer, p1: { name: "An Peeters", country: "BE" }, p2: { name: "Bart Claes", country: "NL" } },
    links: [
      { owner: "p1", owned: "customer", share: 60 },
      { owner: "p2", owned: "customer", share: 40 },
    ],
    owners: [
      { person: "p1", effective_share: 60, sources: ["kbo", "customer"] },
      { person: "p2", effective_share: 40 },
    ],
  }),
  threshold: exampleOwnership({
    parties: {
      customer,
      p1: { name: "Ana Silva", country: "PT" },
      p2: { name: "Bea Maes", country: "BE" },
      p3: { name: "Cor de Wit", country: "NL" },
      p4: { name: "Dirk Janssens", country: "BE" },
    },
    links: [
      { owner: "p1", owned: "customer", share: 25.1 },
      { owner: "p2", owned: "customer", share: 25 },
      { owner: "p3", owned: "customer", share: 24.9 },
      {
        owner: "p4",
        owned: "customer",
        share: 25,
        by: [
          ["kbo", 25],
          ["customer", 10],
        ],
      },
    ],
    owners: ["p1", "p2", "p4"].map((person, at) => ({ person, effective_share: [25.1, 25, 25][at]! })),
    warnings: [
      {
        code: "sources_disagree",
        text: "The register says that Dirk Janssens holds 25 %, the customer says 10 %.",
        parties: ["p4", "customer"],
      },
    ],
  }),
  fourCountries: exampleOwnership({
    parties: {
      customer,
      c1: { name: "Rosseels Holding BV", country: "NL", legal_form: "Private limited company" },
      c2: { name: "Rosseels International SARL", country: "LU" },
      c3: { name: "Kyrenia Investments Ltd", country: "CY" },
      c4: { name: "Blue Reef Nominees Ltd", country: "VG", status: "stopped" },
      p1: { name: "Ilse Rosseels", country: "BE" },
      p2: { name: "Maria Georgiou", country: "CY" },
      p3: { name: "Peter Rosseels", country: "BE" },
    },
    links: [
      { owner: "c1", owned: "customer", share: 80 },
      { owner: "p3", owned: "customer", share: 10, by: [["customer", 10]] },
      { owner: "c2", owned: "c1", share: 75 },
      { owner: "p1", owned: "c1", share: 25 },
      { owner: "c3", owned: "c2", range: [50, 75] },
      { owner: "p1", owned: "c2", share: 25 },
      { owner: "c4", owned: "c3", control: ["nominee"] },
      { owner: "p2", owned: "c3", share: 40 },
    ],
    owners: [{ person: "p1", effective_share: 35, sources: ["kvk", "rcs"] }],
    open: [{ party: "c4", reason: "not_covered" }],
    unaccounted: 33,
    layers: 4,
    warnings: [
      {
        code: "many_layers",
        text: "Four companies stand between the customer and its owners.",
        parties: ["c1", "c2", "c3", "c4"],
      },
      { code: "unknown_end", text: "No source names the owners of Blue Reef Nominees Ltd (VG).", parties: ["c4"] },
    ],
  }),
  ring: exampleOwnership({
    parties: {
      customer,
      c1: { name: "Alpha Invest BV", country: "BE" },
      c2: { name: "Beta Invest BV", country: "BE" },
      c3: { name: "Gamma Invest BV", country: "NL" },
      p1: { name: "Outside Owner", country: "BE" },
    },
    links: [
      { owner: "c1", owned: "customer", share: 100 },
      { owner: "c2", owned: "c1", share: 60 },
      { owner: "c3", owned: "c2", share: 100 },
      { owner: "c1", owned: "c3", share: 90 },
      { owner: "p1", owned: "c1", share: 40 },
      { owner: "p1", owned: "c3", share: 10 },
      { owner: "customer", owned: "customer", share: 5 },
    ],
    owners: [{ person: "p1", effective_share: 100 }],
    layers: 3,
    warnings: [
      {
        code: "circular_holdings",
        text: "Alpha Invest BV, Beta Invest BV and Gamma Invest BV own each other.",
        parties: ["c1", "c2", "c3"],
      },
    ],
  }),
  trust: exampleOwnership({
    parties: {
      customer,
      c1: { name: "Meridian Trustees (Jersey) Ltd", country: "JE" },
      t1: { name: "The Harcourt Family Trust", country: "JE" },
      p1: { name: "Edward Harcourt", country: "GB" },
      p2: { name: "Clara Harcourt", country: "GB" },
      p3: { name: "James Harcourt", country: "GB" },
      p4: { name: "Simon Vance", country: "JE" },
    },
    links: [
      { owner: "t1", owned: "customer", share: 100 },
      { owner: "c1", owned: "t1", control: ["trustee"] },
      { owner: "p1", owned: "t1", control: ["settlor"] },
      { owner: "p2", owned: "t1", control: ["beneficiaryOfLegalArrangement"] },
      { owner: "p3", owned: "t1", control: ["beneficiaryOfLegalArrangement"] },
      { owner: "p4", owned: "t1", control: ["protector", "appointmentOfBoard", "votingRights"] },
    ],
    owners: ["p1", "p2", "p3", "p4"].map((person) => ({ person, control: ["settlor" as const] })),
    layers: 1,
    warnings: [{ code: "trust", text: "The Harcourt Family Trust holds 100 %.", parties: ["t1"] }],
  }),
  listed: exampleOwnership({
    parties: {
      customer,
      c1: { name: "Proxima Group NV", country: "BE", exempt: "Listed on Euronext Brussels" },
      c2: { name: "Belgian State", country: "BE", exempt: "Public body" },
    },
    links: [
      { owner: "c1", owned: "customer", share: 70 },
      { owner: "c2", owned: "customer", share: 30 },
    ],
  }),
  longNames: exampleOwnership({
    parties: {
      customer: { ...customer, name: LONG },
      c1: { name: LONG.replaceAll(" ", ""), country: "DE" },
      c2: { name: "株式会社日本電気通信ホールディングス東京支店国際部門", country: "JP" },
      p1: { name: "Maria-Magdalena von und zu Hohenstein-Falkenberg-Rosenthal y García de la Torre", country: "AT" },
    },
    links: [
      { owner: "c1", owned: "customer", share: 33.333333 },
      { owner: "c2", owned: "customer", range: [25, 50] },
      { owner: "p1", owned: "c1", share: 100 },
      { owner: "p1", owned: "c2", control: ["votingRights", "appointmentOfBoard", "rightsGrantedByContract"] },
    ],
    owners: [{ person: "p1", share_range: { minimum: 33.33, maximum: 66.67 } }],
  }),
  sixty: sixty(),
} satisfies Record<string, ExampleOwnership>;
