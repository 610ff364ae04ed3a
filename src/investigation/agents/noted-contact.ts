import { contactOf } from "../../domain/customer/contact-domain.rules.ts";
import { mergeFacts } from "../../domain/case/facts.rules.ts";
import type { Observations } from "../agent.ts";
import type { Dossier } from "../dossier.ts";
import { registryFacts } from "../registry/registry-facts.ts";
import { judgesBy } from "../rules-version.ts";
import type { Noted } from "./declared-countries.ts";
import { REGISTRY } from "./registry.ts";

/** A mail address at a domain that looks like the company's own, and is not. */
export function notedContact({ input, subject }: Dossier, seen: Observations): Noted[] {
  if (subject !== "company" || !judgesBy(input, 13)) return [];
  const registry = seen.of(REGISTRY);
  const stated = registry?.outcome === "known" ? registryFacts(registry) : [];
  const contact = contactOf({ ...input, facts: mergeFacts(input.facts, stated) });
  if (contact?.known === undefined || (contact.is !== "alike" && contact.is !== "near")) return [];
  const { domain, known } = contact;
  const named = known.by === "register" ? "the register names" : "the company's site is at";
  return [
    {
      rule: "contact_alike",
      ...(contact.is === "alike" && { severity: "high" as const }),
      title: `The customer writes from ${domain}, and ${named} ${known.domain}`,
      description: `Nothing shows that who writes acts for the company. Reach it by the contact that the register publishes, not by one that the case gives, and note what it says.`,
      sourceEntry: `contact_alike:${domain}:${known.domain}`,
    },
  ];
}
