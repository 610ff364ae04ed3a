import type { Draft } from "../../draft.ts";

export function state(d: Draft, provider: string, day: string): void {
  d.issuer(provider);
  d.documentDate(day);
}
