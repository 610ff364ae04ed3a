import type { z } from "@hono/zod-openapi";
import { DOCUMENT_TYPES } from "../../domain/templates/document-types.ts";
import { findTemplate, TEMPLATES } from "../../domain/templates/index.ts";
import type { Template, TenantTemplate } from "../../domain/templates/template.types.ts";
import {
  compareTemplates,
  contentOf,
  isOwnQuestion,
  type TemplateContent,
  templateFaults,
  tenantTemplate,
} from "../../domain/templates/tenant-template.rules.ts";
import { isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { DomainError } from "../../platform/errors.ts";
import type { TemplateBody } from "./templates.schemas.ts";
import {
  findNewestVersions,
  findTemplateVersion,
  insertTemplateVersion,
  listTemplateVersions,
  type TemplateRow,
} from "./templates.store.ts";

/** The tenant's own version that a case is opened with; undefined where the built-in template is in force. */
export async function currentTemplate(ctx: Ctx, templateId: string): Promise<TenantTemplate | undefined> {
  const row = await findTemplateVersion(ctx, templateId);
  return row && ofRow(requireBuiltIn(templateId), row);
}

const ofRow = (builtIn: Template, row: TemplateRow): TenantTemplate =>
  tenantTemplate(builtIn, JSON.parse(row.content) as TemplateContent, row.version);

/** @throws DomainError `not_found`. */
export function requireBuiltIn(templateId: string): Template {
  const template = findTemplate(templateId);
  if (template === undefined) throw new DomainError("not_found", "There is no such template.");
  return template;
}

export async function listTemplates(ctx: Ctx) {
  const newest = await findNewestVersions(
    ctx,
    TEMPLATES.map(({ id }) => id),
  );
  const rows = new Map(newest.map((row) => [row.templateId, row]));
  return TEMPLATES.map((builtIn) => {
    const row = rows.get(builtIn.id);
    const { id, name, description, documents, questions } = row === undefined ? builtIn : ofRow(builtIn, row);
    return {
      id,
      name,
      description,
      document_count: documents.length,
      question_count: questions.length,
      version: row?.version ?? 0,
    };
  });
}

export const readTemplate = async (ctx: Ctx, builtIn: Template) =>
  describe(builtIn, await findTemplateVersion(ctx, builtIn.id));

function describe(builtIn: Template, row: TemplateRow | undefined) {
  const template = row === undefined ? builtIn : ofRow(builtIn, row);
  const asked = new Map(template.documents.map(({ type, required }) => [type, required]));
  const demanded = builtIn.documents.filter(({ required }) => required).map(({ type }) => type);
  const types = [
    ...template.documents.map(({ type }) => type),
    ...DOCUMENT_TYPE_IDS.filter((type) => !asked.has(type)),
  ];
  return {
    id: builtIn.id,
    version: row?.version ?? 0,
    effective_at: row?.effectiveAt ?? null,
    author: row?.author ?? null,
    reason: row?.reason ?? null,
    name: template.name,
    description: template.description,
    documents: types.map((type) => ({
      type,
      name: DOCUMENT_TYPES[type].name,
      asked: asked.has(type),
      required: asked.get(type) ?? false,
      fixed: demanded.includes(type),
    })),
    questions: template.questions.map((question) => ({ ...question, fixed: !isOwnQuestion(question.id) })),
    default: contentOf(builtIn),
  };
}

const DOCUMENT_TYPE_IDS = Object.keys(DOCUMENT_TYPES) as (keyof typeof DOCUMENT_TYPES)[];

/** @throws DomainError `validation_failed`; `precondition_failed` where another version is in force. */
export async function writeTemplate(ctx: Ctx, builtIn: Template, body: z.output<typeof TemplateBody>) {
  const { version, reason, ...content } = body;
  const errors = templateFaults(builtIn, content);
  if (errors.length > 0) throw new DomainError("validation_failed", errors[0]!.message, { errors });
  const current = (await findTemplateVersion(ctx, builtIn.id))?.version ?? 0;
  const row: TemplateRow = {
    templateId: builtIn.id,
    version: version + 1,
    content: JSON.stringify(content),
    author: ctx.actor.id,
    reason,
    effectiveAt: isoTime(ctx.now()),
  };
  if (current !== version || !(await insertTemplateVersion(ctx, row))) {
    throw new DomainError("precondition_failed", "The template has changed since it was read.");
  }
  return describe(builtIn, row);
}

export async function templateHistory(ctx: Ctx, builtIn: Template, page: number, perPage: number) {
  const [rows, newest] = await Promise.all([
    listTemplateVersions(ctx, builtIn.id, page, perPage),
    findTemplateVersion(ctx, builtIn.id),
  ]);
  const contents = rows.map((row) => contentOf(ofRow(builtIn, row)));
  const versions = rows.slice(0, perPage).map(({ version, effectiveAt, author, reason }, at) => ({
    version,
    effective_at: effectiveAt,
    author,
    reason,
    diff: compareTemplates(contents[at + 1] ?? contentOf(builtIn), contents[at]!),
  }));
  // Versions have no gap, so the highest is their number.
  return { versions, total: newest?.version ?? 0, page, per_page: perPage };
}
