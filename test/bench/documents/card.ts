import type { Draft } from "./draft.ts";
import type { MrzFact, PersonFact } from "../../../src/domain/readings/reading.model.ts";
import { type Person, nameOf } from "./world.ts";
import { zoneTD1, zoneTD2, zoneTD3, type ZoneHolder } from "./zone.ts";

/** Sizes of ISO/IEC 7810 in points. */
export const ID1 = [243, 153] as const;
export const ID2 = [298, 210] as const;
export const ID3 = [354, 249] as const;
/** Ten characters an inch, as ICAO 9303 asks for. */
const ZONE_SIZE = 10;

/** One side of a card or a page of a passport, drawn in its own points and enlarged. */
export class Card {
  readonly #draft: Draft;
  readonly #x: number;
  readonly #y: number;
  readonly scale: number;
  readonly #size: readonly [number, number];

  constructor(draft: Draft, x: number, y: number, size: readonly [number, number], scale: number) {
    this.#draft = draft;
    this.#x = x;
    this.#y = y;
    this.scale = scale;
    this.#size = size;
    draft.box(x, y, size[0] * scale, size[1] * scale, 0.95);
    draft.box(x, y, size[0] * scale, size[1] * scale);
  }

  text(x: number, y: number, text: string, size = 7, style: "regular" | "bold" | "italic" = "regular"): void {
    const { scale } = this;
    this.#draft.put(this.#x + x * scale, this.#y + y * scale, text, { size: size * scale, style });
  }

  /** A small label with its value below. */
  field(x: number, y: number, label: string, value: string, size = 8): void {
    this.text(x, y, label, 4.5);
    this.text(x, y + 6, value, size, "bold");
  }

  photo(x: number, y: number, width: number, height: number): void {
    const { scale } = this;
    const place = [this.#x + x * scale, this.#y + y * scale] as const;
    this.#draft.box(...place, width * scale, height * scale, 0.7);
    this.#draft.box(
      place[0] + width * scale * 0.3,
      place[1] + height * scale * 0.2,
      width * scale * 0.4,
      height * scale * 0.5,
      0.5,
    );
  }

  /** The zone at the bottom, on white. */
  zone(lines: readonly string[], gap = 12): void {
    const { scale } = this;
    const [width, height] = this.#size;
    const top = height - lines.length * gap - 8;
    this.#draft.box(this.#x + 1, this.#y + top * scale, (width - 2) * scale, (lines.length * gap + 6) * scale, 1);
    const room = lines[0]!.length * ZONE_SIZE * 0.72;
    lines.forEach((line, at) =>
      this.#draft.put(this.#x + ((width - room) / 2) * scale, this.#y + (top + 3 + at * gap) * scale, line, {
        size: ZONE_SIZE * scale,
        family: "zone",
      }),
    );
  }
}

export interface IdentityTruth {
  readonly who: Person;
  /** As it is read, without separators. */
  readonly number: string;
  readonly issue?: string;
  readonly expiry: string;
  /** ISO 3166-1 alpha-3, or `D`. */
  readonly issuer: string;
  readonly nationality: string;
  readonly format: MrzFact["format"];
  /** `ID`, `P<`, `I<`, `IR`, ... */
  readonly code: string;
  readonly optional?: string;
  /** What else of the person the document prints. */
  readonly prints?: Partial<PersonFact>;
}

/** States what the document says, and returns the lines of its zone. */
export function stateIdentity(d: Draft, truth: IdentityTruth): string[] {
  const { who, format, code } = truth;
  const holder: ZoneHolder = {
    family: who.family,
    given: who.given,
    birthDate: who.birthDate,
    sex: who.sex,
    nationality: truth.nationality,
    issuer: truth.issuer,
    number: truth.number,
    expiry: truth.expiry,
    ...(truth.optional === undefined ? {} : { optional: truth.optional }),
  };
  const zone = { TD1: zoneTD1, TD2: zoneTD2, TD3: zoneTD3 }[format](holder, code);
  d.fact("mrz", "subject", { format, zone: zone.join("\n"), valid: true });
  d.person(who, {
    role: "holder",
    name: nameOf(who),
    given_names: who.given.join(" "),
    family_name: who.family,
    birth_date: who.birthDate,
    nationality: who.nationality,
    sex: who.sex,
    ...truth.prints,
  });
  d.fact("document_number", "subject", truth.number);
  if (truth.issue !== undefined) d.fact("issue_date", "subject", truth.issue, { also: ["document_date"] });
  d.fact("expiry_date", "subject", truth.expiry);
  return zone;
}
