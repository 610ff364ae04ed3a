import { text } from "../../domain/case/answers.ts";
import type { CaseRecord } from "../../domain/case/case.record.ts";
import { answersOf } from "../../domain/customer/stated-facts.ts";
import { isPersonTemplate } from "../../investigation/dossier.ts";
import { latinWords } from "../../platform/folding.ts";
import { type Mark, markOfValue } from "./marks.rules.ts";

const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;
const STREET_WORD = 4;

/** The house and box of an address, as people write it; null where it has no number of a house beside the one of its town. */
function homeKey(address: string): string | null {
  const words = latinWords(address);
  const numbers = words.filter((word) => /\d/.test(word));
  const at = words.findIndex((word) => /\d/.test(word));
  const street = words.slice(0, at).filter((word) => word.length >= STREET_WORD);
  return numbers.length < 2 || street.length === 0 ? null : [...street, ...numbers.toSorted()].join(" ");
}

/** The account and the address that a private customer answers, as marks that other cases of the tenant may have too. */
export function marksOfAnswers({
  tenantId,
  templateId,
  ...record
}: Parameters<typeof answersOf>[0] & Pick<CaseRecord, "tenantId" | "templateId">): Mark[] {
  if (!isPersonTemplate(templateId)) return [];
  const answers = answersOf(record);
  const iban = (text(answers["iban"]) ?? "").replaceAll(/[\s.-]/g, "").toUpperCase();
  const home = homeKey(text(answers["residence_address"]) ?? "");
  return [
    ...(IBAN.test(iban) ? [markOfValue(tenantId, "iban", iban)] : []),
    ...(home === null ? [] : [markOfValue(tenantId, "home", home)]),
  ];
}
