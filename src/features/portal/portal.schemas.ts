import { z } from "@hono/zod-openapi";

export const SubmitBody = z
  .strictObject({
    task_responses: z.record(z.string(), z.string()).default({}),
    answers: z.record(z.string(), z.unknown()).default({}),
  })
  .openapi("PortalSubmission");
