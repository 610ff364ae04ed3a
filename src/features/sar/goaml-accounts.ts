import type { CaseDocument } from "../../domain/case/case.model.ts";
import type { CaseRecord } from "../../domain/case/case.record.ts";
import { answersOf, text } from "../../domain/customer/stated-facts.ts";
import { isSameName } from "../../domain/customer/same-person.ts";
import { certainKind } from "../../domain/readings/certain-kind.ts";
import { effectiveFacts, personIn } from "../../domain/readings/effective-facts.rules.ts";
import type { Sar } from "../../domain/sar/sar.model.ts";
import { foldText } from "../../platform/folding.ts";
import type { GoamlAccount } from "../../rendering/goaml/goaml.model.ts";

/**
 * Accounts of the case: the one that the customer declares, those that it declared before, those of bank certificates that it
 * handed in, in the name that stands there, and those that a transaction names as its own. Each once, as first named.
 */
export function accountsOf(
  record: CaseRecord,
  transactions: Sar["transactions"],
  registeredName: string | null,
): GoamlAccount[] {
  const answers = answersOf(record);
  const holder = text(answers["full_name"]) ?? registeredName ?? record.companyName;
  const names = [holder, record.companyName, registeredName].filter((name) => name !== null);
  const used = transactions
    .flatMap(({ from, to }) => [from, to])
    .filter(({ name }) => name !== null && names.some((own) => sameName(own, name)));
  const before = (record.replacedAnswers ?? []).filter(({ question }) => question === "iban");
  const of = (number: string | null, comment: string | null = null, holder_name = holder): GoamlAccount[] =>
    number === null ? [] : [{ number, holder_name, bic: null, bank_name: null, currency: null, comment }];
  const all = [
    ...of(text(answers["iban"])),
    ...before.flatMap(({ answer }) =>
      of(text(answer), "Declared by the customer before, and replaced by another answer."),
    ),
    ...record.documents.flatMap((document) =>
      certifiedIn(document).flatMap(({ iban, name }) => {
        const paper = `the bank account certificate "${document.filename}" that was handed in`;
        const comment = `Stated by ${paper}, ${name === null ? "of which no holder was read" : `for ${name}`}.`;
        const isOwn = name !== null && names.some((own) => isSameName(own, name));
        return of(iban, comment, name ?? holder).map((account) =>
          isOwn ? account : { ...account, is_of_other: true },
        );
      }),
    ),
    ...used.flatMap(({ account }) => of(text(account))),
  ];
  return [...Map.groupBy(all, ({ number }) => compact(number)).values()].map(merge);
}

/** One account as it is first named, with what else is said of it where that is another holder. */
function merge([first, ...others]: readonly GoamlAccount[]): GoamlAccount {
  const differing = others.filter(({ holder_name }) => !isSameName(holder_name, first!.holder_name));
  const comments = [first!, ...differing].flatMap(({ comment }) => comment ?? []);
  return { ...first!, comment: comments.join("\n") || null };
}

/** Account numbers of a bank's certificate, and in whose name it is; the name is null where it was not read. */
function certifiedIn(document: CaseDocument): { iban: string; name: string | null }[] {
  const { review, filed, reading } = document;
  const kind = review?.kind ?? filed?.kind ?? certainKind(reading);
  if (kind !== "bank_account_certificate") return [];
  const facts = effectiveFacts(document).filter(({ subject }) => subject === "subject");
  const name = facts.flatMap((fact) =>
    fact.type === "account_holder" || fact.type === "company_name"
      ? (text(fact.value) ?? [])
      : personIn(fact)?.role === "holder"
        ? personIn(fact)!.name
        : [],
  )[0];
  return facts.flatMap(({ type, value, valid }) =>
    type === "iban" && typeof value === "string" && valid !== false ? [{ iban: value, name: name ?? null }] : [],
  );
}

const compact = (number: string): string => number.replace(/\s/g, "").toUpperCase();

export const sameName = (a: string, b: string): boolean => foldText(a) === foldText(b);
