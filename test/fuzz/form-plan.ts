import fc from "fast-check";
import { strToU8, zipSync } from "fflate";
import { type FormPart, multipart } from "../support/form.ts";
import { DISGUISED_DOCM, DOCM, DOCX, EXE, JPG, PDF, PNG, ZIP } from "../support/sample-files.ts";
import { hostileString } from "./hostile.ts";
import { placeholder } from "./schema-arbitrary.ts";

/** A multipart form as plain data: its files by the name of a sample. */
export interface FormPlan {
  readonly kind: "form";
  readonly parts: readonly FormPartPlan[];
  readonly cutAfter: number | null;
}

type FormPartPlan =
  | { readonly name: string; readonly value: string }
  | { readonly name: string; readonly filename: string; readonly type: string; readonly sample: SampleName };

/** Files that are what they say, and files that are not. */
const SAMPLES = {
  pdf: PDF,
  png: PNG,
  jpg: JPG,
  docx: DOCX,
  docm: DOCM,
  disguised: DISGUISED_DOCM,
  zip: ZIP,
  exe: EXE,
  empty: new Uint8Array(),
  one: new Uint8Array(1),
  zeros: new Uint8Array(70_000),
  svg: strToU8('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  html: strToU8("<!doctype html><script>alert(1)</script>"),
  polyglot: strToU8("GIF89a/*%PDF-1.7*/=1;<script>alert(1)</script>"),
  bomb: zipSync({
    "word/document.xml": [new Uint8Array(8_000_000), { level: 9 }],
    "[Content_Types].xml": strToU8("<Types/>"),
  }),
  cut: DOCX.slice(0, 60),
} as const;
type SampleName = keyof typeof SAMPLES;

const SAMPLE_NAMES = Object.keys(SAMPLES) as SampleName[];
const TYPES = [
  "application/pdf",
  "image/png",
  "image/jpeg",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  "text/html",
  "application/octet-stream",
  "image/svg+xml",
  "",
];

const oneLine = (text: string): string => text.toWellFormed().replaceAll(/[\r\n]/g, "?");

/** Values that a field takes; any other is named as in the prepared world. */
const FIELD_VALUES: Readonly<Record<string, readonly string[]>> = {
  kind: ["register_extract", "ubo_extract", "passport", "other"],
  note: ["", "Looked up in the register"],
  obtained_from: ["Crossroads Bank for Enterprises"],
  obtained_at: ["2026-01-05", "2026-01-05T10:00:00+01:00", "2999-01-01", "0000-00-00"],
};

const textField = (name: string): fc.Arbitrary<FormPartPlan> =>
  fc
    .oneof(
      { weight: 8, arbitrary: fc.constantFrom(...(FIELD_VALUES[name] ?? [placeholder(name)])) },
      { weight: 1, arbitrary: hostileString.map((text) => text.toWellFormed()) },
    )
    .map((value) => ({ name, value }));

const matching = fc.constantFrom<[SampleName, string]>(
  ["pdf", TYPES[0]!],
  ["png", TYPES[1]!],
  ["jpg", TYPES[2]!],
  ["docx", TYPES[3]!],
);
const file: fc.Arbitrary<FormPartPlan> = fc
  .tuple(
    fc.oneof(
      { weight: 3, arbitrary: matching },
      { weight: 2, arbitrary: fc.tuple(fc.constantFrom(...SAMPLE_NAMES), fc.constantFrom(...TYPES)) },
    ),
    fc.oneof(fc.constantFrom("statement.pdf", "scan.png", "a.b.c.docx"), hostileString.map(oneLine)),
  )
  .map(([[sample, type], filename]) => ({ name: "file", filename, type, sample }));

const strayField: fc.Arbitrary<FormPartPlan> = fc
  .tuple(fc.constantFrom("nosuch", "__proto__", "file", "tenant_id", "requirement_id"), hostileString)
  .map(([name, value]) => ({ name, value: value.toWellFormed() }));

/** Forms as an upload wants them, and everything else that calls itself one. */
export function formBody(names: readonly string[]): fc.Arbitrary<FormPlan> {
  const fields = names.map(textField);
  return fc.record({
    kind: fc.constant("form"),
    parts: fc.oneof(
      { weight: 8, arbitrary: fc.tuple(...fields, file) },
      { weight: 2, arbitrary: fc.tuple(file, ...fields) },
      { weight: 2, arbitrary: fc.array(fc.oneof(...fields, file, strayField), { maxLength: 5 }) },
    ),
    cutAfter: fc.oneof({ weight: 12, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fc.nat(400) }),
  });
}

export function writeForm({ parts, cutAfter }: FormPlan, fill: (text: string) => string) {
  const written = parts.map((part): FormPart =>
    "sample" in part
      ? { name: part.name, filename: part.filename, type: part.type, value: SAMPLES[part.sample] }
      : { name: part.name, value: fill(part.value) },
  );
  return multipart(written, cutAfter === null ? {} : { cutAfter });
}
