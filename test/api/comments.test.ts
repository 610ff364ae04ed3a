import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { newOfficer, send } from "../support/api.ts";
import { openCase, reviewedCase } from "../support/cases.ts";

const WORDS = "The nephew signs for the uncle.";

describe("comments on a case", () => {
  it("are read by every officer in their order, page by page, and by no other tenant", async () => {
    const officer = newOfficer();
    const bob = officer.colleague("bob", "officer");
    const { path, workflowId } = await openCase(officer);
    for (const [who, text] of [
      [officer, "first"],
      [bob, "second"],
      [officer, "third"],
    ] as const) {
      const added = await who.post(`${path}/comments`, { text: ` ${text} ` });
      expect([added.status, added.body.text, added.body.workflow_id]).toEqual([201, text, workflowId]);
    }
    const { body } = await bob.get(`${path}/comments`);
    expect(body).toMatchObject({
      comments: [
        { text: "first", author: "alice", edited_at: null, withdrawn: null, versions: null },
        { text: "second", author: "bob" },
        { text: "third", author: "alice" },
      ],
      next_cursor: null,
    });
    const page = (await bob.get(`${path}/comments?limit=2`)).body;
    expect(page.comments).toEqual(body.comments.slice(0, 2));
    const rest = (await bob.get(`${path}/comments?limit=2&cursor=${page.next_cursor}`)).body;
    expect(rest).toEqual({ comments: body.comments.slice(2), next_cursor: null });
    const newest = (await bob.get(`${path}/comments?order=newest&limit=2`)).body;
    expect(newest.comments).toEqual([body.comments[2], body.comments[1]]);
    const oldest = (await bob.get(`${path}/comments?order=newest&limit=2&cursor=${newest.next_cursor}`)).body;
    expect(oldest).toEqual({ comments: [body.comments[0]], next_cursor: null });
    expect((await bob.get(`${path}/comments?order=other`)).status).toBe(422);
    expect((await bob.get(`${path}/comments?cursor=x`)).status).toBe(422);
    for (const wrong of [{}, { text: " " }, { text: "x", mentions: [" bob"] }, { text: "x".repeat(5_001) }]) {
      expect((await officer.post(`${path}/comments`, wrong)).status).toBe(422);
    }
    const stranger = newOfficer();
    const one = `${path}/comments/${body.comments[0].comment_id}`;
    const answers = [
      await stranger.get(`${path}/comments`),
      await stranger.post(`${path}/comments`, { text: "x" }),
      await stranger.patch(one, { text: "x" }),
      await stranger.delete(one),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });

  it("are refused where they name a report, new or edited", async () => {
    const officer = newOfficer();
    const { path } = await openCase(officer);
    const told = { text: "STR filed with CTIF-CFI on 27/11; MLRO decides tomorrow." };
    const { comment_id } = (await officer.post(`${path}/comments`, { text: "The MLRO clears the match." })).body;
    for (const refused of [
      await officer.post(`${path}/comments`, told),
      await officer.patch(`${path}/comments/${comment_id}`, told),
    ])
      expect([refused.status, refused.body.errors[0]]).toMatchObject([
        422,
        { path: "text", code: "may_tell_of_report", message: expect.stringContaining("in the report itself") },
      ]);
    expect((await officer.get(`${path}/comments`)).body.comments).toHaveLength(1);
  });

  it("are changed by their author alone, and every version is kept for those who audit", async () => {
    const officer = newOfficer();
    const manager = officer.colleague("cm", "compliance_manager");
    const { path } = await openCase(officer);
    const { comment_id } = (await officer.post(`${path}/comments`, { text: WORDS })).body;
    const one = `${path}/comments/${comment_id}`;
    for (const other of [manager, officer.colleague("bob", "officer")]) {
      expect((await other.patch(one, { text: "mine" })).status).toBe(403);
      expect((await other.delete(one)).status).toBe(403);
    }
    const edited = await officer.patch(one, { text: "He has a mandate." });
    expect(edited.body).toMatchObject({ text: "He has a mandate.", versions: null, withdrawn: null });
    expect(edited.body.edited_at).not.toBe(null);
    const withdrawn = (await officer.delete(one)).body;
    expect(withdrawn).toMatchObject({ text: null, author: "alice", withdrawn: { by: "alice" }, versions: null });
    expect((await officer.delete(one)).body).toEqual(withdrawn);
    expect((await officer.patch(one, { text: "again" })).body).toMatchObject({ code: "invalid_state" });
    const [seen] = (await manager.get(`${path}/comments`)).body.comments;
    expect(seen).toMatchObject({
      text: "He has a mandate.",
      withdrawn: withdrawn.withdrawn,
      versions: [
        { version: 1, text: WORDS },
        { version: 2, text: "He has a mandate." },
      ],
    });
    expect(JSON.stringify((await officer.get(`${path}/comments`)).body)).not.toContain("mandate");
  });

  it("tell whom they mention once, in words that name nobody", async () => {
    const officer = newOfficer();
    const bob = officer.colleague("bob", "officer");
    const carol = officer.colleague("carol", "officer");
    const { path, workflowId } = await openCase(officer);
    const said = { text: WORDS, mentions: ["bob", "bob", "alice"] };
    const { comment_id } = (await officer.post(`${path}/comments`, said)).body;
    await officer.patch(`${path}/comments/${comment_id}`, { text: WORDS, mentions: ["bob", "carol"] });
    for (const who of [bob, carol]) {
      const { notifications, unread } = (await who.get("/api/notifications")).body;
      expect(unread).toBe(1);
      expect(notifications).toMatchObject([{ kind: "mentioned", ids: { workflow_id: workflowId, comment_id } }]);
      expect(notifications[0].text).not.toContain("nephew");
    }
    expect((await officer.get("/api/notifications")).body.unread).toBe(0);
  });

  it("reach neither the customer nor the case pack, and go with the case", async () => {
    const officer = newOfficer();
    const bob = officer.colleague("bob", "officer");
    const opened = await reviewedCase(officer);
    await officer.post(`${opened.path}/comments`, { text: WORDS, mentions: ["bob"] });
    expect(JSON.stringify((await send("GET", `/api/portal/${opened.token}`)).body)).not.toContain("nephew");
    const pack = await officer.get(`${opened.path}/case-pack.zip`);
    expect(pack.status).toBe(200);
    for (const file of Object.values(unzipSync(pack.bytes))) expect(strFromU8(file, true)).not.toContain("nephew");
    expect((await bob.get("/api/notifications")).body.unread).toBe(1);
    const fresh = await openCase(officer);
    await officer.post(`${fresh.path}/comments`, { text: WORDS, mentions: ["bob"] });
    expect((await bob.get("/api/notifications")).body.unread).toBe(2);
    expect((await officer.colleague("cm", "compliance_manager").delete(fresh.path)).status).toBe(200);
    expect((await bob.get("/api/notifications")).body.unread).toBe(1);
    expect((await officer.get(`${fresh.path}/comments`)).status).toBe(404);
  });
});
