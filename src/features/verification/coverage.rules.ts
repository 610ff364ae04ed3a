import type { CheckOutcome, Checks, Coverage, EuiCoverage } from "../../domain/verification/verification.model.ts";

const COVERAGE: Readonly<Record<CheckOutcome, Coverage>> = {
  confirmed: "VERIFIED",
  contradicted: "NOT_VERIFIED",
  unknown: "UNKNOWN",
};

/** Document types of electronic invoices: a participant registered for one can receive it. */
const isInvoice = (documentType: string): boolean => /:Invoice-2::Invoice##/.test(documentType);

/** The parts of Peppol's end user identification (OpenPeppol Internal Regulations, 3.3) that the checks cover. */
export function coverEui(checks: Checks): EuiCoverage {
  const { peppol_directory: peppol } = checks;
  return {
    legal_identifier: checks.entity_status.active ? "VERIFIED" : "NOT_VERIFIED",
    legal_name: COVERAGE[checks.name_consistency.outcome],
    legal_address: COVERAGE[checks.address_consistency.outcome],
    peppol_identifiers: COVERAGE[peppol.outcome],
    send_receive_capability:
      peppol.outcome === "confirmed" && !peppol.document_types.some(isInvoice)
        ? "NOT_VERIFIED"
        : COVERAGE[peppol.outcome],
    contact_information: "NOT_IN_SCOPE",
    proof_of_ownership: "NOT_IN_SCOPE",
    intermediary_info: "NOT_IN_SCOPE",
    sanctions_screening: "NOT_IN_SCOPE",
  };
}

/** Weight of each check in the confidence, in hundredths. */
const WEIGHTS: Readonly<Record<keyof Checks, number>> = {
  kbo_registry: 25,
  entity_status: 15,
  vies_validation: 20,
  peppol_directory: 10,
  inhoudingsplicht: 15,
  name_consistency: 10,
  address_consistency: 5,
};

/** The registry's weight lost when it answered without directors or a start date. */
const REGISTRY_PARTS = { directors: 5, start_date: 5 } as const;

/** 0.0 to 1.0: the weight of the sources that answered, whatever they answered. */
export function confidenceOf(checks: Checks): number {
  const answered = (Object.keys(WEIGHTS) as (keyof Checks)[]).filter((name) => checks[name].outcome !== "unknown");
  const registry = checks.kbo_registry;
  const silent = (Object.keys(REGISTRY_PARTS) as (keyof typeof REGISTRY_PARTS)[]).filter(
    (part) => registry.outcome === "confirmed" && registry[part] === null,
  );
  const weight = answered.reduce((sum, name) => sum + WEIGHTS[name], 0);
  return (weight - silent.reduce((sum, part) => sum + REGISTRY_PARTS[part], 0)) / 100;
}
