import { expect, test } from "vitest";
import { canonicalHash } from "../../../src/platform/canonical-json.ts";
import { readFacts, writeFacts } from "../../../src/screening/candidates/entry-facts.ts";
import { DOCUMENT_KINDS, identityOf, type ListEntry } from "../../../src/screening/list-entry.ts";
import { ListEntrySchema } from "../../../src/screening/lists/list-entry.schema.ts";

const plain: ListEntry = {
  id: "e-1",
  kind: "person",
  names: [{ name: "Ivan Testov", weak: false }],
  topics: ["sanction"],
  birthDates: ["1977/1982", "1957~"],
  countries: ["BY"],
  identifiers: ["MP 000 111", "7700"],
  programmes: ["BLR"],
};
const full: ListEntry = {
  ...plain,
  documents: [{ number: "7700", kind: "tax", country: null }],
  gender: "female",
  birthPlaces: ["Minsk, Belarus"],
  titles: ["General"],
};

const documents = DOCUMENT_KINDS.map((kind, at) => ({ number: `N${at}`, kind, country: at % 2 === 0 ? "SY" : null }));
const everyKind: ListEntry = { ...full, identifiers: documents.map(({ number }) => number), documents };

test.each([plain, full, everyKind])("an entry is read as it was written", (entry) => {
  expect(readFacts(writeFacts(entry), entry.kind, entry.names)).toEqual(entry);
  expect(ListEntrySchema.parse(entry)).toEqual(entry);
});

test("the facts that an older release stored are read as that release read them", () => {
  const stored = '["e-1",["sanction"],["1977","1982"],["BY"],["MP 000 111"],["BLR"]]';
  const { names, kind } = plain;
  const read = readFacts(stored, kind, names);
  expect(read).toEqual({ ...plain, birthDates: ["1977", "1982"], identifiers: ["MP 000 111"] });
  expect(writeFacts(read)).toBe(stored);
  // SHA-256 as the older release pinned clearances to.
  expect(canonicalHash(identityOf(read))).toBe(canonicalHash(read));
});

test("reading more of an entry reopens no cleared hit", () => {
  expect(canonicalHash(identityOf(full))).toBe(canonicalHash(identityOf(plain)));
});

test("a document without its identifier is refused", () => {
  const unknown = [{ number: "8800", kind: "tax", country: null }];
  expect(ListEntrySchema.safeParse({ ...full, documents: unknown }).success).toBe(false);
});
