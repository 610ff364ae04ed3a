import { unknownAnswer, withEvidence } from "../answer.ts";
import type { GazetteAct, GazetteAnswer } from "../filings.model.ts";
import { callRegister } from "../register-call.ts";
import type { Answer, SourceCall } from "../types.ts";
import { type ActsPage, parseActsPage } from "./parse.ts";

/** Old public companies have hundreds of acts; what matters of them is new. */
const PAGES_MAX = 5;

/**
 * The acts of a company (ten-digit number) in the annex of the Belgian Official Gazette. Reads pages until one has
 * nothing new, at most five. That nothing was published is a statement.
 */
export const findActs = (call: SourceCall, number: string): Promise<Answer<GazetteAnswer>> =>
  callRegister(call, "gazette", async (query): Promise<Answer<GazetteAnswer>> => {
    const acts = new Map<string, GazetteAct>();
    let evidence: Answer<ActsPage>["evidence"] = [];
    for (let page = 1; page <= PAGES_MAX; page++) {
      const path = `/cgi_tsv/list.pl?language=nl&btw=${number}&page=${page}`;
      // Under load the site may redirect to a captcha form, which must be recognised.
      const parts = { headers: { accept: "text/html" }, followRedirects: true } as const;
      const answer = withEvidence(await query(path, (raw) => parseActsPage(raw, number, page), parts), evidence);
      if (answer.outcome === "unknown") return answer;
      ({ evidence } = answer);
      const before = acts.size;
      for (const act of answer.value.acts) acts.set(`${act.date} ${act.number} ${act.pdf_url}`, act);
      const isRead = acts.size === before || (answer.value.total !== null && acts.size >= answer.value.total);
      if (isRead) return { outcome: "known", value: { acts: newestFirst(acts), read_back_to: null }, evidence };
    }
    const listed = [...acts.values()].map(({ date }) => date);
    if (listed.some((date, at) => at > 0 && date > listed[at - 1]!)) {
      return unknownAnswer("parse_error", "the list is too long and not in the order of its dates", evidence);
    }
    return { outcome: "known", value: { acts: newestFirst(acts), read_back_to: listed.at(-1)! }, evidence };
  });

const newestFirst = (acts: ReadonlyMap<string, GazetteAct>): GazetteAct[] =>
  [...acts.values()].toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
