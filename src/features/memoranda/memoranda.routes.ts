import type { Api } from "../../http/endpoint-spec.ts";
import { registerEndpoint } from "../../http/endpoint.ts";
import { preferredType } from "../../http/negotiate.ts";
import { created, file, ok } from "../../http/reply.ts";
import { loadCase, loadCaseFor } from "../cases/cases.routes.ts";
import { DraftMemorandumBody, MemorandumQuery, ReviseMemorandumBody } from "./memoranda.schemas.ts";
import {
  draftMemorandum,
  listMemoranda,
  printMemorandum,
  readMemorandum,
  reviseMemorandum,
  signMemorandum,
} from "./memoranda.service.ts";
import { suggestJustification } from "./suggest-justification.service.ts";

const MEMO = { tag: "decision memoranda", access: "officer", load: loadCase } as const;
const READ = { ...MEMO, load: loadCaseFor("memoranda_read") } as const;
const PATH = "/cases/{workflow_id}/decision-memorandum";

const MEDIA_TYPES = { json: "application/json", html: "text/html", pdf: "application/pdf" } as const;

export function registerMemoranda(api: Api): void {
  registerEndpoint(api, {
    ...MEMO,
    method: "post",
    path: PATH,
    operationId: "draftMemorandum",
    body: DraftMemorandumBody,
    handle: async ({ ctx, loaded, body }) => created(await draftMemorandum(ctx, loaded, wordsOf(body))),
  });
  registerEndpoint(api, {
    ...MEMO,
    method: "put",
    path: `${PATH}/{memo_id}/draft`,
    operationId: "reviseMemorandum",
    body: ReviseMemorandumBody,
    handle: async ({ ctx, loaded, params, body }) =>
      ok(await reviseMemorandum(ctx, loaded, params["memo_id"]!, wordsOf(body))),
  });
  registerEndpoint(api, {
    ...READ,
    method: "post",
    path: `${PATH}/{memo_id}/suggest-justification`,
    operationId: "suggestJustification",
    handle: async ({ ctx, loaded, params }) => {
      const memo = await readMemorandum(ctx, loaded, params["memo_id"]!);
      return ok(await suggestJustification(ctx, loaded, memo));
    },
  });
  registerEndpoint(api, {
    ...MEMO,
    method: "post",
    path: `${PATH}/{memo_id}/sign`,
    operationId: "signMemorandum",
    handle: async ({ ctx, loaded, params }) => ok(await signMemorandum(ctx, loaded, params["memo_id"]!)),
  });
  registerReading(api);
}

function registerReading(api: Api): void {
  registerEndpoint(api, {
    ...READ,
    method: "get",
    path: `${PATH}/{memo_id}`,
    operationId: "readMemorandum",
    query: MemorandumQuery,
    responseHeaders: ["Vary"],
    handle: async ({ ctx, loaded, params, query, request }) => {
      const memo = await readMemorandum(ctx, loaded, params["memo_id"]!);
      const type = query.format
        ? MEDIA_TYPES[query.format]
        : preferredType(request, [MEDIA_TYPES.json, MEDIA_TYPES.html, MEDIA_TYPES.pdf]);
      if (type === MEDIA_TYPES.json) return ok(memo, { Vary: "Accept" });
      const printed = await printMemorandum(ctx, loaded, memo, type === MEDIA_TYPES.html ? "html" : "pdf");
      const answer = file({ ...printed, disposition: "inline" });
      answer.headers.set("Vary", "Accept");
      if (printed.securityPolicy) answer.headers.set("Content-Security-Policy", printed.securityPolicy);
      return answer;
    },
  });
  registerEndpoint(api, {
    ...READ,
    method: "get",
    path: "/cases/{workflow_id}/decision-memoranda",
    operationId: "listMemoranda",
    handle: async ({ ctx, loaded }) => ok(await listMemoranda(ctx, loaded)),
  });
}

const wordsOf = (body: { readonly justification: string | null; readonly dissenting_concerns: string | null }) => ({
  justification: body.justification,
  dissentingConcerns: body.dissenting_concerns,
});
