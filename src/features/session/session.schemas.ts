import { z } from "@hono/zod-openapi";
import { ROLES } from "../../platform/context.ts";

export const RoleView = z.enum(ROLES);

export const DemoSessionBody = z
  .strictObject({
    officer: z
      .string()
      .trim()
      .regex(/^\S.{0,60}$/u, "is not a name"),
    roles: z.array(RoleView).min(1).max(ROLES.length),
  })
  .openapi("DemoSession");
