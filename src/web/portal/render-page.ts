import { readStaticText } from "../static-files.ts";
import type { PortalState } from "../../features/portal/portal-view.rules.ts";
import type { CustomerBrand } from "../../features/brand/brand.model.ts";
import { problemStatus } from "../../http/problem.ts";
import type { Ctx } from "../../platform/context.ts";
import { DomainError } from "../../platform/errors.ts";
import type { Language } from "../../platform/language.ts";
import { endedPage, reviewPage, troublePage, unknownLinkPage } from "./closed-pages.ts";
import { collectingPage, type Notice } from "./collecting-page.ts";
import { renderDocument } from "./layout.ts";
import type { Html } from "./html.ts";
import { pageResponse } from "./page-response.ts";
import type { Attempt } from "./page-view.ts";
import { PAGE_TEXTS } from "./texts/index.ts";

export interface Showing {
  readonly status: number;
  readonly notice: Notice;
  readonly wasSentNow: boolean;
  readonly attempt: Attempt;
}

/** The page for the case's state. */
export function statePage(
  ctx: Ctx,
  state: PortalState & { readonly brand: CustomerBrand },
  { status, notice, wasSentNow, attempt }: Showing,
): Promise<Response> {
  const render = ({ title, content }: { title: string; content: Html }) =>
    respond(ctx, { language: state.language, brand: state.brand, title, content, status });
  switch (state.phase) {
    case "initial_collection":
    case "follow_up":
      return render(collectingPage(state, attempt, notice, ctx.now()));
    case "under_review":
      return render(reviewPage(state, wasSentNow));
    case "terminal":
      return render(endedPage(state));
  }
}

/** The page for a failed visit: a link without a case, or an error of ours. */
export function refusedPage(ctx: Ctx, error: unknown, language: Language): Promise<Response> {
  const status = error instanceof DomainError ? problemStatus(error.code) : 500;
  const page = status === 404 ? unknownLinkPage(PAGE_TEXTS[language]) : troublePage(PAGE_TEXTS[language]);
  const wait = error instanceof DomainError ? error.details.headers?.["Retry-After"] : undefined;
  const headers = wait === undefined ? {} : { "Retry-After": wait };
  return respond(ctx, { ...page, language, brand: null, status }, headers);
}

/** In the order in which they build on each other. */
const SHEETS = ["base", "layout", "fields", "states"];

async function respond(
  ctx: Ctx,
  page: { language: Language; brand: CustomerBrand | null; title: string; content: Html; status: number },
  headers: Record<string, string> = {},
): Promise<Response> {
  const [script, ...sheets] = await Promise.all([
    readStaticText(ctx.env, "/portal/portal.js"),
    ...SHEETS.map((name) => readStaticText(ctx.env, `/portal/${name}.css`)),
  ]);
  const { language, brand } = page;
  const frame = { language, brand, css: sheets.map(({ text }) => text).join(""), scriptVersion: script.version };
  return pageResponse(await renderDocument(frame, page.title, page.content), page.status, headers);
}
