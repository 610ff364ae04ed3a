import { companiesIn } from "../company/mentions.ts";
import type { FactDraft } from "../facts.ts";
import { datesIn } from "../fields/dates.ts";
import type { KindReader, ReadableDocument } from "../kind-reader.ts";
import { documentDate } from "./letters/document-date.ts";
import { LETTER_FINDER } from "./letters/labels.ts";
import { distinct, isCompany, partyOf } from "./letters/parties.ts";

/** Whose policy it is, and since when. */
export const readPolicyDocument: KindReader = (document) => {
  const { flow, text } = document;
  const label = LETTER_FINDER.find(text).find(
    ({ key, form, value }) => key === "holder" && form !== "adjacent" && isCompany(value),
  );
  const [named] = companiesIn(flow.text);
  const party =
    label !== undefined
      ? partyOf(label.value, label.place, "subject", "other")
      : named === undefined
        ? null
        : partyOf(named.name, flow.place(named.at, named.end), "subject", "other", 0.94);
  return distinct([...(party?.kind === "company" ? party.facts : []), ...policyDate(document)]);
};

const ADOPTED =
  /(?:vastgesteld|goedgekeurd|bekrachtigd|adoptee?|approuvee?|validee?|in kraft|gultig ab|verabschiedet|genehmigt|beschlossen|freigegeben|adopted|approved|effective|in werking|geldig vanaf|en vigueur|applicable)[^.;\n]{0,50}$/;
const NEXT =
  /(?:herziening|herzien|revision|revue|review|uberprufung|uiterlijk|volgende|prochaine|nachste|next|tot|jusqu|bis|until|wet van|loi du|gesetz vom|richtlijn|directive)[^.;\n]{0,40}$/;
const HISTORY =
  /document(?:en)? ?(?:geschiedenis|history)|version(?:s)? (?:history|control)|versiebeheer|wijzigingshistoriek|historique|versionshistorie|anderungshistorie|revision history/;

/** The day on which the policy was adopted, or that of its latest version. */
function policyDate(document: ReadableDocument): FactDraft[] {
  const { flow, language } = document;
  const dates = datesIn(flow.text, { language });
  const before = (at: number) => flow.folded.slice(Math.max(0, at - 80), at).replace(/\n$/, " ");
  const adopted = dates.find(({ at }) => ADOPTED.test(before(at)) && !NEXT.test(before(at)));
  const history = HISTORY.exec(flow.folded);
  const versions = history === null ? [] : dates.filter(({ at }) => at > history.index && !NEXT.test(before(at)));
  const latest = versions.toSorted((a, b) => b.value.localeCompare(a.value))[0];
  const date = adopted ?? latest;
  if (date === undefined) return documentDate(document);
  const place = flow.place(date.at, date.at + date.quote.length);
  return [{ type: "document_date", subject: "subject", value: date.value, place, certainty: 0.95 * date.confidence }];
}
