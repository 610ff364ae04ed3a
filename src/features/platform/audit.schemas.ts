import { z } from "@hono/zod-openapi";
import { PAGING } from "../../http/fields.schemas.ts";

export const PlatformAuditQuery = z.object(PAGING);
