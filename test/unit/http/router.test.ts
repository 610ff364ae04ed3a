import { describe, expect, it } from "vitest";
import { Hono } from "hono";
import { StepRouter } from "../../../src/http/router.ts";

function serve() {
  const app = new Hono({ router: new StepRouter() });
  app.use(async (c, next) => {
    await next();
    c.res.headers.set("X-Passed", "yes");
  });
  for (const path of [
    "/",
    "/agents",
    "/agents/stats",
    "/agents/:name",
    "/agents/:name/",
    "/agents/of-case/:id/last",
    "/agents/:name/runs",
  ]) {
    app.get(path, (c) => c.json({ path, params: c.req.param() }));
  }
  app.post("/agents/:name", (c) => c.json({ path: "POST", params: c.req.param() }));
  app.notFound((c) => c.json({ path: null }, 404));
  return app;
}

describe("the router", () => {
  it.each([
    ["GET", "/", "/", {}],
    ["GET", "/agents", "/agents", {}],
    ["GET", "/agents/stats", "/agents/stats", {}],
    ["GET", "/agents/statistics", "/agents/:name", { name: "statistics" }],
    ["GET", "/agents/of-case", "/agents/:name", { name: "of-case" }],
    ["GET", "/agents/of-case/7/last", "/agents/of-case/:id/last", { id: "7" }],
    ["GET", "/agents/stats/runs", "/agents/:name/runs", { name: "stats" }],
    ["GET", "/agents/stats/", "/agents/:name/", { name: "stats" }],
    ["GET", "/agents/a%2Fb", "/agents/:name", { name: "a/b" }],
    ["GET", "/agents/a?b=/c/d", "/agents/:name", { name: "a" }],
    ["POST", "/agents/stats", "POST", { name: "stats" }],
  ])("%s %s is %s", async (method, asked, path, params) => {
    const answer = await serve().request(asked, { method });
    expect(await answer.json()).toEqual({ path, params });
    expect(answer.headers.get("X-Passed")).toBe("yes");
  });

  it.each([
    ["GET", "/agents/"],
    ["GET", "/agents/a/b/c/d"],
    ["GET", "/agents//runs"],
    ["GET", "/agents/a/b"],
    ["DELETE", "/agents/a"],
    ["PUT", "/agents"],
    ["OPTIONS", "/"],
  ])("%s %s is nothing, and passes what every request passes", async (method, asked) => {
    const answer = await serve().request(asked, { method });
    expect([answer.status, answer.headers.get("X-Passed")]).toEqual([404, "yes"]);
  });

  it("refuses when it is registered a path that could be two", () => {
    const app = serve();
    expect(() => app.get("/agents/fixed/:id", (c) => c.text(""))).toThrow("/agents/fixed/:id");
  });
});
