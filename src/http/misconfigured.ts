import type { Context } from "hono";
import { isPlatformPath } from "./access.ts";
import type { Misconfiguration } from "../platform/misconfiguration.ts";
import { DomainError } from "../platform/errors.ts";
import { createLogger } from "../platform/logger.ts";
import { problemResponse } from "./problem.ts";

/** Finds a misconfiguration that stops the service. */
export type FindStop = (env: Env) => Promise<Misconfiguration | null>;

/** Liveness, the reason for not being ready, and the public keys of earlier signatures. */
const ALWAYS = /^\/(?:healthz|readyz|\.well-known\/jwks\.json)$/;

/** The refusal of a request while the service is misconfigured; null for a request that it may serve. */
export function refuseMisconfigured(c: Context, stop: Misconfiguration, requestId: string): Response | null {
  const { pathname } = new URL(c.req.url);
  // An operator imports the missing lists through these routes.
  if (stop.kind === "lists" && isPlatformPath(pathname)) return null;
  if (stop.settings !== null && ALWAYS.test(pathname)) return null;
  if (pathname === "/healthz") return Response.json({ status: "ok" });
  const response = problemResponse(c, misconfigured(stop), requestId, createLogger());
  const wantsPage = c.req.method === "GET" && c.req.header("Accept")?.includes("text/html") === true;
  return wantsPage ? toPage(response, pathname, stop) : response;
}

/** `cause` tells a deployment whether a setting is wrong or a new service only lacks its lists. */
const misconfigured = ({ kind, message }: Misconfiguration): DomainError =>
  new DomainError("misconfigured", sentence(message), { extra: { cause: kind }, headers: { "Retry-After": "60" } });

const sentence = (message: string): string => `The service is not ready for use: ${message}.`;

/** A page for a browser. Customers do not learn about settings. */
function toPage({ status, headers }: Response, pathname: string, { message }: Misconfiguration): Response {
  const isCustomer = /^\/(?:api\/)?portal(?:\/|$)/.test(pathname);
  const text = isCustomer ? "This page is not available at the moment. Please try again later." : sentence(message);
  const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Not available</title><p>${escaped}</p></html>`;
  const given = new Headers(headers);
  given.set("Content-Type", "text/html; charset=utf-8");
  return new Response(html, { status, headers: given });
}
