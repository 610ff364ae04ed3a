import { env } from "cloudflare:workers";
import { afterEach, expect, it, vi } from "vitest";
import { newOfficer } from "../support/api.ts";

afterEach(() => vi.restoreAllMocks());

const listAlerts = () => newOfficer().get("/intelligence/alerts");
/** Every statement fails as the platform says it. */
function failWith(message: string): void {
  const failing = { bind: () => failing, all: () => Promise.reject(new Error(message)), run: () => failing.all() };
  vi.spyOn(env.DB, "prepare").mockReturnValue(failing as unknown as D1PreparedStatement);
  vi.spyOn(env.DB, "batch").mockRejectedValue(new Error(message));
}

it.each([
  "D1_ERROR: Network connection lost.",
  "D1_ERROR: D1 DB is overloaded. Too many requests queued.",
  "D1_ERROR: D1 DB storage operation exceeded timeout which caused object to be reset.",
  "D1_ERROR: D1 DB reset because its code was updated.",
  "D1_ERROR: Internal error while starting up D1 DB storage caused object to be reset.",
])("answers 503 and when to ask again while the database says: %s", async (message) => {
  failWith(message);
  const { status, body, headers } = await listAlerts();
  expect([status, body.code, headers.get("Retry-After")]).toEqual([503, "service_unavailable", "2"]);
  expect(JSON.stringify(body)).not.toMatch(/D1|reset|overloaded/);
});

it.each(["D1_ERROR: UNIQUE constraint failed: cases.workflow_id: SQLITE_CONSTRAINT", "D1_ERROR: no such column: x"])(
  "answers 500 where the fault is ours: %s",
  async (message) => {
    failWith(message);
    const { status, body } = await listAlerts();
    expect([status, body.code]).toEqual([500, "internal_error"]);
  },
);
