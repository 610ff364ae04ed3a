import { COMMON_FAMILY_NAMES, COMMON_GIVEN_NAMES } from "../matching/common-names.ts";
import type { Finding } from "../case/case.model.ts";
import { latinWords } from "../../platform/folding.ts";
import { type EndedRelationship, endSentences, type Shut, shutSentence } from "./former-customer.rules.ts";
import { quotedReason } from "./quoted-reason.ts";

/**
 * Another private customer who was refused, or with whom the relationship ended for cause or is shut, and who may be this one by what a
 * false card or a marriage changes: the birth date, or the family name.
 */
export interface Alike {
  /** `address`: the same name at the same address, with another birth date; `given_name`: the same given name and birth date. */
  readonly by: "address" | "given_name";
  readonly refused?: { readonly on: string | null; readonly reason: string | null };
  readonly ended?: EndedRelationship;
  readonly shut?: Shut;
}

/**
 * Whether two people of one birth date share a given name: a known one, or the first word of both. Twins share the family name, which
 * is none.
 */
export function shareGivenName(a: string, b: string): boolean {
  const [first, second] = [latinWords(a), latinWords(b)];
  if (first.length < 2 || second.length < 2) return false;
  return first.some(
    (word) =>
      word.length > 1 &&
      second.includes(word) &&
      (COMMON_GIVEN_NAMES.has(word) || (word === first[0] && word === second[0] && !COMMON_FAMILY_NAMES.has(word))),
  );
}

/** A shorter word may be abbreviated, or the name of a country. */
const STREET_WORD = 4;

/** Whether two addresses, as people write them, are of one house: all numbers of the shorter, and more than half of its words. */
export function areOneHome(a: string, b: string): boolean {
  const [short, long] = [latinWords(a), latinWords(b)].toSorted((one, other) => one.length - other.length) as [
    string[],
    string[],
  ];
  const numbers = short.filter((word) => /\d/.test(word));
  const words = short.filter((word) => word.length >= STREET_WORD && !/\d/.test(word));
  const isThere = (word: string) =>
    long.some((other) => other.length >= STREET_WORD && (other.startsWith(word) || word.startsWith(other)));
  return (
    numbers.length > 0 &&
    numbers.every((number) => long.includes(number)) &&
    words.filter(isThere).length > words.length / 2
  );
}

type Draft = Required<Pick<Finding, "severity" | "title" | "description" | "code">>;

const UNTIL_SETTLED = "It counts until an officer says whether they are one person.";

const BY: Readonly<Record<Alike["by"], { readonly same: string; readonly may: string }>> = {
  address: {
    same: "the same name at the same address, with another birth date",
    may: "One person may have given two birth dates, or two relatives have one name.",
  },
  given_name: {
    same: "the same given name and birth date, with another family name",
    may: "One person may have two family names, as after a marriage, or two people one birth date.",
  },
};

/** The finding on such a person; an officer alone settles it, since it may well be somebody else. */
export function alikeFinding(name: string, workflowId: string, { by, refused, ended, shut }: Alike): Draft {
  const { same, may } = BY[by];
  const what = refused
    ? "was refused"
    : shut
      ? `is a customer, and the relationship ${shut.state === "restricted" ? "is restricted" : "is to end"}`
      : "was a customer, and the relationship was ended for cause";
  const refusal = refused
    ? [
        `${workflowId} was rejected${refused.on === null ? "" : ` on ${refused.on.slice(0, 10)}`}${refused.reason === null ? ". That case says why." : `: ${quotedReason(refused.reason)}.`}`,
      ]
    : [];
  return {
    code: refused ? "refused_alike" : "customer_alike",
    severity: "medium",
    title: `May be the same person: ${name} ${what}`,
    description: [
      `${name} has ${same}. ${may}`,
      ...refusal,
      ...(ended ? endSentences(ended) : []),
      ...(shut ? [shutSentence(shut, "is")] : []),
      UNTIL_SETTLED,
    ].join(" "),
  };
}
