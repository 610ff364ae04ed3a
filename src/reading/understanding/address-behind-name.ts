import type { DocumentKind } from "../../domain/documents/document-kinds.ts";
import { CERTAIN } from "../../domain/readings/certain-kind.ts";
import type { PersonFact } from "../../domain/readings/reading.model.ts";
import { factOf } from "./company/common.ts";
import { addressesOverLines } from "./company/mentions.ts";
import { type FactDraft, textIn } from "./facts.ts";
import { legalFormsIn } from "./fields/legal-forms.ts";
import type { ReadableDocument } from "./kind-reader.ts";
import { foldInPlace } from "./text.ts";

/** Kinds whose subject may be a person; elsewhere an address behind a person's name is that of a director or holder. */
const OF_PERSONS: readonly DocumentKind[] = ["proof_of_address", "bank_account_certificate"];
/** What they say of addresses is of parties, or of nobody. */
const OTHERS: readonly DocumentKind[] = ["contract", "invoice", "policy_document", "other"];

/** What may stand between a name and its address: marks, numbers and their registers, and that it is the seat. */
const BETWEEN =
  /^(?:[^\p{L}]|(?<!\p{L})(?:met|zetel|te|gevestigd|kantoorhoudend|dont|le|siege|social|est|sis|situe|fixe|a|au|ayant|son|at|of|registered|office|company|number|mit|sitz|n|no|nr|numero|d'entreprise|ondernemingsnummer|unternehmensnummer|bce|kbo|kvk|rcs|r\.c\.s|fn|uid|u\.-nr|ond\.nr|che|be|btw|tva|luxembourg|b|capital|de|euros?|eur|herrn?|frau|p\/a|c\/o)(?!\p{L}))*$/u;
const LONGEST = 90;

/** The facts with the address that stands behind the name of who a paper is about, where no label told it; no other is as likely. */
export function withAddressBehindName(
  facts: readonly FactDraft[],
  kind: DocumentKind,
  { flow }: ReadableDocument,
): readonly FactDraft[] {
  const types: readonly FactDraft["type"][] = OF_PERSONS.includes(kind)
    ? ["account_holder", "company_name", "person"]
    : ["company_name"];
  const isOwn = ({ type, subject }: FactDraft): boolean => type === "address" && subject === "subject";
  if (OTHERS.includes(kind) || facts.some((fact) => isOwn(fact) && fact.certainty >= CERTAIN)) return facts;
  const unbroken = flow.folded.replaceAll("\n", " ");
  const addresses = addressesOverLines(flow.text);
  for (const fact of facts) {
    if (fact.subject !== "subject" || !types.includes(fact.type)) continue;
    const name = foldInPlace(withoutForm(fact.type === "person" ? (fact.value as PersonFact).name : textIn(fact)));
    if (name.length < 4) continue;
    for (const { at, quote, value, confidence } of addresses) {
      const from = Math.max(0, at - LONGEST - name.length);
      const start = unbroken.slice(from, at).lastIndexOf(name);
      if (start < 0) continue;
      const between = flow.text.slice(from + start + name.length, at).replaceAll("\n", " ");
      const bare = legalFormsIn(between).reduce((rest, { quote: form }) => rest.replace(form, " "), between);
      if (!BETWEEN.test(foldInPlace(bare))) continue;
      const certainty = Math.min(0.9, fact.certainty) * confidence;
      const address = factOf("address", value.text, flow.place(at, at + quote.length), { certainty });
      return [...facts.filter((one) => !isOwn(one)), address];
    }
  }
  return facts;
}

function withoutForm(name: string): string {
  const form = legalFormsIn(name).at(-1);
  return form !== undefined && form.at > 2 && form.at + form.quote.length >= name.length - 1
    ? name.slice(0, form.at).trim()
    : name;
}
