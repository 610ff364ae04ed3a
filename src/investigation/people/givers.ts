import { oncePerObject } from "../../platform/once-per-object.ts";
import { namesInText } from "../../domain/customer/names-in-text.rules.ts";
import { isSameName } from "../../domain/customer/same-person.ts";
import { hasCompanyForm } from "../../domain/matching/company-names.ts";
import { foldAccents } from "../../platform/folding.ts";
import type { Dossier } from "../dossier.ts";
import { judgedBy, judgesBy } from "../rules-version.ts";
import { guessedSubjects, isCustomer, textsOf } from "./mentioned.ts";
import { BESIDE } from "./named-persons.ts";

/** Somebody from whom the customer's money comes by its own words, or whom a paper on a private customer's money names. */
export interface Giver {
  readonly name: string;
  /** The question that the words answer, or the file. */
  readonly where: string;
}

const GIVERS_MAX = 5;
/** A gift, a loan, an inheritance or a sale, folded. */
const GIVES =
  /schenk|schonk|gift|gekregen|(?<!\p{L})(?:gaf|don|pret)(?!\p{L})|geeft|leent|leen(?:de|t)|lening|\p{L}*erf(?:d|t|enis)|donat|donne|offert|prete|emprunt|heritage|herite|geliehen|leiht|darlehen|geerbt|erbschaft|erbe(?!\p{L})|gave|gives?(?!\p{L})|lent|lends|loan|inherit|verko[co]|vendu|vente|verkauf|sold|sale(?!\p{L})|betaald door|paid by|paye par|bezahlt von|financ|finanz/u;
const FROM = /(?<!\p{L})(?:van|from|de|von|door|by|par|aan|to|a|an) $/u;
const NOBODY =
  /bank|kbc|belfius|argenta|crelan|bnp|caisse|kasse|insur|verzeker|assur|loter|universi|(?<!\p{L})(?:ing|immo|stad|ville)(?!\p{L})/u;

/** Who may give, lend, leave or pay the money. The lists are looked for in all words anyway; the news is searched for names. */
export const giversOf = oncePerObject(({ input, person }: Dossier): readonly Giver[] => {
  if (input.isLook || !judgesBy(input, 13)) return [];
  const own = [input.companyName, ...(person ? [person.fullName] : [])];
  const found = textsOf(input).flatMap(({ words, where }) =>
    words.split(/(?<=[.;!?])\s|\n/).flatMap((sentence) =>
      GIVES.test(foldAccents(sentence))
        ? namesInText(sentence)
            .filter(({ name, isVariant }) => !isVariant && isGiver(name, sentence))
            .map(({ name }) => ({ name, where }))
        : [],
    ),
  );
  const inPapers =
    person === null
      ? []
      : guessedSubjects({ ...input, ...judgedBy(input) }, [], new Date(input.startedAt)).flatMap(({ name, mention }) =>
          mention?.by === "paper" && isPerson(name) ? [{ name, where: `the file "${mention.where}"` }] : [],
        );
  return [...found, ...inPapers]
    .filter(
      ({ name }, at, all) =>
        !own.some((one) => isCustomer(name, one)) && !all.slice(0, at).some((one) => isSameName(one.name, name)),
    )
    .slice(0, GIVERS_MAX);
});

function isGiver(name: string, sentence: string): boolean {
  const before = sentence.slice(0, sentence.indexOf(name));
  return isPerson(name) && (BESIDE.test(before) || FROM.test(foldAccents(before)));
}

const isPerson = (name: string): boolean => !hasCompanyForm(name) && !NOBODY.test(foldAccents(name));
