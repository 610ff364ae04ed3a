import { z } from "zod";
import type { Address } from "../../domain/matching/address.ts";
import { type Reading, known } from "../answer.ts";
import { countryCode, failedStatus, isoDay, parseJson, readJson, registryEntry, thenRead } from "../register-answer.ts";
import type { RawAnswer } from "../request.ts";
import type { RegistryEntry } from "../types.ts";

const text = z.string().nullish();
const digits = z.union([z.string(), z.number()]).nullish();

const subject = z.object({
  ico: z.string(),
  obchodniJmeno: z.string().min(1),
  sidlo: z
    .object({
      kodStatu: text,
      nazevObce: text,
      nazevMestskehoObvodu: text,
      nazevCastiObce: text,
      nazevUlice: text,
      cisloDomovni: digits,
      cisloOrientacni: digits,
      cisloOrientacniPismeno: text,
      psc: digits,
      textovaAdresa: text,
    })
    .nullish(),
  pravniForma: text,
  datumVzniku: text,
  datumZaniku: text,
  datumAktualizace: text,
  czNace: z.array(z.string()).nullish(),
  seznamRegistraci: z.object({ stavZdrojeVr: text, stavZdrojeIr: text }).nullish(),
});
type Subject = z.output<typeof subject>;

/** The register states forms as codes of the statistical office. */
const LEGAL_FORMS: Readonly<Record<string, string>> = {
  "111": "veřejná obchodní společnost",
  "112": "společnost s ručením omezeným",
  "113": "komanditní společnost",
  "117": "nadace",
  "121": "akciová společnost",
  "205": "družstvo",
  "301": "státní podnik",
  "421": "odštěpný závod zahraniční právnické osoby",
  "706": "spolek",
};

const refusal = z.object({ kod: z.literal("NENALEZENO") });

/** A 404 without the register's own code says that the path is wrong, not that there is no such company. */
export const isNotFound = (raw: RawAnswer): boolean => raw.status === 404 && parseJson(raw.text, refusal) !== null;

export interface SubjectReading {
  readonly entry: RegistryEntry;
  /** Whether the public register, which names representatives and partners, has a record of it. */
  readonly isFiled: boolean;
}

/** Parses the basic record (`/ekonomicke-subjekty/{ico}`). */
export function parseSubject(raw: RawAnswer, number: string): Reading<SubjectReading> {
  const identity = { country: "CZ", number, source: "ares" } as const;
  if (isNotFound(raw)) {
    return known({ entry: registryEntry({ ...identity, status: "not_found" }), isFiled: false });
  }
  if (raw.status !== 200) return failedStatus(raw);
  return thenRead(
    readJson(
      raw,
      subject.refine(({ ico }) => ico.padStart(8, "0") === number),
    ),
    (found) => {
      const endDate = isoDay(found.datumZaniku);
      const lastChanged = isoDay(found.datumAktualizace);
      const form = found.pravniForma ?? null;
      const ending = endDate === undefined ? endingOf(found) : undefined;
      const entry = registryEntry({
        ...identity,
        status: endDate === undefined ? "active" : "stopped",
        legal_name: found.obchodniJmeno,
        legal_form_code: form,
        legal_form: form === null ? null : (LEGAL_FORMS[form] ?? null),
        address: addressOf(found.sidlo),
        start_date: isoDay(found.datumVzniku) ?? null,
        end_date: endDate ?? null,
        activities: (found.czNace ?? []).map((code) => ({ code, description: "", version: "CZ-NACE" })),
        ...(ending === undefined ? {} : { ending }),
        ...(lastChanged === undefined ? {} : { last_changed: lastChanged }),
      });
      return known({ entry, isFiled: found.seznamRegistraci?.stavZdrojeVr !== "NEEXISTUJICI" });
    },
  );
}

function endingOf({ obchodniJmeno, seznamRegistraci }: Subject): RegistryEntry["ending"] {
  if (seznamRegistraci?.stavZdrojeIr === "AKTIVNI")
    return { kind: "insolvency", label: "insolvenční rejstřík: AKTIVNI" };
  return /v likvidaci\b/iu.test(obchodniJmeno) ? { kind: "liquidation", label: "v likvidaci" } : undefined;
}

function addressOf(seat: Subject["sidlo"]): Address | null {
  if (!seat) return null;
  const country = countryCode(seat.kodStatu) ?? "CZ";
  const city = seat.nazevMestskehoObvodu ?? seat.nazevObce;
  if (city && seat.psc) {
    const letter = seat.cisloOrientacniPismeno ?? "";
    const numbers = [seat.cisloDomovni, seat.cisloOrientacni && `${seat.cisloOrientacni}${letter}`].filter(Boolean);
    const street = [seat.nazevUlice ?? seat.nazevCastiObce ?? city, numbers.join("/")].filter(Boolean).join(" ");
    return { street, postal_code: String(seat.psc), city, country };
  }
  const [, street, postal, place] = /^(.+), *(\d{3} ?\d{2}) +(.+)$/.exec(seat.textovaAdresa ?? "") ?? [];
  return street && postal && place ? { street, postal_code: postal.replace(" ", ""), city: place, country } : null;
}
