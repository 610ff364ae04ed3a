import type { Schemas } from "../../api/client.ts";
import { LANGUAGES, type Language } from "../../language/language.ts";

export type Template = Schemas["TemplateDetail"];
type Body = Schemas["TemplateBody"];
export type OwnQuestion = Body["questions"][number];

/** How a document is asked for. */
export const ASKED = ["required", "optional", "not_asked"] as const;
export type Asked = (typeof ASKED)[number];

/** A question while it is written: its options are lines of text. */
export interface EditedQuestion {
  /** Empty until it is saved. */
  readonly id: string;
  readonly text: Readonly<Record<Language, string>>;
  readonly type: OwnQuestion["type"];
  readonly options: Readonly<Record<Language, string>>;
  readonly required: boolean;
}

export interface TemplateDraft {
  readonly name: string;
  readonly description: string;
  /** By type of document. */
  readonly documents: Readonly<Record<string, Asked>>;
  readonly questions: readonly EditedQuestion[];
  readonly reason: string;
}

const inEachLanguage = (words: (language: Language) => string): Record<Language, string> => ({
  nl: words("nl"),
  fr: words("fr"),
  de: words("de"),
  en: words("en"),
});

export const EMPTY_QUESTION: EditedQuestion = {
  id: "",
  text: inEachLanguage(() => ""),
  type: "text",
  options: inEachLanguage(() => ""),
  required: false,
};

const askedOf = ({ asked, required }: Template["documents"][number]): Asked =>
  asked ? (required ? "required" : "optional") : "not_asked";

export const draftOf = (template: Template): TemplateDraft => ({
  name: template.name,
  description: template.description,
  documents: Object.fromEntries(template.documents.map((document) => [document.type, askedOf(document)])),
  questions: template.questions
    .filter(({ fixed }) => !fixed)
    .map(({ id, text, type, options, required }) => ({
      id,
      text,
      type: type as OwnQuestion["type"],
      options: inEachLanguage((language) => (options ?? []).map((option) => option[language]).join("\n")),
      required,
    })),
  reason: "",
});

const lines = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** Places, from 1, of choices whose languages have different numbers of options. */
export const unevenQuestions = ({ questions }: TemplateDraft): number[] =>
  questions.flatMap(({ type, options }, at) =>
    type === "select" && new Set(LANGUAGES.map((language) => lines(options[language]).length)).size > 1 ? [at + 1] : [],
  );

export function bodyOf(template: Template, { documents, questions, ...draft }: TemplateDraft): Body {
  const taken = new Set(questions.map(({ id }) => id));
  return {
    version: template.version,
    ...draft,
    documents: template.documents.flatMap(({ type }) =>
      documents[type] === "not_asked" ? [] : [{ type, required: documents[type] === "required" }],
    ),
    questions: questions.map(({ id, text, type, options, required }) => ({
      id: id || newId(text.en, taken),
      text,
      type,
      options:
        type === "select"
          ? lines(options.en).map((_, at) => inEachLanguage((language) => lines(options[language])[at] ?? ""))
          : null,
      required,
    })),
  };
}

/** An id made of the English words, which no other question has. */
function newId(text: string, taken: Set<string>): string {
  const words = text.toLowerCase().match(/[a-z0-9]+/g) ?? ["question"];
  const base = `own_${words.join("_")}`.slice(0, 50);
  let id = base;
  for (let n = 2; taken.has(id); n++) id = `${base}_${n}`;
  taken.add(id);
  return id;
}
