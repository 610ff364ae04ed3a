export { type Address, addressLine } from "./address.ts";
export { ADDRESS_MATCH_THRESHOLD, compareAddresses } from "./addresses.ts";
export { compareCompanyNames, NAME_MATCH_THRESHOLD, withoutForeignForm } from "./company-names.ts";
