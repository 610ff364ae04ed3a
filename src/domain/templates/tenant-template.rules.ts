import { canonicalJson } from "../../platform/canonical-json.ts";
import type { FieldError } from "../../platform/errors.ts";
import { forbiddenInQuestion } from "../portal/customer-words.rules.ts";
import { isDocumentType } from "./document-types.ts";
import type { Question, Template, TenantTemplate } from "./template.types.ts";

/** Begins the id of a question that a tenant asks beside the built-in ones, whose ids the rules know. */
const OWN_QUESTION = "own_";

export const isOwnQuestion = (id: string): boolean => id.startsWith(OWN_QUESTION);

/** Whether an answer to one question answers the other too. */
export const isSameQuestion = (one: Question, other: Question): boolean => canonicalJson(one) === canonicalJson(other);

/** What a tenant's version says, as it is stored. */
export interface TemplateContent {
  readonly name: string;
  readonly description: string;
  /** Every document that is asked for, also those that the built-in template requires. */
  readonly documents: readonly { readonly type: string; readonly required: boolean }[];
  /** The tenant's own questions; they follow the built-in ones. */
  readonly questions: readonly Question[];
}

export const contentOf = ({ name, description, documents, questions }: Template): TemplateContent => ({
  name,
  description,
  documents,
  questions: questions.filter(({ id }) => isOwnQuestion(id)),
});

/**
 * The template that cases are opened with. Whatever a version says, and also one that was written before a release
 * required more: every built-in question is asked, and every document that the built-in template requires.
 */
export function tenantTemplate(builtIn: Template, content: TemplateContent, version: number): TenantTemplate {
  const demanded = builtIn.documents.filter(({ required }) => required);
  const further = content.documents.flatMap(({ type, required }) =>
    isDocumentType(type) && !demanded.some((one) => one.type === type) ? [{ type, required }] : [],
  );
  return {
    id: builtIn.id,
    version,
    name: content.name,
    description: content.description,
    documents: [...demanded, ...further],
    questions: [...builtIn.questions, ...content.questions.filter(({ id }) => isOwnQuestion(id))],
  };
}

/** What is wrong with a version, by field. */
export function templateFaults(builtIn: Template, { documents, questions }: TemplateContent): FieldError[] {
  return [
    ...documentFaults(builtIn, documents),
    ...questions.flatMap((question, at) => questionFaults(question, at, questions)),
  ];
}

const fault = (path: string, code: string, message: string): FieldError => ({ path, code, message });

function documentFaults(builtIn: Template, documents: TemplateContent["documents"]): FieldError[] {
  const given = new Map(documents.map(({ type, required }) => [type, required]));
  const unknown = documents.flatMap(({ type }, at) =>
    isDocumentType(type) ? [] : [fault(`documents.${at}.type`, "unknown", `"${type}" is no type of document.`)],
  );
  const twice = documents.flatMap(({ type }, at) =>
    documents.findIndex((one) => one.type === type) < at
      ? [fault(`documents.${at}.type`, "duplicate", `"${type}" is asked for twice.`)]
      : [],
  );
  const lacking = builtIn.documents
    .filter(({ type, required }) => required && given.get(type) !== true)
    .map(({ type }) => type);
  const demanded = `The built-in template requires these documents, so they stay required: ${lacking.join(", ")}.`;
  return [...unknown, ...twice, ...(lacking.length > 0 ? [fault("documents", "required_by_template", demanded)] : [])];
}

function questionFaults({ id, text, type, options }: Question, at: number, all: readonly Question[]): FieldError[] {
  const path = `questions.${at}`;
  const faults: FieldError[] = [];
  if (all.findIndex((one) => one.id === id) < at) {
    faults.push(fault(`${path}.id`, "duplicate", `Two questions have the id "${id}".`));
  }
  if ((type === "select") !== (options !== null)) {
    const message = type === "select" ? "A choice needs options." : "Only a choice has options.";
    faults.push(fault(`${path}.options`, "invalid", message));
  }
  for (const [part, written] of [
    ["text", [text]],
    ["options", options ?? []],
  ] as const) {
    const words = written.flatMap((one) => Object.values(one)).flatMap(forbiddenInQuestion);
    if (words.length === 0) continue;
    const message = `A question must not tell of a report or a suspicion, nor ask for a payment, PIN or password: ${[...new Set(words)].join(", ")}.`;
    faults.push(fault(`${path}.${part}`, "forbidden_words", message));
  }
  // An answer is known by the words of its option, in whichever language it was chosen.
  const words = (options ?? []).map((option) => new Set(Object.values(option).map((text) => text.toLowerCase())));
  const isAmbiguous = words.some((ofOne, n) =>
    words.slice(n + 1).some((ofOther) => [...ofOne].some((text) => ofOther.has(text))),
  );
  if (isAmbiguous)
    faults.push(
      fault(`${path}.options`, "duplicate", "Two options have the same words, be it in different languages."),
    );
  return faults;
}

/** One thing that a version changed, compared with the one before. */
export interface TemplateDifference {
  /** `name`, `description`, `documents.<type>` or `questions.<id>`. */
  readonly path: string;
  /** Null where there is none. */
  readonly from: unknown;
  readonly to: unknown;
}

export function compareTemplates(from: TemplateContent, to: TemplateContent): TemplateDifference[] {
  const [before, after] = [flat(from), flat(to)];
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((path) => ({ path, from: before.get(path) ?? null, to: after.get(path) ?? null }))
    .filter((one) => canonicalJson(one.from) !== canonicalJson(one.to));
}

const flat = ({ name, description, documents, questions }: TemplateContent): Map<string, unknown> =>
  new Map<string, unknown>([
    ["name", name],
    ["description", description],
    ...documents.map(({ type, required }) => [`documents.${type}`, required ? "required" : "optional"] as const),
    ...questions.map(({ id, ...question }) => [`questions.${id}`, question] as const),
  ]);
