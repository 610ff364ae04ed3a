import type { Ctx } from "../platform/context.ts";
import type { RegisterSource } from "../platform/register-setting.ts";
import type { Settings } from "../platform/settings.ts";
import { serveSampleMedia } from "./adverse-media/sample.ts";
import { serveSampleAres } from "./ares/sample.ts";
import { serveSampleNorway } from "./brreg/sample.ts";
import { serveSampleCompaniesHouse } from "./companies-house/sample.ts";
import { serveSampleCompanyData } from "./companydata/sample.ts";
import { serveSampleFunding } from "./fundingdata/sample.ts";
import { serveSampleGleif } from "./gleif/sample.ts";
import { serveSampleDebtPage } from "./inhoudingsplicht/sample.ts";
import { serveSampleDenmark } from "./cvr/sample.ts";
import { serveSampleNetherlands } from "./kvk/sample.ts";
import { serveSampleGazette } from "./gazette/sample.ts";
import { serveSampleOwners, serveSampleRegister } from "./kbo/sample.ts";
import { serveSampleAccounts } from "./nbb/sample.ts";
import { serveSampleKrs } from "./krs/sample.ts";
import { serveSampleDirectory } from "./peppol/sample.ts";
import { serveSampleFinland } from "./prh/sample.ts";
import { serveSampleFrance } from "./recherche-entreprises/sample.ts";
import { serveSampleRpo } from "./rpo/sample.ts";
import { serveSamplePartners } from "./rpvs/sample.ts";
import { type SampleServer, sampleFetch } from "./sample-upstream.ts";
import type { SourceName } from "./types.ts";
import { serveSampleLatvia } from "./ur-latvia/sample.ts";
import { serveSampleVies } from "./vies/sample.ts";
import { serveSampleWebsites } from "./website/sample.ts";

/** `ubo` is the register of beneficial owners, which has a sample but no public API. */
export type UpstreamName = SourceName | "ubo";

export interface ReachableUpstream {
  readonly kind: "live" | "sample";
  /** Without trailing slash; `sample://...` for the sample. Empty for websites, which have individual URLs. */
  readonly baseUrl: string;
  readonly fetch: typeof fetch;
  readonly apiKey?: string;
}

export type Upstream = ReachableUpstream | { readonly kind: "not_configured"; readonly detail: string };

interface Wiring {
  /** Absent: the source has no sample. */
  readonly serve?: SampleServer;
  /** The setting that replaces the network with the sample. */
  readonly mockMode: "BELGIAN_MOCK_MODE" | "PROXYVENDOR_MOCK_MODE";
  readonly baseUrl?: keyof Settings & `${string}_BASE_URL`;
  /** A commercial provider, off without its key. */
  readonly apiKey?: keyof Settings & `${string}_API_KEY`;
  /** A register whose address is in REGISTER_BASE_URLS; `keyed` is off without its key in REGISTER_API_KEYS. */
  readonly register?: "open" | "keyed";
}

const WIRING: Readonly<Record<UpstreamName, Wiring>> = {
  kbo: { serve: serveSampleRegister, mockMode: "BELGIAN_MOCK_MODE", baseUrl: "KBO_BASE_URL" },
  ubo: { serve: serveSampleOwners, mockMode: "BELGIAN_MOCK_MODE" },
  vies: { serve: serveSampleVies, mockMode: "BELGIAN_MOCK_MODE", baseUrl: "VIES_BASE_URL" },
  peppol: { serve: serveSampleDirectory, mockMode: "BELGIAN_MOCK_MODE", baseUrl: "PEPPOL_DIRECTORY_BASE_URL" },
  inhoudingsplicht: { serve: serveSampleDebtPage, mockMode: "BELGIAN_MOCK_MODE", baseUrl: "DEBT_CHECK_BASE_URL" },
  adverse_media: {
    serve: serveSampleMedia,
    mockMode: "PROXYVENDOR_MOCK_MODE",
    baseUrl: "ADVERSE_MEDIA_BASE_URL",
    apiKey: "ADVERSE_MEDIA_API_KEY",
  },
  companydata: {
    serve: serveSampleCompanyData,
    mockMode: "PROXYVENDOR_MOCK_MODE",
    baseUrl: "COMPANYDATA_BASE_URL",
    apiKey: "COMPANYDATA_API_KEY",
  },
  fundingdata: {
    serve: serveSampleFunding,
    mockMode: "PROXYVENDOR_MOCK_MODE",
    baseUrl: "FUNDINGDATA_BASE_URL",
    apiKey: "FUNDINGDATA_API_KEY",
  },
  website: { serve: serveSampleWebsites, mockMode: "PROXYVENDOR_MOCK_MODE" },
  gleif: { serve: serveSampleGleif, mockMode: "BELGIAN_MOCK_MODE", register: "open" },
  gazette: { serve: serveSampleGazette, mockMode: "BELGIAN_MOCK_MODE", register: "open" },
  nbb: { serve: serveSampleAccounts, mockMode: "BELGIAN_MOCK_MODE", register: "keyed" },
  recherche_entreprises: { serve: serveSampleFrance, mockMode: "BELGIAN_MOCK_MODE", register: "open" },
  brreg: { serve: serveSampleNorway, mockMode: "BELGIAN_MOCK_MODE", register: "open" },
  ares: { serve: serveSampleAres, mockMode: "BELGIAN_MOCK_MODE", register: "open" },
  prh: { serve: serveSampleFinland, mockMode: "BELGIAN_MOCK_MODE", register: "open" },
  ur_latvia: { serve: serveSampleLatvia, mockMode: "BELGIAN_MOCK_MODE", register: "open" },
  krs: { serve: serveSampleKrs, mockMode: "BELGIAN_MOCK_MODE", register: "open" },
  rpo: { serve: serveSampleRpo, mockMode: "BELGIAN_MOCK_MODE", register: "open" },
  rpvs: { serve: serveSamplePartners, mockMode: "BELGIAN_MOCK_MODE", register: "open" },
  companies_house: { serve: serveSampleCompaniesHouse, mockMode: "BELGIAN_MOCK_MODE", register: "keyed" },
  cvr: { serve: serveSampleDenmark, mockMode: "BELGIAN_MOCK_MODE", register: "keyed" },
  kvk: { serve: serveSampleNetherlands, mockMode: "BELGIAN_MOCK_MODE", register: "keyed" },
};

/** Names of the registers that are off without their key. */
export const KEYED_REGISTERS: readonly string[] = Object.entries(WIRING).flatMap(([name, { register }]) =>
  register === "keyed" ? [name] : [],
);

/** The sample of a source; undefined where it has none. */
export const sampleServerOf = (name: UpstreamName): SampleServer | undefined => WIRING[name].serve;

/** Selects the upstream of a source: live if its base URL is set, else the sample in mock mode, else off. */
export function chooseUpstream(ctx: Ctx, name: UpstreamName): Upstream {
  const { settings } = ctx;
  if (name === "companydata" && !settings.COMPANYDATA_SCRAPE_ENABLED) {
    return { kind: "not_configured", detail: "company data is switched off" };
  }
  const { serve, mockMode } = WIRING[name];
  const baseUrl = baseUrlOf(settings, name);
  // Sample owners must not be combined with facts of the live register.
  const isBesideLive =
    (name === "ubo" && settings.KBO_BASE_URL !== "") ||
    (name === "rpvs" && settings.REGISTER_BASE_URLS.rpo !== undefined);
  const isLive = baseUrl !== "" || isBesideLive;
  if (!isLive && settings[mockMode] && serve !== undefined) {
    return { kind: "sample", baseUrl: `sample://${name}`, fetch: sampleFetch(serve, ctx.now) };
  }
  const isWebsite = name === "website";
  if (!baseUrl && !isWebsite) return { kind: "not_configured", detail: "no base URL is configured for the source" };
  const key = keyOf(settings, name);
  if (key === null) return { kind: "live", baseUrl, fetch: ctx.fetch };
  return key.value
    ? { kind: "live", baseUrl, fetch: ctx.fetch, apiKey: key.value }
    : { kind: "not_configured", detail: key.missing };
}

/** Without a trailing slash; empty where none is configured. */
function baseUrlOf(settings: Settings, name: UpstreamName): string {
  const { baseUrl, register } = WIRING[name];
  if (register !== undefined) return settings.REGISTER_BASE_URLS[name as RegisterSource] ?? "";
  return baseUrl === undefined ? "" : settings[baseUrl].replace(/\/+$/, "");
}

/** Null for a source that wants no key. */
function keyOf(settings: Settings, name: UpstreamName): { value: string | undefined; missing: string } | null {
  const { apiKey, register } = WIRING[name];
  if (register === "keyed") {
    return { value: settings.REGISTER_API_KEYS?.[name as RegisterSource], missing: `REGISTER_API_KEYS has no ${name}` };
  }
  return apiKey === undefined ? null : { value: settings[apiKey], missing: `${apiKey} is not set` };
}

const WIRES = Object.values(WIRING);
const READ_SETTINGS = new Set<keyof Settings>([
  "COMPANYDATA_SCRAPE_ENABLED",
  "REGISTER_BASE_URLS",
  ...WIRES.flatMap(({ mockMode, baseUrl }) => (baseUrl === undefined ? [mockMode] : [mockMode, baseUrl])),
]);
const KEY_SETTINGS = WIRES.flatMap(({ apiKey }) => apiKey ?? []);

/** All settings that select upstreams, as plain data. Secrets are reduced to whether they are set. */
export const upstreamSettings = (settings: Settings): Partial<Settings> => ({
  ...Object.fromEntries([...READ_SETTINGS].map((name) => [name, settings[name]])),
  ...Object.fromEntries(KEY_SETTINGS.map((name) => [name, settings[name] ? "set" : ""])),
  ...(settings.REGISTER_API_KEYS === undefined
    ? {}
    : { REGISTER_API_KEYS: Object.fromEntries(Object.keys(settings.REGISTER_API_KEYS).map((name) => [name, "set"])) }),
});

/** Whether a source can be asked at all. */
export const isConfigured = (ctx: Ctx, source: UpstreamName): boolean =>
  chooseUpstream(ctx, source).kind !== "not_configured";

/** Whether a source answers with real data: a sample stands for no company but its own. */
export const isLive = (ctx: Ctx, source: UpstreamName): boolean => chooseUpstream(ctx, source).kind === "live";

/** Whether a source currently returns sample data, which must be disclosed wherever it is shown. */
export const isSample = (ctx: Ctx, source: SourceName): boolean => chooseUpstream(ctx, source).kind === "sample";
