import { addressesIn, readAddress } from "../../fields/addresses.ts";
import type { ReadableDocument } from "../../kind-reader.ts";
import { foldInPlace } from "../../text.ts";
import type { Candidate } from "./candidate.ts";

export const addressCandidates = ({ flow }: ReadableDocument): readonly Candidate[] =>
  addressesIn(flow.text).map(({ value, at, quote, confidence }) => ({
    value: value.text,
    key: keyOf(value.street, value.postcode),
    at,
    end: at + quote.length,
    confidence,
    forms: [
      value.country ?? "none",
      ...(foldInPlace(value.text).match(/[\p{L}]+/gu) ?? []).slice(0, 8).map((word) => `w ${word.slice(0, 5)}`),
    ],
  }));

const keyOf = (street: string, postcode: string): string =>
  foldInPlace(`${street} ${postcode}`).replaceAll(/[^a-z\d]/g, "");

/** Street, number and postcode of an address. */
export function addressKey(text: string): string {
  const address = readAddress(text)?.value;
  return address === undefined ? foldInPlace(text) : keyOf(address.street, address.postcode);
}
