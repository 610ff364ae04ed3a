import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readCsv, writeCsvLine } from "../../../src/features/scans/csv.rules.ts";
import type { PortfolioRow } from "../../../src/features/scans/portfolio.model.ts";
import { csvHeader, csvLine, readPortfolioCsv } from "../../../src/features/scans/portfolio-csv.rules.ts";
import { soundNumbers } from "../../support/portfolios.ts";

const cellsOf = (text: string) => readCsv(text).records.map(({ cells }) => cells);

describe("CSV", () => {
  it("is read with quotes, quoted quotes, separators and line ends, and each record knows its line", () => {
    expect(readCsv('a,b\r\n"x, ""y""\r\nz",2\n\n3,4').records).toEqual([
      { line: 1, cells: ["a", "b"] },
      { line: 2, cells: ['x, "y"\r\nz', "2"] },
      { line: 5, cells: ["3", "4"] },
    ]);
  });

  it.each([
    [
      "a;b,c\n1;2",
      [
        ["a", "b,c"],
        ["1", "2"],
      ],
    ],
    [
      "a\tb\n1\t2",
      [
        ["a", "b"],
        ["1", "2"],
      ],
    ],
    [
      '"a;x",b,c\n1,2,3',
      [
        ["a;x", "b", "c"],
        ["1", "2", "3"],
      ],
    ],
    ["sep=;\na,1;b\n", [["a,1", "b"]]],
    ["a\rb\r", [["a"], ["b"]]],
  ])("finds the separator of %j", (text, cells) => {
    expect(cellsOf(text)).toEqual(cells);
  });

  it.each(['a\n"b', 'a\n"b"c', 'a\n"b" ,c'])("refuses %j, with its line", (text) => {
    expect(readCsv(text).fault).toMatchObject({ line: 2 });
  });

  it("that it writes is read back the same, by itself and by another reader", () => {
    const cell = fc.string({ unit: fc.constantFrom("a", '"', ",", ";", "\n", "\r\n", "\t", " ", "é", "0") });
    fc.assert(
      fc.property(
        fc.array(cell, { minLength: 2, maxLength: 5 }),
        fc.constantFrom(";" as const, "," as const),
        (cells, delimiter) => {
          fc.pre(cells.every((text) => !/^[\t\r]/.test(text)) && cells.some((text) => text.trim() !== ""));
          const header = writeCsvLine(
            cells.map((_, n) => `column${n}`),
            delimiter,
          );
          const text = header + writeCsvLine(cells, delimiter);
          expect(cellsOf(text)[1]).toEqual(cells);
          expect(parse(text, { delimiter, record_delimiter: "\r\n" })[1]).toEqual(cells);
        },
      ),
    );
  });

  it.each(["=1+1", "+32 2 555", "-Foo", "@SUM(A1)", "\tx", "\r=x", "＝1", "＠x"])(
    "never writes %j as a formula",
    (text) => {
      const [[written]] = cellsOf(writeCsvLine([text, "x"], ";")) as [[string]];
      expect(written).toBe(`'${text}`);
    },
  );
});

const numbers = soundNumbers(3);
const [first, second, third] = numbers as [string, string, string];

describe("the numbers of a file", () => {
  it.each([
    `registration_number\n${numbers.join("\n")}`,
    `name,Enterprise number\r\nA,${first}\r\nB,${second}\r\n"C, D",${third}\r\n`,
    `Naam;Ondernemingsnummer;Stad\n${numbers.map((number) => `x;${number};Gent`).join("\n")}`,
    `Nom;Numéro d'entreprise\n${numbers.map((number) => `x;${number}`).join("\n")}`,
    `Name;N° TVA;N° d’entreprise\n${numbers.map((number) => `x;?;${number}`).join("\n")}`,
    `Firma;Unternehmensnummer\n${numbers.map((number) => `x;BE ${number.slice(0, 4)}.${number.slice(4, 7)}.${number.slice(7)}`).join("\n")}`,
    numbers.join("\n"),
    numbers.map((number) => `Company;${number}`).join("\n"),
    // Excel drops the zero at the front.
    `KBO-nummer\n${numbers.map((number) => Number(number)).join("\n")}`,
  ])("are found in %j", (text) => {
    const read = readPortfolioCsv(text);
    const plain = ("numbers" in read ? read.numbers : []).map((cell) => cell.replaceAll(/\D/g, "").padStart(10, "0"));
    expect(plain).toEqual(numbers);
  });

  it("count once, and may be ten thousand at most", () => {
    expect(readPortfolioCsv(`nr,kbo\n1,${first}\n2,${first}`)).toEqual({ numbers: [first], references: new Map() });
    expect(readPortfolioCsv(soundNumbers(10_000).join("\n"))).toHaveProperty("numbers.length", 10_000);
    expect(readPortfolioCsv(soundNumbers(10_001).join("\n"))).toMatchObject({ faults: [{ line: 10_001 }] });
  });

  it("keep what the file calls them, whatever the spelling of the number", () => {
    const text = `Référence;KBO\nK-1;${first}\n;${second}\n K-2 ;BE ${first}\nK-1;${first}\nK-3;${third}\n`;
    const references = new Map([
      [first, "K-1, K-2"],
      [third, "K-3"],
    ]);
    expect(readPortfolioCsv(text)).toMatchObject({ references });
    expect(readPortfolioCsv(`kbo;reference\n${first};${"x".repeat(201)}\n${second};"a\nb"\n`)).toEqual({
      faults: [
        { line: 2, message: "has a reference of over 200 characters" },
        { line: 3, message: "has a reference with a line break or a control character" },
      ],
    });
  });

  it("are refused with every line that is wrong", () => {
    const text = `number;name\n${first};A\n0999900151;B\n;C\nx;D\n${second}\n${third};"E;F"\n=HYPERLINK("x");G\n`;
    expect(readPortfolioCsv(text)).toEqual({
      faults: [
        { line: 3, message: '"0999900151" has wrong check digits (mod 97)' },
        { line: 4, message: "has no enterprise number" },
        { line: 5, message: '"x" is not a Belgian enterprise number' },
        { line: 6, message: "has 1 cells, and the first line has 2" },
        { line: 8, message: '"=HYPERLINK("x")" is not a Belgian enterprise number' },
      ],
    });
  });

  it.each([
    ["", 1],
    ["\n\n", 1],
    ["name;city\nA;Gent", 1],
    ["number\n", 1],
    [`number\n"${first}`, 2],
  ])("are refused in %j", (text, line) => {
    expect(readPortfolioCsv(text)).toMatchObject({ faults: [{ line }] });
  });
});

describe("the results as a file", () => {
  const row: PortfolioRow = {
    position: 0,
    number: first,
    reference: "=1+1",
    isWaiting: false,
    incomplete: true,
    cached: false,
    reason: null,
    scan: {
      scanId: `scan-${first}-t1-5`,
      scannedAtMs: 5,
      segmentId: null,
      findings: {
        legal_name: '=cmd|"x"!A1; NV',
        risk_tier: "amber",
        confidence: 0.77,
        flags: ["PEPPOL_UNAVAILABLE"],
        unknown_fields: [],
        eval_reasons: [],
        unanswered_sources: [{ source: "peppol", reason: "timeout", detail: "no answer", failed: true }],
      } as never,
    },
  };
  const linesOf = (rows: readonly PortfolioRow[]) =>
    cellsOf(csvHeader(";") + rows.map((one) => csvLine(one, "https://d.example", ";")).join(""));

  it("name what failed, and hold no formula", () => {
    const [header, line] = linesOf([row]);
    expect(Object.fromEntries(header!.map((name, n) => [name, line![n]]))).toMatchObject({
      registration_number: first,
      legal_name: `'=cmd|"x"!A1; NV`,
      state: "incomplete",
      risk_tier: "amber",
      failed_sources: "peppol",
      reference: "'=1+1",
      link: `https://d.example/console/#/scans/company/${first}`,
    });
  });

  it("have a line for what waits and for what failed, without a risk tier", () => {
    const none = { ...row, scan: null, incomplete: false };
    const [, waiting, failed] = linesOf([
      { ...none, isWaiting: true },
      { ...none, reason: "could not be scanned" },
    ]);
    expect(waiting!.slice(0, 4)).toEqual([first, "", "waiting", ""]);
    expect(failed!.slice(0, 6)).toEqual([first, "", "failed", "", "", "could not be scanned"]);
  });

  it("can be uploaded again", () => {
    const again = readPortfolioCsv(csvHeader(";") + csvLine({ ...row, reference: "K 1;2" }, "https://d.example", ";"));
    expect(again).toEqual({ numbers: [first], references: new Map([[first, "K 1;2"]]) });
  });
});
