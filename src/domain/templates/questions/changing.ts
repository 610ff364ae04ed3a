/**
 * Questions whose answers change while a customer stays the same: activity, owners, public functions, countries, volume,
 * source of funds, residence. A review asks them again; who the customer is, such as a birth date, it does not.
 */
export const CHANGING_QUESTIONS: readonly string[] = [
  "business_activity",
  "beneficial_owners",
  "politically_exposed",
  "customer_countries",
  "expected_monthly_volume",
  "source_of_funds",
  "tax_residence",
  "sales_channel",
  "delivery_time",
  "payment_service_ended",
  "ships_from",
  "product_category",
  "main_crypto_service",
  "sends_transfer_information",
  "self_hosted_wallets",
  "anonymity_enhancing_assets",
  "service_requested",
  "nominee_arrangements",
  "occupation",
  "purpose_of_relationship",
  "country_of_residence",
  "residence_address",
];
