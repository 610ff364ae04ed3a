/** External sources. Each function answers known or unknown (`types.ts`) and never throws. */
export { type MediaQuestion, searchAdverseMedia } from "./adverse-media/client.ts";
export { identifyingFacts, type Registered } from "./adverse-media/identifying-facts.ts";
export { findCompanyData } from "./companydata/client.ts";
export { findFundingData } from "./fundingdata/client.ts";
export { findActs } from "./gazette/client.ts";
export { findLeiRecord } from "./gleif/client.ts";
export { checkDebt } from "./inhoudingsplicht/client.ts";
export {
  type CompanyRegister,
  COVERED_COUNTRIES,
  companyRegisterOf,
  REGISTER_NAMES,
  REGISTER_TOOLS,
  REGISTERS,
  registerName,
} from "./company-registers.ts";
export { lookUpEnterprise } from "./kbo/client.ts";
export { classifySituation } from "./kbo/situations.ts";
export { findAccounts } from "./nbb/client.ts";
export { findParticipant } from "./peppol/client.ts";
export { retrievableDocuments } from "./retrievable.ts";
export { isConfigured, isSample, upstreamSettings } from "./upstream.ts";
export { checkVat, normaliseVatNumber } from "./vies/client.ts";
export { checkWebsite } from "./website/client.ts";
