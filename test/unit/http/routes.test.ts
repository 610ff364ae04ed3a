import type { H, RouterRoute } from "hono/types";
import { describe, expect, it } from "vitest";
import { createApp } from "../../../src/app.ts";

const { app, endpoints } = createApp();

/** The route whose handler answers: the first that is no middleware. */
function routeOf(method: string, path: string): string | null {
  const [matched] = app.router.match(method, path) as unknown as [[[H, RouterRoute], unknown][]];
  return matched.map(([[, route]]) => route).find((route) => route.path !== "/*")?.path ?? null;
}

const asRegistered = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ":$1");
const withValues = (path: string): string => path.replaceAll(/\{\w+\}/g, "value");

describe("routes", () => {
  it("each answer their own path, also where another route's parameter could stand for a part of it", () => {
    for (const { method, path } of endpoints) {
      expect([method, path, routeOf(method.toUpperCase(), withValues(path))]).toEqual([
        method,
        path,
        asRegistered(path),
      ]);
    }
    for (const { method, path } of app.routes.filter((route) => route.path !== "/*")) {
      const asked = path.replaceAll(/:\w+/g, "value");
      expect([method, path, routeOf(method, asked)]).toEqual([method, path, path]);
    }
  });

  it("do not cross: of two that one path could match, one is the other with parameters in place of parts", () => {
    const routes = app.routes.filter((route) => route.path !== "/*");
    const isParameter = (part: string) => part.startsWith(":");
    for (const [i, one] of routes.entries()) {
      for (const other of routes.slice(i + 1)) {
        const parts = one.path.split("/");
        const others = other.path.split("/");
        if (one.method !== other.method || parts.length !== others.length) continue;
        const pairs = parts.map((part, at) => [part, others[at]!] as const);
        if (!pairs.every(([a, b]) => a === b || (isParameter(a) && b !== "") || (isParameter(b) && a !== ""))) continue;
        const isWider = pairs.some(([a, b]) => isParameter(a) && !isParameter(b));
        expect([one.path, other.path, isWider]).toEqual([one.path, other.path, false]);
      }
    }
  });

  it.each([
    ["GET", "/api/cases", "/api/cases"],
    ["GET", "/api/cases/7", "/api/cases/:workflow_id"],
    ["GET", "/api/cases/a%2Fb", "/api/cases/:workflow_id"],
    ["GET", "/api/cases/:workflow_id", "/api/cases/:workflow_id"],
    ["GET", "/api/cases/*", "/api/cases/:workflow_id"],
    ["GET", "/console/", "/console/"],
    ["GET", "/console", "/console"],
    ["GET", "/api/cases/", null],
    ["GET", "/api/cases/7/", null],
    ["GET", "/api//cases", null],
    ["GET", "//api/cases", null],
    ["GET", "/api/cases//audit", null],
    ["GET", "/API/cases", null],
    ["GET", "/api/cases/7/audit/8", null],
    ["PUT", "/api/cases", null],
    ["OPTIONS", "/", null],
    ["GET", "/*", null],
    ["GET", "/__proto__/constructor", null],
  ])("%s %s leads to %s", (method, path, route) => {
    expect(routeOf(method, path)).toBe(route);
  });
});
