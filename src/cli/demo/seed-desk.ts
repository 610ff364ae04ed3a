import type { Seeding } from "./seeding.ts";

const CHANGE = {
  article_id: "be-aml-2017-art-23",
  change_type: "amendment",
  description: "Regulation (EU) 2024/1624 applies from this day and takes the place of the national rule.",
  effective_date: "2027-07-10",
  source_url: "https://eur-lex.europa.eu/eli/reg/2024/1624/oj",
};

const CONTEXT = {
  company_type: "Payment institution",
  jurisdiction: "BE",
  primary_regulator: "National Bank of Belgium",
  services: ["Acquiring of card payments", "Payment accounts for merchants"],
  regulatory_framework: "Act of 18 September 2017; Act of 11 March 2018",
  customer_segments: ["Small and medium-sized companies", "Marketplace sellers"],
  risk_appetite: "Low for cash-intensive trades, none for parties under sanctions.",
  prohibited_jurisdictions: ["IR", "KP"],
};

/** Fills the screens that do not belong to a case. Idempotent. */
export async function furnishDesk(seeding: Seeding): Promise<void> {
  const changes = await seeding.call<unknown[]>("bob", "GET", "/api/regulatory/changes");
  if (changes.length === 0) await seeding.call("bob", "POST", "/api/regulatory/changes", CHANGE);
  const { memstore_enabled } = await seeding.call<{ memstore_enabled: boolean }>("bob", "GET", "/api/memory/status");
  if (!memstore_enabled) return;
  const route = "/api/memory/company-context";
  const { company_context } = await seeding.call<{ company_context: { status: string } }>("bob", "GET", route);
  if (company_context.status === "not_configured") await seeding.call("bob", "PUT", route, CONTEXT);
}
