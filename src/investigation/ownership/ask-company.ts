import type { EvidenceRef, IsoTime } from "../../domain/case/case.model.ts";
import type { OpenEnd } from "../../domain/ownership/ownership.model.ts";
import { companyRegisterOf, findAccounts, findLeiRecord, isConfigured, isSample } from "../../sources/index.ts";
import type { AnnualAccounts } from "../../sources/filings.model.ts";
import type { Answer, LeiAnswer, RegistryEntry, SourceName, UnknownReason } from "../../sources/types.ts";
import type { AgentCall } from "../agent.ts";
import { linksOfOwners, parentLinks } from "./chain-links.ts";
import type { ChainCompany, ChainLink, ChainLookup } from "./chain.model.ts";
import { type LookupDecision, planLookup } from "./lookup-plan.ts";

interface Circumstances {
  readonly call: AgentCall;
  readonly threshold: number;
  readonly startedAt: IsoTime;
}

/** What the sources said of one company, and the companies that they name behind it. */
interface Told {
  readonly company: Omit<ChainCompany, "evidence">;
  readonly next: readonly ChainLink[];
  readonly heard: readonly EvidenceRef[];
  readonly lookups: readonly ChainLookup[];
}

/**
 * Asks the register of a company and, where that names nobody, GLEIF. `known` is the register's answer about the
 * customer, which has been asked before; null where it gave none.
 */
export async function askCompany(
  { call, threshold, startedAt }: Circumstances,
  link: ChainLink,
  known: RegistryEntry | null | undefined,
): Promise<Told> {
  const inquiry = new Inquiry(call, threshold, link);
  const { entry, open } = known === undefined ? await askRegister(inquiry, link) : { entry: known, open: null };
  const isNamed = (entry?.owners ?? []).length > 0;
  const record = isNamed ? inquiry.spareGroup() : await askGroup(inquiry, link, entry);
  const accounts = isNamed ? null : await askAccounts(inquiry, link, entry);
  const holders = accounts?.shareholders ?? [];
  const next = [
    ...linksOfOwners(link, entry?.country, entry?.owners ?? []),
    ...linksOfOwners(link, "BE", holders),
    ...parentLinks(link, record),
  ];
  // A parent that GLEIF names is no shareholder: a register that did not answer stays an open end.
  const isFollowed = next.length > 0 && open?.reason === "no_owners_published";
  const isOpen = known === undefined && !isNamed && holders.length === 0 && !isFollowed;
  return {
    company: {
      ...link,
      // The register agent's answer has the customer's own entry.
      entry: known === undefined ? entry : null,
      lei_record: record,
      accounts: accounts === null ? null : { shareholders: holders, exercise_end: accounts.exercise_end },
      open: isOpen ? (isUntold(record) ? { reason: "source_unavailable", source: "gleif" } : open) : null,
      retrieved_at: inquiry.heard[0]?.collected_at ?? startedAt,
    },
    next,
    heard: inquiry.heard,
    lookups: inquiry.lookups,
  };
}

type Open = Pick<OpenEnd, "reason" | "source">;

async function askRegister(
  inquiry: Inquiry,
  { country, number }: ChainLink,
): Promise<{ readonly entry: RegistryEntry | null; readonly open: Open }> {
  const nobody = (reason: OpenEnd["reason"], source?: SourceName) => ({
    entry: null,
    open: { reason, ...(source === undefined ? {} : { source }) },
  });
  const register = country === null ? undefined : companyRegisterOf(country);
  if (register === undefined) return nobody(country === null ? "no_number" : "not_covered");
  const { source } = register;
  if (number === null) return nobody("no_number", source);
  const answer = await inquiry.put(source, false, () => register.lookUp(inquiry.call, number), namesOwners);
  if (answer === null) return nobody("below_threshold", source);
  if (answer.outcome === "unknown") return nobody(silence(answer.reason), source);
  if (answer.value.status === "not_found") return nobody("not_found", source);
  return { entry: answer.value, open: { reason: "no_owners_published", source } };
}

const namesOwners = ({ owners }: RegistryEntry): boolean => (owners ?? []).length > 0;
const namesParent = (record: LeiAnswer): boolean => record.found && record.parents.direct.state === "named";

/** The accounts of a Belgian company, which name shareholders in few models; null where they say nothing. */
async function askAccounts(
  inquiry: Inquiry,
  { country, number }: ChainLink,
  entry: RegistryEntry | null,
): Promise<AnnualAccounts | null> {
  if (country !== "BE" || number === null) return null;
  const ask = () => findAccounts(inquiry.call, number);
  const answer = await inquiry.put(
    "nbb",
    entry !== null,
    ask,
    ({ accounts }) => (accounts?.shareholders ?? []).length > 0,
  );
  return answer?.outcome === "known" ? answer.value.accounts : null;
}

/** Whether GLEIF did not answer on the parent, so that it is unknown whether there is one. */
const isUntold = (record: LeiAnswer | null): boolean =>
  record?.found === true && record.parents.direct.state === "unknown";

const silence = (reason: UnknownReason): OpenEnd["reason"] =>
  reason === "not_configured" ? "source_not_configured" : "source_unavailable";

/** What GLEIF has of the company; null where it was not asked, or did not answer. */
async function askGroup(inquiry: Inquiry, link: ChainLink, entry: RegistryEntry | null): Promise<LeiAnswer | null> {
  const lei = link.lei ?? entry?.lei;
  const { country, number } = link;
  if (lei === undefined && (country === null || number === null)) return null;
  const subject = lei === undefined ? { country: country!, number: number! } : { lei };
  const answer = await inquiry.put("gleif", entry !== null, () => findLeiRecord(inquiry.call, subject), namesParent);
  return answer?.outcome === "known" ? answer.value : null;
}

/** Sources that add to a register: without them nothing is missing. */
const OPTIONAL: readonly SourceName[] = ["gleif", "nbb"];

/** The questions about one company: why each was put or not, and what was heard. */
class Inquiry {
  readonly call: AgentCall;
  readonly heard: EvidenceRef[] = [];
  readonly lookups: ChainLookup[] = [];
  readonly #threshold: number;
  readonly #link: ChainLink;

  constructor(call: AgentCall, threshold: number, link: ChainLink) {
    this.call = call;
    this.#threshold = threshold;
    this.#link = link;
  }

  /** Asks a source where it is worth it; null where it is not. */
  async put<T>(
    source: SourceName,
    isKnown: boolean,
    ask: () => Promise<Answer<T>>,
    names: (value: T) => boolean,
  ): Promise<Answer<T> | null> {
    if (OPTIONAL.includes(source) && !isConfigured(this.call.ctx, source)) {
      return this.#skip(source, { reason: "The source is not configured." });
    }
    const { name: company, at_stake: atStake } = this.#link;
    const isSampled = isSample(this.call.ctx, source);
    const plan = planLookup({ source, company, atStake, threshold: this.#threshold, isKnown, isSampled });
    if (plan.decision === "skip") return this.#skip(source, plan);
    const answer = await ask();
    this.heard.push(...answer.evidence);
    this.lookups.push({
      link: company,
      source,
      ...plan,
      named: answer.outcome === "known" ? names(answer.value) : null,
      ...(answer.outcome === "unknown" ? { failure: answer.reason } : {}),
    });
    return answer;
  }

  spareGroup(): null {
    const reason = `The register names the holders of ${this.#link.name}, so GLEIF is not asked.`;
    return this.#skip("gleif", { reason });
  }

  #skip(source: SourceName, why: Pick<LookupDecision, "reason"> & Partial<LookupDecision>): null {
    this.lookups.push({ link: this.#link.name, source, value: 0, expected: 0, ...why, decision: "skip", named: null });
    return null;
  }
}
