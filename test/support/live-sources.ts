import { serveSampleGazette } from "../../src/sources/gazette/sample.ts";
import { serveSampleDebtPage } from "../../src/sources/inhoudingsplicht/sample.ts";
import { serveSampleRegister } from "../../src/sources/kbo/sample.ts";
import { serveSampleDirectory } from "../../src/sources/peppol/sample.ts";
import type { SampleServer } from "../../src/sources/sample-upstream.ts";
import { serveSampleVies } from "../../src/sources/vies/sample.ts";

export type LiveSource = "kbo" | "vies" | "peppol" | "debt" | "gazette";

const SERVERS: Readonly<Record<LiveSource, SampleServer>> = {
  kbo: serveSampleRegister,
  vies: serveSampleVies,
  peppol: serveSampleDirectory,
  debt: serveSampleDebtPage,
  gazette: serveSampleGazette,
};
const SETTINGS: Readonly<Record<LiveSource, string>> = {
  kbo: "KBO_BASE_URL",
  vies: "VIES_BASE_URL",
  peppol: "PEPPOL_DIRECTORY_BASE_URL",
  debt: "DEBT_CHECK_BASE_URL",
  gazette: "REGISTER_BASE_URLS",
};

let networks = 0;

/**
 * The sources on a network of their own, in their own wire formats: what a test says of one comes before its
 * good answer, and gives way to it by answering nothing.
 */
export function liveSources(
  misbehave: (source: LiveSource, url: URL) => Promise<Response | null> | Response | null = () => null,
) {
  const network = ++networks;
  const hostOf = (source: LiveSource) => `${source}-${network}.example`;
  const sources = Object.keys(SERVERS) as LiveSource[];
  const asked: URL[] = [];
  const answer: typeof fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input));
    asked.push(url);
    const source = sources.find((candidate) => hostOf(candidate) === url.hostname);
    if (!source) throw new TypeError(`nothing answers at ${url.hostname}`);
    const odd = await misbehave(source, url);
    const body = typeof init?.body === "string" ? init.body : "";
    return odd ?? SERVERS[source]({ url, method: init?.method ?? "GET", body, now: new Date() });
  };
  const settings = Object.fromEntries(
    sources.map((source) => [SETTINGS[source], `${source === "gazette" ? "gazette=" : ""}https://${hostOf(source)}`]),
  );
  // Turns at the directory are tested where they are given.
  return { settings: { ...settings, PEPPOL_DIRECTORY_PER_SECOND: "1000" }, fetch: answer, asked };
}
