/** What each rating factor weighs by default, 0 to 100: from 25 its dimension is medium, from 60 high. */
export const DEFAULT_WEIGHTS = {
  // Customer
  sanctions_confirmed: 100,
  critical_finding: 100,
  sanctions_hit_open: 40,
  pep_confirmed: 60,
  pep_declared: 40,
  pep_stated: 40,
  pep_unanswered: 25,
  pep_hit_open: 25,
  own_list_grave: 60,
  own_list_confirmed: 40,
  crime_reported: 60,
  adverse_media: 25,
  entity_ended: 60,
  entity_ending: 40,
  going_concern: 25,
  higher_risk_sector: 30,
  young_company: 25,
  bearer_shares: 60,
  nominees: 40,
  complex_structure: 30,
  debts: 25,
  service_ended_by_another: 30,
  refused_before: 25,
  network_alert_high: 40,
  network_alert: 25,
  not_established: 0,
  // Geography
  call_for_action_country: 100,
  high_risk_country: 40,
  high_risk_seat: 30,
  high_risk_suppliers: 25,
  third_country_seat: 15,
  banned_area: 100,
  customers_anywhere: 15,
  customers_unclear: 25,
  // Product, service and transaction
  high_risk_activity: 60,
  trade_high: 40,
  trade_medium: 20,
  trade_declared_grave: 60,
  trade_declared_sensitive: 30,
  volume_disproportionate: 40,
  high_volume: 15,
  cash: 30,
  anonymity: 60,
  self_hosted_wallets: 25,
  delayed_delivery: 20,
  structure_services: 30,
  // Channel
  sales_online: 10,
  sales_by_telephone: 25,
  sales_on_the_move: 15,
  // Conduct
  identity_contradicted: 60,
  owners_contradicted: 40,
  contradictions: 25,
  impossible_number: 40,
  wrong_document: 30,
  altered_document: 40,
  refused: 30,
  unanswered: 10,
  unsettled: 40,
} as const;

export type FactorWord = keyof typeof DEFAULT_WEIGHTS;

export const isFactorWord = (word: string): word is FactorWord => Object.hasOwn(DEFAULT_WEIGHTS, word);

/** Factors that lift the whole rating to high, whatever a tenant lets them weigh. */
export const CRITICAL_FACTORS: readonly FactorWord[] = [
  "sanctions_confirmed",
  "critical_finding",
  "call_for_action_country",
  "banned_area",
];

/** Factors for which the law demands enhanced due diligence (AMLR art. 29 to 31 and 42 to 46; Law art. 38 and 41). */
export const LEGAL_EDD_TRIGGERS: readonly FactorWord[] = ["pep_confirmed", "pep_declared", "high_risk_country"];
