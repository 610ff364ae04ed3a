import { describe, expect, it } from "vitest";
import { newOfficer, send } from "../support/api.ts";

describe("what a case can be opened with", () => {
  it("is any of thirty countries", async () => {
    const { status, body } = await newOfficer().get("/api/countries");
    expect(status).toBe(200);
    expect(body).toHaveLength(30);
    expect(body).toContainEqual({ code: "BE", name: "Belgium" });
    expect(body).not.toContainEqual(expect.objectContaining({ code: "CH" }));
  });

  it("is any of five templates, with how much each asks for", async () => {
    const { status, body } = await newOfficer().get("/api/templates");
    expect(status).toBe(200);
    expect(body).toHaveLength(5);
    const person = body.find((template: { id: string }) => template.id === "kyc_natural_person");
    expect(person).toMatchObject({ document_count: 3, question_count: 14 });
  });

  it("is for officers, and the same for every tenant that changed nothing", async () => {
    for (const path of ["/api/countries", "/api/templates"]) {
      expect((await send("GET", path)).status).toBe(401);
      expect((await newOfficer().get(path)).body).toEqual((await newOfficer().get(path)).body);
    }
  });
});
