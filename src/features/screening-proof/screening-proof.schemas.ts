import { z } from "@hono/zod-openapi";

export const Day = z.iso.date();

export const ProofQuery = z.strictObject({
  date: Day.openapi({ description: "Day in UTC", example: "2026-11-23" }),
  party_id: z.string().min(1).max(200).optional().openapi({ description: "One of the parties; without it, all" }),
});
