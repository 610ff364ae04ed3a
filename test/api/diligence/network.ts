import { REGISTER_SOURCES, type RegisterSource } from "../../../src/platform/register-setting.ts";
import { network } from "../../../src/platform/network.ts";
import { serveSampleDebtPage } from "../../../src/sources/inhoudingsplicht/sample.ts";
import { serveSampleRegister } from "../../../src/sources/kbo/sample.ts";
import { serveSampleDirectory } from "../../../src/sources/peppol/sample.ts";
import type { SampleServer } from "../../../src/sources/sample-upstream.ts";
import type { SourceName } from "../../../src/sources/types.ts";
import { serveSampleVies } from "../../../src/sources/vies/sample.ts";

/** A host that answers, by the first label of its name. */
export type Host = (request: { readonly url: URL; readonly body: string }) => Response;

const fromSample =
  (serve: SampleServer): Host =>
  ({ url, body }) =>
    serve({ url, method: body ? "POST" : "GET", body, now: new Date() });

const HOSTS = new Map<string, Host>([
  ["kbo", fromSample(serveSampleRegister)],
  ["vies", fromSample(serveSampleVies)],
  ["peppol", fromSample(serveSampleDirectory)],
  ["debt", fromSample(serveSampleDebtPage)],
]);

/** Lets a host `<label>.live.example` answer. */
export const serveHost = (label: string, host: Host): void => void HOSTS.set(label, host);

/** The network of all scenarios at once: hosts under `live.example` answer, every other is down. */
export function openNetwork(): () => void {
  const before = network.fetch;
  network.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input));
    const label = /^(\w+?)(?:-\d+)?\.live\.example$/.exec(url.hostname)?.[1];
    const host = label === undefined ? undefined : HOSTS.get(label);
    if (!host) throw new TypeError(`nothing answers at ${url.hostname}`);
    return host({ url, body: typeof init?.body === "string" ? init.body : "" });
  };
  return () => void (network.fetch = before);
}

const SETTINGS: Readonly<Partial<Record<SourceName, string>>> = {
  kbo: "KBO",
  vies: "VIES",
  peppol: "PEPPOL_DIRECTORY",
  inhoudingsplicht: "DEBT_CHECK",
  adverse_media: "ADVERSE_MEDIA",
  companydata: "COMPANYDATA",
  fundingdata: "FUNDINGDATA",
};
const WITH_KEY: readonly SourceName[] = ["adverse_media", "companydata", "fundingdata"];

let hosts = 0;

/** Settings with which these sources are called and do not answer. Each gets a host of its own: breakers remember. */
export function silence(sources: readonly SourceName[]): Record<string, string> {
  const registers = sources.filter((source): source is RegisterSource =>
    (REGISTER_SOURCES as readonly string[]).includes(source),
  );
  const keys = Object.fromEntries(registers.map((source) => [source, "key-of-a-register"]));
  return {
    ...(registers.length > 0 && {
      REGISTER_BASE_URLS: registers.map((source) => `${source}=https://silent-${++hosts}.example`).join(", "),
      REGISTER_API_KEYS: JSON.stringify(keys),
    }),
    ...silenceOthers(sources),
  };
}

function silenceOthers(sources: readonly SourceName[]): Record<string, string> {
  return Object.fromEntries(
    sources.flatMap((source) => {
      const name = SETTINGS[source];
      if (name === undefined) return [];
      const address: [string, string] = [`${name}_BASE_URL`, `https://silent-${++hosts}.example`];
      return WITH_KEY.includes(source) ? [address, [`${name}_API_KEY`, "key-of-a-provider"]] : [address];
    }),
  );
}

/** The live mode without any source. */
export const LIVE = { BELGIAN_MOCK_MODE: "off", PROXYVENDOR_MOCK_MODE: "off" };

/** The live mode with the four public sources at stubs that speak their formats. */
export const LIVE_SOURCES = {
  ...LIVE,
  KBO_BASE_URL: "https://kbo.live.example",
  VIES_BASE_URL: "https://vies.live.example",
  PEPPOL_DIRECTORY_BASE_URL: "https://peppol.live.example",
  DEBT_CHECK_BASE_URL: "https://debt.live.example",
  PEPPOL_DIRECTORY_PER_SECOND: "1000",
};
