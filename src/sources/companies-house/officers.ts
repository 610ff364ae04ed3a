import type { z } from "zod";
import { type EntryParts, inOffice, isoDay, maskedPart } from "../register-answer.ts";
import type { Person } from "../types.ts";
import { birthMonth, isPast, nationalityCode, onlyCountry, party, text } from "./items.ts";
import { normaliseCompanyNumber } from "./number.ts";

export const officer = party.extend({ officer_role: text, appointed_on: text, resigned_on: text });
type Officer = z.output<typeof officer>;

/** Current officers. A secretary does not direct the company. */
export function directorsOf(officers: readonly Officer[]): EntryParts {
  const current = officers.filter(
    ({ resigned_on, officer_role }) => !isPast(resigned_on) && !officer_role?.includes("secretary"),
  );
  const directors = current.flatMap((one) => directorOf(one) ?? []);
  const gap = maskedPart("directors", current.length - directors.length);
  return { directors, ...(gap === null ? {} : { missing: [gap] }) };
}

function directorOf(found: Officer): Person | null {
  const name = found.name?.trim();
  if (!name) return null;
  const role = found.officer_role?.replaceAll("-", " ") ?? "";
  const since = isoDay(found.appointed_on);
  if (found.officer_role?.startsWith("corporate-")) {
    const { identification } = found;
    const isBritish =
      identification?.identification_type === "uk-limited-company" ||
      onlyCountry(identification?.country_registered) === "GB";
    const number = isBritish ? normaliseCompanyNumber(identification?.registration_number ?? "") : null;
    return inOffice(
      { name, kind: "company", ...(number === null ? {} : { registration_number: number }) },
      "GB",
      role,
      since,
    );
  }
  const birthDate = birthMonth(found.date_of_birth);
  const nationality = nationalityCode(found.nationality);
  // "FAMILY, Given Names, Title"
  const [family = "", given] = name.split(",").map((part) => part.trim());
  return inOffice(
    {
      ...(given ? { name: `${given} ${family}`, given_name: given, family_name: family } : { name }),
      kind: "person",
      ...(birthDate === undefined ? {} : { birth_date: birthDate }),
      ...(nationality === undefined ? {} : { nationality }),
    },
    "GB",
    role,
    since,
  );
}
