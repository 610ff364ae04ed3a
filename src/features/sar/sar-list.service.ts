import type { z } from "@hono/zod-openapi";
import { isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { foreignCursor } from "../../platform/errors.ts";
import { readOfficerStandings } from "../../http/standing.ts";
import { isMlro } from "../../domain/sar/circle.rules.ts";
import { callCase } from "../cases/case.client.ts";
import { insertReportsListed } from "../cases/access-log.store.ts";
import { listAway } from "../officers/officers.store.ts";
import type { KnownReportsQuery, SarPageQuery } from "./sar.schemas.ts";
import type { KnownReportsView, UnreportedCasesView } from "./sar.responses.ts";
import {
  type ListedReport,
  listKnownReports as readReports,
  listUnreportedCases as readCases,
  type SarPosition,
} from "./sar.store.ts";

type Query = z.output<typeof SarPageQuery>;

/** A page of the reports that the caller may know of. @throws DomainError `validation_failed` for another's cursor. */
export async function listKnownReports(
  ctx: Ctx,
  query: z.output<typeof KnownReportsQuery>,
): Promise<z.input<typeof KnownReportsView>> {
  const filter = { raisedBy: query.raised_by, onlyOpen: query.open === "true" };
  const found = await readReports(ctx, readCursor(query.cursor), query.limit + 1, filter);
  const page = found.slice(0, query.limit);
  await insertReportsListed(
    ctx,
    page.filter(({ isDeleted }) => !isDeleted).map(({ workflowId }) => workflowId),
  );
  const last = found.length > page.length ? page.at(-1)!.sar : null;
  const absent = await authorsAbsent(ctx, page);
  return {
    reports: await Promise.all(
      page.map(async ({ sar, ...of }) => ({
        sar_id: sar.sar_id,
        report_type: sar.report_type,
        status: sar.status,
        raised_by: sar.raised_by,
        changed_by: sar.history.at(-1)?.actor ?? sar.raised_by,
        created_at: sar.created_at,
        updated_at: sar.updated_at,
        author_absent: sar.status === "draft" && absent.has(sar.raised_by),
        ...caseOf(of.isDeleted ? await readDeleted(ctx, of) : of),
        case_deleted: of.isDeleted,
      })),
    ),
    next_cursor: last && cursorOf({ createdAt: last.created_at, id: last.sar_id }),
  };
}

/** Authors of drafts who cannot submit them today: deactivated, or away. Nobody but an MLRO reads of it. */
async function authorsAbsent(ctx: Ctx, reports: readonly ListedReport[]): Promise<ReadonlySet<string>> {
  const authors = reports.flatMap(({ sar }) => (sar.status === "draft" ? [sar.raised_by] : []));
  if (!isMlro(ctx.actor) || authors.length === 0) return new Set();
  const [standings, away] = await Promise.all([
    readOfficerStandings(ctx, authors),
    listAway(ctx, authors, isoTime(ctx.now()).slice(0, 10)),
  ]);
  return new Set([...authors.filter((id) => standings?.get(id) === "deactivated"), ...away]);
}

/** A page of escalated or refused cases of which the caller knows no report. @throws DomainError `validation_failed` as above. */
export async function listUnreportedCases(ctx: Ctx, query: Query): Promise<z.input<typeof UnreportedCasesView>> {
  const found = await readCases(ctx, readCursor(query.cursor), query.limit + 1);
  const page = found.slice(0, query.limit);
  const last = found.length > page.length ? page.at(-1)! : null;
  return {
    cases: page.map(({ updatedAt, ...of }) => ({ ...caseOf(of), updated_at: updatedAt })),
    next_cursor: last && cursorOf({ createdAt: last.createdAt, id: last.workflowId }),
  };
}

/** A deleted case as its object, which its reports retain, was closed. */
async function readDeleted(ctx: Ctx, { caseId, workflowId }: Pick<ListedReport, "caseId" | "workflowId">) {
  const { companyName, status } = (await callCase(ctx, workflowId, (object) => object.read()))?.record ?? NO_RECORD;
  return { caseId, workflowId, companyName, caseStatus: status };
}

/** Only while the object is being erased. */
const NO_RECORD = { companyName: "", status: "CREATED" } as const;

type ReportedCase = Pick<
  Awaited<ReturnType<typeof readCases>>[number],
  "caseId" | "workflowId" | "companyName" | "caseStatus"
>;

const caseOf = ({ caseId, workflowId, companyName, caseStatus }: ReportedCase) => ({
  case_id: caseId,
  workflow_id: workflowId,
  company_name: companyName,
  case_status: caseStatus,
});

const cursorOf = ({ createdAt, id }: SarPosition): string => `${createdAt}_${id}`;

function readCursor(cursor: string | undefined): SarPosition | null {
  if (cursor === undefined) return null;
  const [createdAt = "", id = ""] = cursor.split("_");
  if (!/^\d{4}-[\d:.T-]+Z$/.test(createdAt) || !/^[\w-]+$/.test(id)) throw foreignCursor();
  return { createdAt, id };
}
