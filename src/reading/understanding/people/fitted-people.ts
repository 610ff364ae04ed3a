import { DOCUMENT_KINDS, type DocumentKind, IDENTITY_KINDS } from "../../../domain/documents/document-kinds.ts";
import { CERTAIN } from "../../../domain/readings/certain-kind.ts";
import type { PersonFact, PersonRole } from "../../../domain/readings/reading.model.ts";
import { partiesBeside } from "../company/holders/gather.ts";
import { withParagraphs } from "../company/holders/paragraphs.ts";
import type { Mention } from "../company/holders/mentions.ts";
import { plainCompany } from "../company/holders/merge.ts";
import type { Party } from "../company/party.ts";
import { partyFacts } from "../company/party-facts.ts";
import { asGuess, type FactDraft } from "../facts.ts";
import type { ReadableDocument } from "../kind-reader.ts";
import { isOther } from "./others.ts";
import { particularsBehind, together, withBehind } from "./particulars.ts";
import { type NamedSpan, namedSpansIn, type SpansOfDocument } from "./named-spans.ts";
import { spanKey } from "./name-spans.ts";
import type { FittedPeople, Named } from "./people-model.ts";

/** Below this likelihood the model names nobody. */
const WITHOUT_RULES: Readonly<Record<Named, number>> = { person: 0.45, holder: 0.45 };
/** Where the rules read the people of a paper, those whom they left out are mostly others: who has left, who assisted. */
const BESIDE_RULES: Readonly<Record<Named, number>> = { person: 0.8, holder: 0.6 };
const BEHIND_KINDS: readonly DocumentKind[] = [
  "articles_of_association",
  "register_extract",
  "ubo_extract",
  "gazette_publication",
  "shareholder_register",
  "structure_chart",
];
/** A person of the rules whom the model finds less likely than this is a guess. */
const DOUBTED = 0.1;
/** Of a name that a label or an address stands beside; sentences are less certain. */
const BESIDE_LABEL = 0.95;

/** What a person is in a paper of a kind, where no word beside the name tells; a kind that is not here names nobody. */
const ROLES: Readonly<Partial<Record<DocumentKind, PersonRole>>> = {
  articles_of_association: "founder",
  register_extract: "director",
  ubo_extract: "owner",
  gazette_publication: "director",
  annual_accounts: "director",
  bank_account_certificate: "holder",
  proof_of_address: "holder",
  licence: "holder",
  shareholder_register: "shareholder",
  structure_chart: "shareholder",
  contract: "signatory",
  screening_report: "other",
  invoice: "other",
  policy_document: "other",
};

/** Kinds of papers in which the model looks for people. */
export const PEOPLE_KINDS: readonly DocumentKind[] = DOCUMENT_KINDS.filter(
  (kind) => ROLES[kind] !== undefined && !IDENTITY_KINDS.includes(kind),
);
/** Kinds that state who holds shares. */
const HOLDING_KINDS: readonly DocumentKind[] = [
  "articles_of_association",
  "shareholder_register",
  "structure_chart",
  "ubo_extract",
  "register_extract",
  "annual_accounts",
];

/**
 * The facts of the rules with the people and holders that the fitted model finds beside them. They are guesses: an officer
 * confirms them. Whom a rule read and the model does not take for a person of the paper becomes a guess as well.
 */
export function withPeople(
  rules: readonly FactDraft[],
  kind: DocumentKind,
  document: ReadableDocument,
  model: FittedPeople,
): readonly FactDraft[] {
  if (!PEOPLE_KINDS.includes(kind)) return rules;
  const text = withParagraphs(document.text);
  const found = namedSpansIn(text, kind, document.language, model);
  const unlikely = rules.filter((fact) => isDoubted(fact, kind, found));
  // `Directors: Jan Maes, Els Claes`: of one list all are directors, where the model takes one of them for a person.
  const isListed = (fact: FactDraft): boolean =>
    rules.some((other) => other.place.quote === fact.place.quote && isPerson(other) && !unlikely.includes(other));
  const doubted = new Set(unlikely.filter((fact) => !isListed(fact)));
  const sure = rules.filter((fact) => !doubted.has(fact));
  const isRead = sure.some(({ type, subject }) => type === "person" && subject === "subject");
  const least = isRead && BEHIND_KINDS.includes(kind) ? BESIDE_RULES : WITHOUT_RULES;
  const firms = firmsOf(found);
  const likely = found.likeliest.filter(
    (one) =>
      one.likelihood >= least[one.named] &&
      !isOther(one, text, found.likeliest, kind === "articles_of_association") &&
      !(one.named === "person" && firms.has(plainCompany(one.span.person!.name))),
  );
  const paperDay = dayOf(rules);
  const byMention = new Map(likely.map((one) => [mentionOf(one), one]));
  const mentions = [...byMention.keys()];
  const parties = partiesBeside(text, mentions).map(({ mention, party }, at) => ({
    one: byMention.get(mention)!,
    party: withBehind(party, particularsBehind(text, mention, mentions[at + 1], paperDay)),
  }));
  const known = new Names(sure);
  const byName = [...Map.groupBy(parties, ({ one }) => `${one.named} ${keyOf(one)}`).values()]
    .map((some) => some.toSorted((a, b) => b.one.likelihood - a.one.likelihood))
    .toSorted((a, b) => b[0]!.one.likelihood - a[0]!.one.likelihood);
  const drafts: FactDraft[] = [];
  for (const some of byName) {
    const best = some[0]!.one;
    if (known.has(best)) continue;
    known.add(best);
    drafts.push(...draftsOf(best, together(some.map(({ party }) => party)), kind));
  }
  return [...rules.map((fact) => (doubted.has(fact) ? asGuess(fact) : fact)), ...drafts];
}

const isPerson = ({ type, subject }: FactDraft): boolean => type === "person" && subject === "subject";

/** `Delta Bouwwerken`, where the paper names a Delta Bouwwerken BV. */
const firmsOf = ({ spans }: SpansOfDocument): ReadonlySet<string> =>
  new Set(spans.flatMap(({ hasForm, company }) => (hasForm && company !== null ? [plainCompany(company)] : [])));

/** The day of a paper; without one, that of its reading. */
const dayOf = (rules: readonly FactDraft[]): string =>
  (rules.find(({ type }) => type === "document_date")?.value as string | undefined) ?? new Date().toISOString();

const mentionOf = ({ span, named }: NamedSpan): Mention => ({
  cell: span.cell,
  start: span.start,
  end: span.end,
  name: named === "person" ? span.person : null,
  company: named === "holder" ? span.company : null,
  number: null,
});

function draftsOf({ named, likelihood }: NamedSpan, party: Party, kind: DocumentKind): FactDraft[] {
  if (named === "holder" && !HOLDING_KINDS.includes(kind)) return [];
  const role = roleIn(kind, party);
  // `inkl. 16,34 % Versicherungsteuer` behind the customer of a bill is nobody's share.
  const own = kind === "proof_of_address" ? { ...party, share: null, plainShare: null } : party;
  return partyFacts(own, role).map((fact) => ({ ...fact, certainty: Math.min(CERTAIN - 0.05, likelihood) }));
}

/** What the words beside a name make of it; else what its kind of paper names most people as. */
function roleIn(kind: DocumentKind, { role, company }: Party): PersonRole {
  const usual = ROLES[kind]!;
  if (company !== null) return "shareholder";
  return role !== null && (usual === "director" || usual === "founder") ? role : usual;
}

/**
 * Whether the model takes the person of a rule for none of the paper's, where it knows the words of the name. A name of which it takes
 * a part, or one word more, is none that it doubts: a person who became a guess would be screened by nobody.
 */
function isDoubted(
  { type, value, subject, certainty }: FactDraft,
  kind: DocumentKind,
  { spans, likeliest }: SpansOfDocument,
): boolean {
  if (type !== "person" || subject === "issuer") return false;
  const { name, role } = value as PersonFact;
  // A lease says who rents beside a word for it.
  if (role === "notary" || role === "curator" || role === "other" || (kind === "contract" && role === "holder"))
    return false;
  // Beside a label, or over the address of a bill, stands its customer: of short names the model takes one in six for none.
  if (kind === "proof_of_address" && role === "holder" && certainty >= BESIDE_LABEL) return false;
  const key = spanKey(name);
  const isSpan = spans.some(({ cell, start, end }) => spanKey(cell.text.slice(start, end)) === key);
  const words = key.split(" ");
  return (
    isSpan &&
    !likeliest.some((one) => {
      if (one.named !== "person" || one.likelihood < DOUBTED) return false;
      const others = keyOf(one).split(" ");
      return isWithin(words, others) || isWithin(others, words);
    })
  );
}

const wordsOf = ({ name }: PersonFact): string[] => spanKey(name).split(" ");

const keyOf = ({ span, named }: NamedSpan): string =>
  named === "person" ? spanKey(span.person!.name) : plainCompany(span.company!);

/** The names that a reading has, each once: `J. Peeters` is `Jan Peeters`, and so is `Jan Karel Peeters`. */
class Names {
  readonly #persons: string[][] = [];
  readonly #companies = new Set<string>();

  constructor(facts: readonly FactDraft[]) {
    for (const { type, value } of facts) {
      if (type === "person") this.#persons.push(wordsOf(value as PersonFact));
      if (type === "company_share") this.#companies.add(plainCompany((value as { holder: string }).holder));
      if (type === "company_name") this.#companies.add(plainCompany(value as string));
    }
  }

  has(one: NamedSpan): boolean {
    const key = keyOf(one);
    if (one.named === "holder") return this.#companies.has(key);
    const words = key.split(" ");
    return this.#persons.some((other) => isWithin(words, other) || isWithin(other, words));
  }

  add(one: NamedSpan): void {
    if (one.named === "holder") this.#companies.add(keyOf(one));
    else this.#persons.push(keyOf(one).split(" "));
  }
}

const isWithin = (part: readonly string[], whole: readonly string[]): boolean =>
  part.every((word) => whole.some((other) => other === word || (word.length === 1 && other.startsWith(word))));
