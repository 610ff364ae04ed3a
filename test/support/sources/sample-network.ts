import { REGISTER_SOURCES } from "../../../src/platform/register-setting.ts";
import { sampleServerOf } from "../../../src/sources/upstream.ts";

/** The registers' samples as live sources on a network of their own; the Belgian register of owners is not on it. */
export function sampleNetwork() {
  const hostOf = (source: string) => `${source.replaceAll("_", "-")}.live.example`;
  const sources = ["kbo", ...REGISTER_SOURCES] as const;
  const answer: typeof fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input));
    const serve = sampleServerOf(sources.find((source) => hostOf(source) === url.hostname) ?? "kbo");
    if (serve === undefined) throw new TypeError(`nothing answers at ${url.hostname}`);
    const body = typeof init?.body === "string" ? init.body : "";
    return serve({ url, method: init?.method ?? "GET", body, now: new Date() });
  };
  return {
    fetch: answer,
    settings: {
      BELGIAN_MOCK_MODE: "off",
      KBO_BASE_URL: `https://${hostOf("kbo")}`,
      REGISTER_BASE_URLS: REGISTER_SOURCES.map((source) => `${source}=https://${hostOf(source)}`).join(", "),
      REGISTER_API_KEYS: JSON.stringify(Object.fromEntries(REGISTER_SOURCES.map((source) => [source, "key"]))),
    },
  };
}
