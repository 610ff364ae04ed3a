import { writeForm } from "./form-plan.ts";
import type { CredentialName } from "./credentials.ts";
import type { Plan } from "./plan.ts";
import type { WireRequest } from "./wire.ts";
import type { World } from "./world.ts";

/** Fills a world's ids and credentials into a plan. */
export function toWire(plan: Plan, world: World): WireRequest {
  const lookUp = (name: string): string => world.known(name, plan.pick + (plan.scatter ? name.length : 0));
  const fill = (text: string, write: (value: string) => string): string =>
    text.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => (world.knows(name) ? write(lookUp(name)) : whole));
  const query = plan.query.map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(fill(value, String))}`,
  );
  const target = fill(plan.path, encodeURIComponent) + (query.length > 0 ? `?${query.join("&")}` : "");
  const headers: (readonly [string, string])[] = [...plan.headers, ...credentialHeaders(plan.credential, world)];
  const inJson = (value: string): string => JSON.stringify(value).slice(1, -1);
  const { body } = plan;
  if (body === null) return { method: plan.method, target, headers, body: null };
  if (body.kind === "text") return { method: plan.method, target, headers, body: fill(body.text, inJson) };
  if (body.kind === "bytes") {
    return { method: plan.method, target, headers, body: Uint8Array.from(Buffer.from(body.base64, "base64")) };
  }
  const form = writeForm(body, (text) => fill(text, String));
  const hasType = headers.some(([name]) => name === "Content-Type");
  const typed = hasType ? headers : [...headers, ...Object.entries(form.headers)];
  return { method: plan.method, target, headers: typed, body: form.body };
}

const credentialHeaders = (name: CredentialName, world: World): (readonly [string, string])[] =>
  Object.entries(world.credentials[name]);
