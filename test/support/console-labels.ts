import path from "node:path";
import { pathToFileURL } from "node:url";
import { repositoryRoot } from "../../src/cli/program.ts";
import type { Language } from "../../src/platform/language.ts";

/** Labels of the controls that an officer's day passes, as the console has them in a language. */
export interface ConsoleWords {
  readonly home: string;
  readonly approvals: string;
  readonly clear: { readonly open: string; readonly why: string; readonly button: string };
  readonly birthDate: string;
  readonly comment: string;
  readonly send: string;
  readonly decide: string;
  readonly second: string;
  readonly yours: string;
  readonly secondReason: string;
  readonly names: Readonly<Record<"approve" | "follow_up", string>>;
  readonly effects: Readonly<Record<"approve" | "follow_up", string>>;
  readonly addRequest: string;
  readonly requestKind: string;
  readonly note: string;
  readonly preview: string;
  readonly override: string;
  readonly reason: string;
  readonly changeIt: string;
}

// Their modules are of the browser's program, which the tests' types leave out.
const load = (file: string): Promise<any> =>
  import(pathToFileURL(path.join(repositoryRoot, "src/web/console", file)).href);

/** English is in the modules of the screens, the others in a dictionary each. */
async function dictionaryOf(language: Language): Promise<any> {
  if (language !== "en") return (await load(`language/${language}.ts`))[language.toUpperCase()];
  const [cases, hits, conversation, decision, page, terms] = await Promise.all(
    ["cases", "case/findings", "case/conversation", "case/decision", "case"]
      .map((folder) => `screens/${folder}/texts.ts`)
      .concat("ui/term-texts.ts")
      .map(load),
  );
  return {
    cases: cases.CASES,
    hits: hits.HITS,
    conversation: conversation.CONVERSATION,
    decision: decision.DECISION,
    case: page.CASE,
    terms: terms.TERMS,
  };
}

/** The labels as the console shows them. */
export async function consoleWords(language: Language): Promise<ConsoleWords> {
  const { cases, hits, conversation, decision, case: page, terms } = await dictionaryOf(language);
  return {
    home: cases.home,
    approvals: cases.approvals,
    clear: hits.clear,
    birthDate: terms.hitDifferences.birth_date,
    comment: conversation.write,
    send: conversation.send,
    decide: page.header.decide,
    second: page.header.second,
    yours: decision.second.yours,
    secondReason: decision.second.reason,
    names: decision.names,
    effects: decision.choose.effects,
    addRequest: decision.requests.add,
    requestKind: decision.requests.what,
    note: decision.requests.note,
    preview: decision.preview.title,
    override: decision.fields.override,
    reason: decision.fields.reason,
    changeIt: decision.restate.back,
  };
}
