import { afterEach, expect, it, vi } from "vitest";
import { newOfficer } from "../support/api.ts";
import { openCase } from "../support/cases.ts";
import { readPortal, submit, upload } from "../support/portal.ts";

afterEach(() => void vi.useRealTimers());

it("shows what was last changed, at once", async () => {
  const officer = newOfficer();
  const opened = await openCase(officer);
  const look = async (token: string = opened.token) => (await readPortal(token)).body;
  const uploads = (state: Record<string, any>) =>
    state.document_requirements.filter(({ uploaded }: { uploaded: boolean }) => uploaded).length;
  expect(uploads(await look())).toBe(0);
  expect((await upload(opened.token)).status).toBe(201);
  expect(uploads(await look())).toBe(1);
  const renewed = await officer.post(`${opened.path}/portal-link`, { replace: true });
  expect((await look()).status).toBe(404);
  expect(uploads(await look(renewed.body.portal_token))).toBe(1);
  expect((await submit(renewed.body.portal_token)).status).toBe(200);
  expect(await look(renewed.body.portal_token)).toMatchObject({ phase: "under_review", document_requirements: [] });
});

it("shows each look the language that it asks for", async () => {
  const { token } = await openCase(newOfficer(), undefined, { additional_data: { language: "nl" } });
  const languageOf = async (accepted?: string) =>
    (await readPortal(token, accepted === undefined ? {} : { "Accept-Language": accepted })).body.language;
  const asked = ["fr", "de", undefined, "fr", "pt", "en"];
  const shown: string[] = [];
  for (const accepted of asked) shown.push(await languageOf(accepted));
  expect(shown).toEqual(["fr", "de", "nl", "fr", "nl", "en"]);
});

it("closes to a link at the moment that it expires, however often it was shown before", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const officer = newOfficer();
  const opened = await openCase(officer);
  const { portal_expires_at } = (await officer.get(opened.path)).body;
  expect((await readPortal(opened.token)).status).toBe(200);
  vi.setSystemTime(new Date(portal_expires_at).getTime() - 1);
  expect((await readPortal(opened.token)).status).toBe(200);
  vi.setSystemTime(new Date(portal_expires_at).getTime());
  expect((await readPortal(opened.token)).status).toBe(404);
  expect((await officer.post(`${opened.path}/portal-link`, {})).status).toBe(200);
  expect((await readPortal(opened.token)).status).toBe(200);
});
