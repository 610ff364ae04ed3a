import { HOUR_MS } from "../../platform/clock.ts";
import { unknownAnswer, withEvidence } from "../answer.ts";
import { querySource } from "../query.ts";
import { runTool } from "../tool-call.ts";
import type { Answer, MissingPart, Owner, RegistryEntry, SourceCall } from "../types.ts";
import { chooseUpstream, type ReachableUpstream } from "../upstream.ts";
import { parseOwners } from "./parse-owners.ts";
import { parseKboPage } from "./parse-page.ts";
import { readRegister } from "./register.ts";

const CACHE_PAGE_MS = HOUR_MS / 6;

/**
 * Looks up a ten-digit number: in mock mode in the sample companies, then in the imported register, and on the public
 * page if it is live. `not_found` is a statement; `missing` lists the parts that a source failed to provide.
 */
export function lookUpEnterprise(call: SourceCall, number: string): Promise<Answer<RegistryEntry>> {
  return runTool(call, { name: "kbo.lookup", category: "registry" }, async () => {
    const [answer, owners] = await Promise.all([findEnterprise(call, number), findOwners(call, number)]);
    return addOwners(answer, owners);
  });
}

async function findEnterprise(call: SourceCall, number: string): Promise<Answer<RegistryEntry>> {
  const upstream = chooseUpstream(call.ctx, "kbo");
  if (upstream.kind === "sample") {
    const sample = await readPublicPage(call, upstream, number);
    if (sample.outcome === "unknown" || sample.value.status !== "not_found") return sample;
    const register = await fromRegister(call, number);
    return register ? withEvidenceOf(register, sample) : sample;
  }
  if (upstream.kind === "not_configured") {
    return (await fromRegister(call, number)) ?? unknownAnswer("not_configured", upstream.detail);
  }
  const [register, page] = await Promise.all([fromRegister(call, number), readPublicPage(call, upstream, number)]);
  return register ? combine(register, page) : page;
}

async function fromRegister(call: SourceCall, number: string): Promise<Answer<RegistryEntry> | null> {
  const register = await readRegister(call, number);
  return register && { outcome: "known", value: register.entry, evidence: [register.evidence] };
}

const readPublicPage = (
  call: SourceCall,
  upstream: ReachableUpstream,
  number: string,
): Promise<Answer<RegistryEntry>> =>
  querySource({
    call,
    source: "kbo",
    upstream,
    request: {
      url: `${upstream.baseUrl}/kbopub/toonondernemingps.html?ondernemingsnummer=${number}&lang=nl`,
      // Under load the page redirects to a captcha form, which must be recognised.
      followRedirects: true,
    },
    read: (raw) => parseKboPage(raw, number),
    cacheMs: CACHE_PAGE_MS,
  });

/**
 * The page is current and includes stopped enterprises and office holders; the import is a snapshot without them. If
 * the page fails, statements of the import still count, but a number that is absent from the import stays unknown.
 */
function combine(register: Answer<RegistryEntry>, page: Answer<RegistryEntry>): Answer<RegistryEntry> {
  if (register.outcome === "unknown" || register.value.status === "not_found") return withEvidenceOf(page, register);
  if (page.outcome === "known" && page.value.status !== "not_found") {
    const { value } = page;
    const filled = {
      ...value,
      address: value.address ?? register.value.address,
      legal_form_code: value.legal_form_code ?? register.value.legal_form_code,
      website: value.website ?? register.value.website,
    };
    return withEvidence({ ...page, value: filled }, register.evidence);
  }
  const gap =
    page.outcome === "unknown"
      ? { reason: page.reason, detail: page.detail }
      : { reason: "parse_error" as const, detail: "the number is not on the public page" };
  const missing: MissingPart[] = [
    { part: "page", ...gap },
    { part: "directors", ...gap },
  ];
  return withEvidenceOf({ ...register, value: { ...register.value, missing } }, page);
}

async function findOwners(call: SourceCall, number: string): Promise<Answer<readonly Owner[]>> {
  const upstream = chooseUpstream(call.ctx, "ubo");
  if (upstream.kind === "not_configured") {
    return unknownAnswer("not_configured", "the register of beneficial owners has no public API");
  }
  return querySource({
    call,
    source: "kbo",
    upstream,
    request: { url: `${upstream.baseUrl}/statements/${number}` },
    read: (raw) => parseOwners(raw, number),
  });
}

function addOwners(answer: Answer<RegistryEntry>, owners: Answer<readonly Owner[]>): Answer<RegistryEntry> {
  if (answer.outcome === "unknown" || answer.value.status === "not_found") return withEvidenceOf(answer, owners);
  const otherGaps = (answer.value.missing ?? []).filter((gap) => gap.part !== "owners");
  const gaps: readonly MissingPart[] =
    owners.outcome === "known"
      ? otherGaps
      : [...otherGaps, { part: "owners", reason: owners.reason, detail: owners.detail }];
  const { missing: _, ...entry } = answer.value;
  const value: RegistryEntry = {
    ...entry,
    owners: owners.outcome === "known" ? owners.value : null,
    ...(gaps.length > 0 ? { missing: gaps } : {}),
  };
  return withEvidenceOf({ ...answer, value }, owners);
}

/** Adds another answer's evidence, so that every stored response is referenced. */
const withEvidenceOf = <T>(answer: Answer<T>, other: Answer<unknown>): Answer<T> => ({
  ...answer,
  evidence: [...answer.evidence, ...other.evidence],
});
