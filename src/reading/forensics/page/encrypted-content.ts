import type { ReadWarning } from "../../../domain/readings/reading.model.ts";
import type { Deadline } from "../../pages/deadline.ts";
import { EMBEDDED, isFormScript, printable, SCRIPT } from "../active-content.ts";

type Scripts = Readonly<Record<string, readonly string[]>> | null;

/** What PDF.js tells of a document beyond its pages. */
export interface ScriptedDocument {
  getJSActions(): Promise<Scripts>;
  getFieldObjects(): Promise<Readonly<Record<string, readonly { readonly actions?: Scripts }[]>> | null>;
  getAttachments(): Promise<
    Readonly<Record<string, { readonly filename?: string }>> | Map<string, { readonly filename?: string }> | null
  >;
}

/**
 * Scripts and embedded files of an encrypted document that opens without a password. Its strings and object streams
 * cannot be read in the file itself; PDF.js has the key.
 *
 * @throws TimeRanOut
 */
export async function encryptedContent(document: ScriptedDocument, deadline: Deadline): Promise<ReadWarning[]> {
  const ask = <T>(answer: Promise<T>): Promise<T | null> => deadline.race(answer.catch(() => null));
  const fields = Object.values((await ask(document.getFieldObjects())) ?? {}).flat();
  const actions = [await ask(document.getJSActions()), ...fields.map((field) => field.actions ?? null)];
  const scripts = actions.flatMap((one) => Object.values(one ?? {}).flat());
  const attachments = (await ask(document.getAttachments())) ?? {};
  const files = attachments instanceof Map ? [...attachments.values()] : Object.values(attachments);
  const warn = (code: ReadWarning["code"], detail: string): ReadWarning => ({ code, page: null, detail });
  return [
    ...(scripts.every(isFormScript) ? [] : [warn("active_content", SCRIPT)]),
    ...files.map(({ filename = "" }) => warn("embedded_files", EMBEDDED(printable(filename)))),
  ];
}
