import { expect, it } from "vitest";
import { withDocument } from "../../../src/domain/documents/superseded.rules.ts";
import { caseRecord } from "../../support/case-fixtures.ts";
import { CUSTOMER_FILE, documentReading } from "../../support/readings.ts";

/** Whether a second file of the same name takes the place of the first. */
function isReplaced(given_name: string, kind: "identity_card" | "bank_account_certificate") {
  const first = { ...CUSTOMER_FILE, given_name, reading: documentReading({ kind }) };
  const second = { ...CUSTOMER_FILE, document_id: "second", filename: "file-2.jpg", given_name };
  return withDocument(caseRecord({ documents: [first] }), second).documents[0]!.superseded === true;
}

it("the second photo of a card by a phone is its other side, and takes no photo's place", () => {
  for (const name of ["image.jpg", "IMAGE.JPEG", "photo 1.jpg", "image.heic"]) {
    expect(isReplaced(name, "identity_card")).toBe(false);
    expect(isReplaced(name, "bank_account_certificate")).toBe(true);
  }
  expect(isReplaced("id card Claes.jpg", "identity_card")).toBe(true);
});
