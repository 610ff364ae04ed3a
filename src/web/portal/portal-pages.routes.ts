import type { Context } from "hono";
import type { Api, ApiEnv } from "../../http/endpoint-spec.ts";
import { drainBody } from "../../http/body.ts";
import { admitCaller } from "../../http/access.ts";
import type { PortalAccess } from "../../domain/portal/portal.rules.ts";
import type { Brand } from "../../features/brand/brand.model.ts";
import { accessOf, brandOf, PORTAL } from "../../features/portal/portal-caller.ts";
import { readPortal, requireOpenPortal, submitPortal } from "../../features/portal/portal.service.ts";
import type { Ctx } from "../../platform/context.ts";
import { DomainError } from "../../platform/errors.ts";
import { chooseLanguage } from "../../platform/language.ts";
import { errorClass, stackFrames } from "../../platform/logger.ts";
import { chosenLanguage, storeLanguage } from "./language-choice.ts";
import type { Notice } from "./collecting-page.ts";
import { refuseOtherSite } from "./same-site.ts";
import { seeOther } from "./page-response.ts";
import { takePage } from "./portal-form.ts";
import { type Attempt, NO_ATTEMPT, pageView } from "./page-view.ts";
import { refusedPage, statePage } from "./render-page.ts";
import { submissionOf } from "./submission.ts";

/** The customer's page at `portal_url`. It is no part of the interface for programs: they use `/api/portal`. */
export function registerPortalPages(api: Api): void {
  for (const path of ["/portal/:token", "/portal/:token/"]) {
    api.app.get(path, (c) => withTrouble(c, () => showPage(c)));
    api.app.post(path, (c) => withTrouble(c, () => takeForm(c)));
  }
}

interface Visit {
  readonly ctx: Ctx;
  readonly access: PortalAccess;
  readonly brand: (() => Brand) | null;
}

/** Admits a customer by their link. @throws DomainError `not_found`, `rate_limited`. */
async function admitVisitor(c: Context<ApiEnv>): Promise<Visit> {
  const params = { token: c.req.param("token") ?? "" };
  const ctx = await admitCaller(PORTAL.access, c.req.raw, c.get("ctx"), params);
  c.set("ctx", ctx);
  const access = accessOf(c.req.raw, params, languageHeader(c.req.raw));
  return { ctx, access, brand: brandOf(c.req.raw) };
}

/** The language that the customer chose on the page outweighs what their browser asks for. */
const languageHeader = (request: Request): string | null =>
  chosenLanguage(request) ?? request.headers.get("Accept-Language");

async function showPage(c: Context<ApiEnv>): Promise<Response> {
  const asked = storeLanguage(c.req.raw);
  if (asked) return asked;
  const query = new URL(c.req.url).searchParams;
  const notice = query.has("saved") ? "files_saved" : null;
  return showState(await admitVisitor(c), { status: 200, notice, wasSentNow: query.has("sent") });
}

interface Showing {
  readonly status: number;
  readonly notice: Notice;
  readonly wasSentNow?: boolean;
  readonly attempt?: Attempt;
}

async function showState({ ctx, access, brand }: Visit, showing: Showing): Promise<Response> {
  const state = await readPortal(ctx, access, brand);
  return statePage(ctx, state, { attempt: NO_ATTEMPT, wasSentNow: false, ...showing });
}

async function takeForm(c: Context<ApiEnv>): Promise<Response> {
  try {
    refuseOtherSite(c.req.raw);
    return await takePosted(await admitVisitor(c), c.req.raw);
  } finally {
    await drainBody(c.req.raw);
  }
}

async function takePosted(visit: Visit, request: Request): Promise<Response> {
  try {
    return await execute(visit, request);
  } catch (error) {
    // The page that shows where the case stands says all that there is to say of why nothing more is taken.
    if (isRefusal(error, "on_hold")) return await showState(visit, { status: 423, notice: null });
    if (isRefusal(error, "workflow_ended")) return await showState(visit, { status: 400, notice: null });
    throw error;
  }
}

async function execute(visit: Visit, request: Request): Promise<Response> {
  const { ctx, access, brand } = visit;
  const caseId = await requireOpenPortal(ctx, access);
  const sent = await takePage(ctx, access, request, caseId);
  if (sent.faults.size > 0) return showState(visit, { status: 422, notice: "files_refused", attempt: sent });
  const state = await readPortal(ctx, access, brand);
  if (sent.added !== undefined) return showState(visit, { status: 200, notice: null, attempt: sent });
  const submission = submissionOf(state, sent.typed);
  if (sent.savedAt !== null) {
    if (submission.isEmpty) return seeOther(`?saved${sent.savedAt === "" ? "" : `#item-file-${sent.savedAt}`}`);
    return showState(visit, { status: 200, notice: "files_saved", attempt: sent });
  }
  const { attention, isBlocked } = pageView(state, sent, ctx.now());
  if (isBlocked || (!sent.confirmed && attention.size > 0)) {
    return showState(visit, { status: 200, notice: "please_check", attempt: sent });
  }
  try {
    await submitPortal(ctx, access, submission);
  } catch (error) {
    if (!isRefusal(error, "payload_too_large")) throw error;
    return showState(visit, { status: 413, notice: "answers_too_long", attempt: sent });
  }
  return seeOther("?sent");
}

const isRefusal = (error: unknown, code: DomainError["code"]): boolean =>
  error instanceof DomainError && error.code === code;

/** A customer gets a page whatever happens, and never a word of what it was. */
async function withTrouble(c: Context<ApiEnv>, answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    const ctx = c.get("ctx");
    if (!(error instanceof DomainError)) {
      ctx.log.error("portal_page_failed", { class: errorClass(error), stack: stackFrames(error) });
    }
    return refusedPage(ctx, error, chooseLanguage(languageHeader(c.req.raw), null));
  }
}
