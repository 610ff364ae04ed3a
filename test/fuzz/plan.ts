import fc from "fast-check";
import { HEADER_MARK, hostileNumber, hostileString, hostileValue, writeDeep } from "./hostile.ts";
import { mutate, mutation } from "./mutate.ts";
import type { Operation, Parameter } from "./operations.ts";
import { beyond, type Known, placeholder, type SchemaArbitrary } from "./schema-arbitrary.ts";
import { EXAMPLES } from "./examples.ts";
import { formBody, type FormPlan } from "./form-plan.ts";
import { CREDENTIALS_FOR, type CredentialName } from "./credentials.ts";

/** A request before the world's ids are filled in; plain data, so that it can be printed and sent again. */
export interface Plan {
  readonly operation: string;
  readonly method: string;
  /** Already encoded, but for its placeholders. */
  readonly path: string;
  readonly query: readonly (readonly [name: string, value: string])[];
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly credential: CredentialName;
  readonly body: BodyPlan | null;
  /** Which of the prepared things is meant. */
  readonly pick: number;
  /** Whether ids of different things come together in one request. */
  readonly scatter: boolean;
}

export type BodyPlan =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "bytes"; readonly base64: string }
  | FormPlan;

type Pair = readonly [string, string];

/** Requests for one operation: valid ones, ones at and beyond its limits, and ones that mean harm. */
export function planFor(operation: Operation, values: SchemaArbitrary, known: Known): fc.Arbitrary<Plan> {
  return fc.record({
    operation: fc.constant(operation.id),
    method: methodOf(operation),
    path: pathOf(operation, values, known),
    query: queryOf(operation, values, known),
    headers: headersOf(operation),
    credential: fc.oneof(
      ...CREDENTIALS_FOR[operation.security].map(([weight, name]) => ({ weight, arbitrary: fc.constant(name) })),
    ),
    body: bodyOf(operation, values),
    pick: fc.nat(999),
    scatter: fc.oneof({ weight: 9, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
  });
}

const rarely = <T>(usual: fc.Arbitrary<T>, seldom: fc.Arbitrary<T>, ratio = 9): fc.Arbitrary<T> =>
  fc.oneof({ weight: ratio, arbitrary: usual }, { weight: 1, arbitrary: seldom });

function methodOf({ method }: Operation): fc.Arbitrary<string> {
  const others = method === "GET" ? ["HEAD", "HEAD", "OPTIONS", "PATCH"] : ["PATCH", "PUT", "OPTIONS"];
  return rarely(fc.constant(method), fc.constantFrom(...others), 40);
}

/** Deletes only what nothing else is tried on. */
const DELETE_CASE = "DELETE /api/cases/{workflow_id}";

const encode = (text: string): string => encodeURIComponent(text.toWellFormed());

function pathOf(operation: Operation, values: SchemaArbitrary, known: Known): fc.Arbitrary<string> {
  const hostile = fc.oneof(
    hostileString.map((text) => encode(text.slice(0, 2_000)) || "%20"),
    fc.constantFrom("%zz", "%ff%fe", "%2e%2e%2f", "a%2fb", "%00", ";x=1", "%25", "0", "-1", "1e3", "999999999999"),
  );
  const parameters = operation.pathParameters.map((parameter) => {
    const name = operation.id === DELETE_CASE ? "spare_workflow_id" : parameter.name;
    const usual = known.has(name)
      ? fc.constant(placeholder(name))
      : values.of(parameter.schema, parameter.name).map((value) => encode(String(value)) || "%20");
    return rarely(usual, hostile, 6);
  });
  return fc.tuple(...parameters).map((chosen) => {
    let index = 0;
    return operation.path.replaceAll(/\{\w+\}/g, () => chosen[index++]!);
  });
}

function queryOf(operation: Operation, values: SchemaArbitrary, known: Known): fc.Arbitrary<readonly Pair[]> {
  const each = operation.query.map((parameter) => queryParameter(parameter, values, known));
  const stray = fc.constantFrom<Pair>(
    ["__proto__", "x"],
    ["constructor", "1"],
    ["nosuch", ""],
    ["", ""],
    ["\ufffd", "\0"],
    ["toString", "[]"],
  );
  return fc
    .tuple(fc.tuple(...each), rarely(fc.constant<Pair[]>([]), fc.array(stray, { minLength: 1, maxLength: 3 }), 12))
    .map(([given, strays]) => [...given.flat(), ...strays]);
}

function queryParameter({ name, required, schema }: Parameter, values: SchemaArbitrary, known: Known) {
  const valid = known.has(name)
    ? fc.oneof(fc.constant(placeholder(name)), values.of(schema, name).map(String))
    : values.of(schema, name).map(String);
  const wrong = fc.oneof(
    hostileString,
    hostileNumber.map(String),
    fc.constantFrom(...beyond(schema).map(String), "", "  ", "null"),
  );
  const value = rarely(valid, wrong, 3).map((text): Pair => [name, text.toWellFormed().slice(0, 3_000)]);
  const once = value.map((pair): Pair[] => [pair]);
  const twice = fc.tuple(value, value).map((pairs): Pair[] => pairs);
  const none = fc.constant<Pair[]>([]);
  return fc.oneof(
    { weight: required ? 18 : 10, arbitrary: once },
    { weight: required ? 2 : 8, arbitrary: none },
    { weight: 1, arbitrary: twice },
  );
}

/** Header values as HTTP may carry them. */
const headerValue = hostileString.map((text) =>
  text
    .replaceAll(/[^\x20-\x7e\xa0-\xff]/g, "?")
    .trim()
    .slice(0, 3_000),
);

const oddHeader: fc.Arbitrary<Pair> = fc.oneof(
  fc.tuple(fc.constantFrom("Accept", "Accept-Language", "If-Match", "If-None-Match", "Origin", "Range"), headerValue),
  fc.tuple(
    fc.constantFrom("X-Request-Id", "Idempotency-Key", "Cookie", "X-Forwarded-For", "Cf-Access-Jwt-Assertion"),
    headerValue,
  ),
  fc.tuple(
    fc.constant("Accept"),
    fc.constantFrom("text/html", "application/pdf", "*/*;q=0", "application/json, text/html;q=1e9"),
  ),
  fc.tuple(fc.constant("Accept-Language"), fc.constantFrom("nl", "fr-BE,fr;q=0.9", "de", "x-klingon", "*;q=NaN")),
  fc.tuple(fc.constant("If-Match"), fc.constantFrom("*", '"0"', 'W/"x"', '"unclosed')),
  fc.tuple(fc.constant("Range"), fc.constantFrom("bytes=0-0", "bytes=-1", "bytes=9-1", "lines=1")),
  fc.tuple(fc.constant("X-HTTP-Method-Override"), fc.constantFrom("DELETE", "PUT")),
  fc.tuple(fc.constant("X-Request-Id"), fc.constantFrom("ok-1", `a%0d%0a${HEADER_MARK}`)),
  fc.tuple(
    fc.constant("Idempotency-Key"),
    fc.nat(40).map((n) => `key-${n}`),
  ),
);

const CONTENT_TYPES = [
  "text/plain",
  "application/json; charset=utf-16",
  "application/merge-patch+json",
  "application/jsonp",
  "multipart/form-data",
  "multipart/form-data; boundary=",
  "multipart/form-data; boundary=x",
  "application/x-www-form-urlencoded",
  "APPLICATION/JSON",
  "",
];

function headersOf(operation: Operation): fc.Arbitrary<readonly Pair[]> {
  const odd = rarely(fc.constant<Pair[]>([]), fc.array(oddHeader, { minLength: 1, maxLength: 2 }), 4);
  if (operation.method === "GET") return odd;
  const usual = operation.form ? [] : [["Content-Type", "application/json"] as Pair];
  const type = rarely(
    fc.constant<Pair[]>(usual),
    fc.constantFrom(...CONTENT_TYPES).map((value): Pair[] => [["Content-Type", value]]),
    15,
  );
  return fc.tuple(odd, type).map((pairs) => pairs.flat());
}

const base64 = (bytes: Uint8Array | string): BodyPlan => ({
  kind: "bytes",
  base64: Buffer.from(bytes as string).toString("base64"),
});

/** What is no JSON, or JSON that few expect. */
const oddText: fc.Arbitrary<BodyPlan> = fc.oneof(
  fc
    .constantFrom(
      ...'{|[|nul|"|{"a":1,}|1e400|-|[1,2|{}{}|\u2028|\'x\'|NaN|{"a":"\\ud800"}|{"a":"\\u0000"}|{"\\u0000":1}|{"a":1,"a":2}'.split(
        "|",
      ),
      "\ufeff{}",
      " \n\t ",
      "[".repeat(100_000),
      '{"a":'.repeat(50_000),
      `{"x":"${"x".repeat(1_048_600)}"}`,
      '{"__proto__":{"x":1}}',
      "null",
      "true",
      "0",
      '""',
      "[]",
      "{}",
    )
    .map((text): BodyPlan => ({ kind: "text", text })),
  fc.uint8Array({ maxLength: 200 }).map(base64),
  fc.constantFrom("ff", "c3", "edA0bd", "7b22c3283a317d", "feff007b007d").map((hex) => base64(Buffer.from(hex, "hex"))),
);

function bodyOf(operation: Operation, values: SchemaArbitrary): fc.Arbitrary<BodyPlan | null> {
  if (operation.method === "GET") return fc.constant(null);
  if (operation.form)
    return fc.oneof({ weight: 12, arbitrary: formBody(operation.form) }, { weight: 1, arbitrary: oddText });
  const nothing = fc.constant(null);
  const asText = (value: unknown): BodyPlan => ({ kind: "text", text: writeDeep(JSON.stringify(value) ?? "") });
  if (operation.raw) {
    const example = fc.constantFrom(...(EXAMPLES[operation.id] ?? [{}]));
    const line = fc
      .tuple(example, fc.array(mutation, { maxLength: 2 }))
      .map(([value, changes]) => mutate(value, changes));
    const lines = fc.array(fc.oneof({ weight: 6, arbitrary: line }, { weight: 1, arbitrary: hostileValue }), {
      minLength: 1,
      maxLength: 4,
    });
    const text = lines.map((items): BodyPlan => ({
      kind: "text",
      text: items.map((item) => JSON.stringify(item)).join("\n"),
    }));
    return fc.oneof(
      { weight: 6, arbitrary: text },
      { weight: 2, arbitrary: oddText },
      { weight: 1, arbitrary: nothing },
    );
  }
  if (!operation.json) {
    const empty = fc.constant<BodyPlan>({ kind: "text", text: "{}" });
    return fc.oneof(
      { weight: 7, arbitrary: nothing },
      { weight: 2, arbitrary: empty },
      { weight: 1, arbitrary: oddText },
    );
  }
  const examples = EXAMPLES[operation.id] ?? [];
  const drawn = values.of(operation.json);
  const valid =
    examples.length > 0
      ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...examples) }, { weight: 1, arbitrary: drawn })
      : drawn;
  const mutated = fc
    .tuple(valid, fc.array(mutation, { minLength: 1, maxLength: 3 }))
    .map(([value, mutations]) => mutate(value, mutations));
  return fc.oneof(
    { weight: 10, arbitrary: valid.map(asText) },
    { weight: 8, arbitrary: mutated.map(asText) },
    { weight: 1, arbitrary: hostileValue.map(asText) },
    { weight: 2, arbitrary: oddText },
    { weight: 1, arbitrary: nothing },
  );
}
