import { readFileSync } from "node:fs";
import type { PortalState } from "../../../src/cli/demo/customer.ts";
import type { FileFormat } from "../../../src/domain/templates/documents/document.ts";
import { call, type OpenedCase } from "../service/story.ts";
import type { MadeFile } from "./documents.ts";

const ATTEMPTS = 5;

/** A customer hands in a file, for the first requirement that takes its format. */
export async function handInFile(port: number, opened: OpenedCase, { file, name, mediaType }: MadeFile): Promise<void> {
  const route = `/api/portal/${opened.portal_token}`;
  const { document_requirements: requirements } = await call<PortalState>(port, "GET", route);
  const format = name.split(".").at(-1) as FileFormat;
  const form = new FormData();
  form.set("requirement_id", requirements.find((one) => one.accepted_formats.includes(format))!.id);
  form.set("file", new File([readFileSync(file)], name, { type: mediaType }));
  const headers = { "Idempotency-Key": `document-${name}` };
  for (let attempt = 1; ; attempt++) {
    // A connection may be given up while much else is done; the key makes it safe to send again.
    const answer = await fetch(`http://127.0.0.1:${port}${route}/documents`, {
      method: "POST",
      headers,
      body: form,
    }).catch(() => null);
    if (answer?.status === 201) return;
    if (attempt === ATTEMPTS) throw new Error(`an upload was answered ${answer?.status ?? "by nobody"}`);
  }
}

/** Statuses of the documents of each case. */
export const readStatuses = (port: number, token: string, cases: readonly OpenedCase[]): Promise<string[][]> =>
  Promise.all(
    cases.map(async ({ workflow_id: id }) => {
      const documents = await call<{ reading: { status: string } }[]>(port, "GET", `/api/cases/${id}/documents`, token);
      return documents.map(({ reading }) => reading.status);
    }),
  );

/** Audit entries that say that a document was read. */
export async function countEvents(port: number, token: string, cases: readonly OpenedCase[]): Promise<number> {
  const logs = await Promise.all(
    cases.map(({ workflow_id: id }) =>
      call<{ entries: { event: string }[] }>(port, "GET", `/api/cases/${id}/audit`, token),
    ),
  );
  return logs.flatMap(({ entries }) => entries).filter(({ event }) => event === "DOCUMENT_READ").length;
}
