import { describe, expect, it } from "vitest";
import type { ReadPage } from "../../../../src/domain/readings/reading.model.ts";
import { classify } from "../../../../src/reading/understanding/classify/classify.ts";
import { COMPANY_READERS } from "../../../../src/reading/understanding/company/index.ts";
import { withFitted } from "../../../../src/reading/understanding/fitted/fitted-facts.ts";
import { flowOf } from "../../../../src/reading/understanding/flow.ts";
import type { ReadableDocument } from "../../../../src/reading/understanding/kind-reader.ts";
import { withPeople } from "../../../../src/reading/understanding/people/fitted-people.ts";
import { PERSON_READERS } from "../../../../src/reading/understanding/person/index.ts";
import { readNumbers } from "../../../../src/reading/understanding/person/other.ts";
import { documentText } from "../../../../src/reading/understanding/text.ts";
import { MODELS } from "../../../support/understand.ts";
import { officePagesOf, pagesOf } from "./pages-of.ts";

/** Texts on which an expression or a loop that takes the square of its text shows it. In characters. */
const [SHORT, LONG] = [2_500, 10_000];
const repeated = (part: string) => (size: number) => part.repeat(Math.ceil(size / part.length)).slice(0, size);
const TEXTS: Readonly<Record<string, (size: number) => string>> = {
  "one word": repeated("a"),
  "one word in capitals and small letters": repeated("Aa"),
  "one word with hyphens": repeated("a-"),
  names: repeated("Jan Peeters "),
  "particles in capitals": repeated("Van De Den "),
  "digits with spaces": repeated("1 "),
  "numbers and letters": repeated("12345 a "),
  "dates and codes": repeated("12/03/2024 AB12\n"),
  "enterprise numbers": repeated("0403 170 701 "),
  amounts: repeated("1.234.567,89 "),
  dates: repeated("12/03/2024 "),
  "months without days": repeated("sept mei "),
  "years in words": repeated("tweeduizend "),
  "a label in one line": repeated("Naam: "),
  "a label in many lines": repeated("Naam:\n"),
  "labels with values": repeated("Ondernemingsnummer: 0403.170.701\nNaam: Alfa BV\nAdres: Kerkstraat 1, 9000 Gent\n"),
  newlines: (size) => `Naam${repeated("\n")(size)}Jan`,
  spaces: (size) => `Naam${repeated(" ")(size)}Jan`,
  brackets: repeated("("),
  "quotation marks": repeated('"'),
  dots: repeated("."),
  leaders: repeated("a . . . . "),
  commas: repeated("A, "),
  "legal forms": repeated("BV NV "),
  "legal forms in full": repeated("besloten vennootschap "),
  shares: repeated("50 % "),
  "holders with shares": repeated("Jan Peeters 60 %, An Maes en "),
  "shares in words": repeated("zestig procent "),
  "a list of figures": repeated("respectievelijk 60, 50 en "),
  zones: repeated("P<BEL<<"),
  addresses: repeated("Kerkstraat 1, 9000 Gent "),
  births: repeated("geboren te Gent op 1 mei 1970 "),
  "cells of a letter": repeated("a\t"),
  "cells of names": repeated("Jan Peeters\t"),
  "cells of numbers": repeated("5\t"),
  "cells of dates": repeated("12/03/2024\t"),
  permits: repeated("de vergunning verleent aan "),
};
const RULES: Readonly<Record<string, (document: ReadableDocument) => unknown>> = {
  classify: (document) => classify(document, MODELS.kinds),
  ...COMPANY_READERS,
  ...PERSON_READERS,
  numbers: readNumbers,
  fields: (document) => withFitted([], "licence", document, MODELS.fields),
  people: (document) => withPeople([], "shareholder_register", document, MODELS.people),
};

/** Four times the text takes four times as long, and sixteen times where something is quadratic. */
const MOST_TIMES = 9;
/** Below this many milliseconds noise counts for more than the text. */
const LEAST = 100;

function millisecondsOf(work: () => unknown): number {
  const { user, system } = process.cpuUsage();
  work();
  const spent = process.cpuUsage({ user, system });
  return (spent.user + spent.system) / 1000;
}

function documentOf(pages: readonly ReadPage[]): ReadableDocument {
  const text = documentText(pages);
  return { text, flow: flowOf(text), language: "nl" };
}

/** In a page, words have places: texts of several lines and words show what rules of columns take. */
const IN_A_PAGE = ["names", "holders with shares", "a label in many lines", "labels with values", "births", "newlines"];

/** Of each sort one: words, digits, dates, labels, space, signs, forms, shares, zones, addresses and cells. */
const OF_EACH_SORT = [
  "one word",
  "names",
  "digits with spaces",
  "dates and codes",
  "labels with values",
  "newlines",
  "spaces",
  "brackets",
  "legal forms in full",
  "holders with shares",
  "zones",
  "addresses",
  "cells of names",
];

/** One text of each sort, which the suite reads, or the others, which the proofs read. */
export function describeHostileTexts(texts: "of each sort" | "the others"): void {
  const isChosen = (name: string) => OF_EACH_SORT.includes(name) === (texts === "of each sort");
  describe.each([
    ["an office file", officePagesOf, Object.keys(TEXTS)],
    ["a page", pagesOf, IN_A_PAGE],
  ] as const)("a hostile text in %s", (_, pages, names) => {
    it.each(Object.entries(TEXTS).filter(([name]) => (names as readonly string[]).includes(name) && isChosen(name)))(
      "of %s is read in linear time by the rules of every kind",
      (_name, text) => {
        const [short, long] = [text(SHORT), text(LONG)];
        const isSlow = (work: (drawn: string) => unknown): boolean => {
          // A pause of the machine makes one run long, and not three of them.
          for (let run = 0; run < 3; run++) {
            const after = millisecondsOf(() => work(long));
            if (after < LEAST) return false;
            const before = millisecondsOf(() => work(short));
            if (after < MOST_TIMES * Math.max(1, before)) return false;
          }
          return true;
        };
        const documents = new Map([short, long].map((drawn) => [drawn, documentOf(pages(drawn))] as const));
        const slow = Object.entries(RULES).flatMap(([rule, read]) =>
          isSlow((drawn) => read(documents.get(drawn)!)) ? [rule] : [],
        );
        expect([...slow, ...(isSlow((drawn) => documentOf(pages(drawn))) ? ["the text itself"] : [])]).toEqual([]);
      },
    );
  });
}
