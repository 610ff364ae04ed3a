import { foldAccents } from "../../../../platform/folding.ts";
import { isWithin } from "../../distance.ts";
import type { DocumentText } from "../../text.ts";
import { visibleFields } from "./visible-fields.ts";
import { zoneHolder } from "./zone-holder.ts";
import { zoneOf } from "./zone-lines.ts";

/**
 * The page of a machine-readable zone beside which neither a name nor a birth date is printed, as on the back of a card; null where the side with
 * the photo was seen. Who has somebody's number and birth date can make such lines.
 */
export function backAlone(text: DocumentText): { readonly page: number | null } | null {
  const zone = zoneOf(text);
  if (zone === null) return null;
  const { name, family, given, birthDate } = visibleFields(text);
  if (name ?? family ?? given ?? birthDate) return null;
  const { given: first, family: last } = zoneHolder(zone, null);
  const names = wordsOf(`${first ?? ""} ${last ?? ""}`);
  const printed = text.cells.flatMap((cell) => (cell.text.includes("<") ? [] : wordsOf(cell.text)));
  const isPrinted = names.some((one) => printed.some((other) => isWithin(one, other, one.length >= 5 ? 1 : 0)));
  return isPrinted ? null : { page: zone.place.page };
}

const wordsOf = (text: string): string[] =>
  foldAccents(text)
    .split(/[^a-z]+/)
    .filter((word) => word.length >= 2);
