import { agreesOnCompany } from "../readings/agreement.rules.ts";
import { isCurrent } from "../readings/compare-facts.rules.ts";
import { certainFacts, personIn } from "../readings/effective-facts.rules.ts";
import { knownDirectors, knownOwners, type KnownParty, registerOf } from "../readings/known-case.ts";
import { agreesOnDate, agreesOnPerson } from "../readings/person-names.rules.ts";
import type { CompanyShareFact, PersonRole } from "../readings/reading.model.ts";
import type { CustomerComparison, MissingReason, SideName, SideValue } from "./comparison.model.ts";
import {
  asOf,
  type ComparisonInput,
  notDeclared,
  readAt,
  side,
  silenceOfDocuments,
  silenceOfRegister,
  verdict,
} from "./comparison-sides.rules.ts";

type Office = "owner" | "director";

/** Somebody whom one side names in an office. */
interface Named {
  readonly by: SideName;
  readonly party: KnownParty;
  readonly value: SideValue;
  /** Whether the side shows who holds the office today. */
  readonly isOfToday: boolean;
}

const ROLES: Readonly<Record<Office, readonly PersonRole[]>> = {
  owner: ["owner", "shareholder"],
  director: ["director"],
};

const QUESTIONS = { owner: "beneficial_owners", director: "directors" } as const;

/** Roundings of a share differ by less. */
const SHARE_TOLERANCE = 0.5;

/** Each owner or director that anybody names, with what the three sides say of them. */
export function compareParties(input: ComparisonInput, office: Office): CustomerComparison[] {
  const named = [...known(input, office), ...read(input, office)];
  const lists = new Set(named.map(({ by }) => by));
  return groups(named).map((group) => compareParty(input, office, group, lists));
}

function known({ known: what }: ComparisonInput, office: Office): Named[] {
  const lists = office === "owner" ? knownOwners(what) : knownDirectors(what);
  return lists.flatMap(({ with: by, value: parties, source }) =>
    parties.map((party): Named => {
      const isRegister = by === "register";
      return {
        by: isRegister ? "registered" : "declared",
        party,
        value: { value: describe(party), source, at: isRegister ? asOf(what) : null },
        isOfToday: true,
      };
    }),
  );
}

function read({ known: what, documents }: ComparisonInput, office: Office): Named[] {
  return documents.flatMap((document) =>
    certainFacts(document).flatMap((fact): Named[] => {
      const person = personIn(fact);
      const share = fact.type === "company_share" ? (fact.value as CompanyShareFact) : null;
      const isShare = share !== null && (share.role ?? "shareholder") === (office === "owner" ? "shareholder" : office);
      const party: KnownParty | null =
        person?.role !== undefined && ROLES[office].includes(person.role)
          ? { ...person, kind: "person" }
          : isShare
            ? { ...share, name: share.holder, kind: "company" }
            : null;
      if (party === null || person?.until !== undefined) return [];
      const value = { value: describe(party), source: document.filename, at: readAt(document) };
      return [{ by: "read", party, value, isOfToday: isCurrent(document, what) }];
    }),
  );
}

const describe = ({ name, birth_date, share_percent }: KnownParty): string =>
  [name, birth_date && `born ${birth_date}`, share_percent !== undefined && `${share_percent} %`]
    .filter(Boolean)
    .join(", ");

/** A name that may be either of two persons keeps both together: nobody can tell which is meant. */
function groups(named: readonly Named[]): Named[][] {
  let found: Named[][] = [];
  for (const one of named) {
    const meant = found.filter((group) => group.some(({ party }) => isOne(party, one.party)));
    const [first = [], ...more] = meant;
    const group = [...first, ...more.flat(), one];
    found =
      meant.length === 0
        ? [...found, group]
        : found.flatMap((known) => (known === first ? [group] : more.includes(known) ? [] : [known]));
  }
  return found;
}

/** Names of companies are compared more loosely: two people of one family are two. */
function isOne(a: KnownParty, b: KnownParty): boolean {
  const isPerson = a.kind === "person" || b.kind === "person";
  return isPerson ? agreesOnPerson(a, b) === true : agreesOnCompany(a.name, b.name) === true;
}

function compareParty(
  input: ComparisonInput,
  fact: Office,
  group: readonly Named[],
  lists: ReadonlySet<SideName>,
): CustomerComparison {
  const of = (name: SideName) => group.filter(({ by }) => by === name);
  const sides = {
    declared: side(valuesOf(of("declared")), lists.has("declared") ? "not_named" : notDeclared(input, QUESTIONS[fact])),
    registered: side(valuesOf(of("registered")), missingInRegister(input, fact, lists.has("registered"))),
    read: side(valuesOf(of("read")), lists.has("read") ? "not_named" : silenceOfDocuments(input)),
  };
  const pairs = [
    ["declared", "registered"],
    ["declared", "read"],
    ["registered", "read"],
  ] as const;
  const outcomes = pairs.flatMap((pair) => {
    const [left, right] = pair.map(of) as [Named[], Named[]];
    if (left.length > 0 && right.length > 0) return [{ pair, agrees: areSame(left, right) }];
    // Who is missing in a list of today contradicts the other side; a document does not name everybody.
    const other = left.length > 0 ? pair[1] : pair[0];
    const present = [...left, ...right];
    const isMissing = present.length > 0 && other !== "read" && lists.has(other);
    return isMissing ? [{ pair, agrees: present.some(({ isOfToday }) => isOfToday) ? false : null }] : [];
  });
  return { fact, subject: group[0]!.party.name, ...sides, ...verdict(outcomes) };
}

const valuesOf = (named: readonly Named[]): SideValue[] => named.map(({ value }) => value);

/** Whether two sides say the same of a party that both name. */
function areSame(left: readonly Named[], right: readonly Named[]): boolean | null {
  // A name without a birth date is one of two namesakes, and nobody can tell which.
  const [one, other] = [birthsOf(left), birthsOf(right)];
  if ((areTwo(one) && other.length < 2) || (areTwo(other) && one.length < 2)) return null;
  const all = left.flatMap((a) => right.map((b) => isSame(a.party, b.party)));
  return all.includes(true) ? true : all.includes(false) ? false : null;
}

const birthsOf = (named: readonly Named[]): string[] => named.flatMap(({ party }) => party.birth_date ?? []);

const areTwo = (births: readonly string[]): boolean => births.some((born) => agreesOnDate(born, births[0]) === false);

function isSame(a: KnownParty, b: KnownParty): boolean | null {
  const shares = [a.share_percent, b.share_percent].filter((share) => share !== undefined);
  if (shares.length === 2 && Math.abs(shares[0]! - shares[1]!) > SHARE_TOLERANCE) return false;
  return isOne(a, b) ? true : null;
}

function missingInRegister(input: ComparisonInput, office: Office, isNamed: boolean): MissingReason {
  if (isNamed) return "not_named";
  const silence = silenceOfRegister(input);
  if (silence !== null) return silence;
  const part = office === "owner" ? "owners" : "representatives";
  return registerOf(input.known)?.unpublished?.includes(part) ? "not_published" : "not_in_register";
}
