import { readDocument } from "../../../src/reading/read-document.ts";
import type { Recogniser } from "../../../src/reading/ports.ts";
import { MODELS } from "../../support/understand.ts";
import type { MrzFact, Reading } from "../../../src/domain/readings/reading.model.ts";
import { CERTAIN, certainKind } from "../../../src/domain/readings/certain-kind.ts";
import { compareFacts, type Verdict } from "./compare.ts";
import type { MadeDocument } from "./make-document.ts";
import { renderDocument } from "./render.ts";
import type { Form, Half } from "./truth.ts";

export interface Measured {
  readonly half: Half;
  readonly form: Form;
  readonly document: MadeDocument;
  readonly reading: Reading;
  readonly verdicts: readonly Verdict[];
  /** Of the facts that count: the others are guesses, which neither establish nor contradict anything. */
  readonly certain: readonly Verdict[];
  readonly pages: number;
  /** Of processor time, so that what else the machine does counts little. */
  readonly milliseconds: number;
}

/** Reads a document in a form and judges what was read. */
export async function measureDocument(
  half: Half,
  document: MadeDocument,
  form: Form,
  recogniser: Recogniser,
): Promise<Measured> {
  const { bytes, mediaType } = await renderDocument(document, form);
  const began = process.cpuUsage();
  const reading = await readDocument(bytes, mediaType, { recogniser, models: MODELS, now: () => new Date() });
  const { user, system } = process.cpuUsage(began);
  const milliseconds = (user + system) / 1000;
  const verdicts = compareFacts(reading.facts, document.truth, form);
  const counting = reading.facts.filter(({ confidence }) => confidence >= CERTAIN);
  const certain = compareFacts(counting, document.truth, form);
  return { half, form, document, reading, verdicts, certain, pages: document.pages.length, milliseconds };
}

export interface FieldFigures {
  readonly right: number;
  readonly wrong: number;
  readonly missing: number;
  /** Null where nothing was read. */
  readonly precision: number | null;
  /** Null where nothing was to be found. */
  readonly recall: number | null;
}

export function fieldFigures(verdicts: readonly Verdict[]): FieldFigures {
  const count = (outcome: Verdict["outcome"]): number => verdicts.filter((one) => one.outcome === outcome).length;
  const [right, wrong, missing] = [count("right"), count("wrong"), count("missing")];
  // A part that was read wrongly was also there to be found.
  const misread = verdicts.filter(
    ({ outcome, field, truth }) => outcome === "wrong" && field.startsWith("person.") && truth !== null,
  ).length;
  return {
    right,
    wrong,
    missing,
    precision: right + wrong === 0 ? null : right / (right + wrong),
    recall: right + missing + misread === 0 ? null : right / (right + missing + misread),
  };
}

/** Whether the kind is the true one; null where it is a guess. */
export const isCertainKindRight = ({ reading, document }: Measured): boolean | null => {
  const kind = certainKind(reading);
  return kind === null ? null : kind === document.truth.kind;
};

export const isKindRight = ({ reading, document }: Measured): boolean => reading.kind === document.truth.kind;

/** Of documents with a zone: whether it was read with every check digit right. Null for others. */
export function isZoneRight({ reading, document }: Measured): boolean | null {
  const zone = document.truth.facts.find(({ type }) => type === "mrz")?.value as MrzFact | undefined;
  if (zone === undefined) return null;
  const checked = ({ format, zone: text }: MrzFact): string => {
    const lines = text.split("\n").map((line) => line.replace(/\s/g, ""));
    return (format === "TD1" ? lines.slice(0, 2) : lines.slice(1)).join("");
  };
  return reading.facts.some(({ type, value }) => {
    if (type !== "mrz") return false;
    const read = value as MrzFact;
    return read.valid && checked(read) === checked(zone);
  });
}
