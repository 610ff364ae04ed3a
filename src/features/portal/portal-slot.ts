import type { Ctx } from "../../platform/context.ts";
import type { PortalAccess } from "../../domain/portal/portal.rules.ts";
import type { UploadCase, UploadSlot } from "../documents/upload.service.ts";

/** The customer's case, for a file that they send. */
export const portalCase = (ctx: Ctx, access: PortalAccess, caseId: string): UploadCase => ({
  caseId,
  workflowId: ctx.actor.id,
  stage: (staged) => (object, command) => object.recordStaging(command, access, staged),
});

/** How the customer's file becomes a document of a requirement. */
export const portalSlot = (ctx: Ctx, access: PortalAccess, requirementId: string): UploadSlot => ({
  workflowId: ctx.actor.id,
  reserve: (file) => (object, command) => object.reservePlace(command, access, { ...file, requirementId }),
  register: (file) => (object, command) => object.registerDocument(command, access, file),
});
