import { registerInFull } from "../customer/register-name.ts";
import type { Interest, InterestType, OpenEnd, Share, UnnamedReason } from "./ownership.model.ts";

/** At most two decimals: `33.33 %`. */
export const percentWords = (percent: number): string => `${Number(percent.toFixed(2))} %`;

/** `25–50 %`, `up to 40 %`, `≥ 75 %`; null where it can be anything. */
function rangeWords({ minimum, maximum }: { readonly minimum: number; readonly maximum: number }): string | null {
  if (maximum - minimum < 0.005) return percentWords(minimum);
  if (minimum <= 0) return maximum >= 100 ? null : `up to ${percentWords(maximum)}`;
  return maximum >= 100 ? `≥ ${percentWords(minimum)}` : `${Number(minimum.toFixed(2))}–${percentWords(maximum)}`;
}

interface Shared {
  readonly share: number | null;
  readonly share_range: { readonly minimum: number; readonly maximum: number } | null;
}

/** An exact share, a range, or null where neither is known. */
export function shareWords({ share, share_range }: Shared): string | null {
  if (share_range !== null && (share === null || share_range.maximum - share_range.minimum >= 0.005)) {
    return rangeWords(share_range);
  }
  return share === null ? null : percentWords(share);
}

/** A share as its source states it; null where it states none. */
function statedShareWords(share: Share | undefined): string | null {
  if (share === undefined) return null;
  if (share.exact !== undefined) return percentWords(share.exact);
  const { minimum = share.exclusive_minimum, maximum = share.exclusive_maximum } = share;
  if (minimum === undefined) return maximum === undefined ? null : `up to ${percentWords(maximum)}`;
  if (maximum === undefined || maximum >= 100) {
    return share.exclusive_minimum === undefined ? `≥ ${percentWords(minimum)}` : `> ${percentWords(minimum)}`;
  }
  return `${Number(minimum.toFixed(2))}–${percentWords(maximum)}`;
}

/** Short enough for a label on a line. */
const INTERESTS: Readonly<Record<InterestType, string>> = {
  shareholding: "shares",
  votingRights: "votes",
  appointmentOfBoard: "appoints board",
  otherInfluenceOrControl: "control",
  seniorManagingOfficial: "manages",
  settlor: "settlor",
  trustee: "trustee",
  protector: "protector",
  beneficiaryOfLegalArrangement: "beneficiary",
  rightsToSurplusAssetsOnDissolution: "surplus",
  rightsToProfitOrIncome: "profit",
  rightsGrantedByContract: "contract",
  conditionalRightsGrantedByContract: "conditional",
  controlViaCompanyRulesOrArticles: "articles",
  controlByLegalFramework: "by law",
  boardMember: "director",
  boardChair: "chair",
  unknownInterest: "not stated",
  unpublishedInterest: "unpublished",
  enjoymentAndUseOfAssets: "use of assets",
  rightToProfitOrIncomeFromAssets: "income",
  nominee: "nominee",
  nominator: "nominator",
};
export const interestWords = (type: InterestType): string => INTERESTS[type];

const OPEN_ENDS: Readonly<Record<OpenEnd["reason"], string>> = {
  source_unavailable: "a source did not answer",
  source_not_configured: "its register is not connected",
  not_covered: "no register is known for its country",
  not_found: "its register does not know it",
  no_number: "it has no register number",
  no_owners_published: "its register publishes no owners",
  below_threshold: "too little of the capital leads through it to look further",
  layer_limit: "the chain has more layers than are followed",
  entity_limit: "the chain has more companies than are followed",
  time_limit: "the time of the investigation ran out",
};
export const openEndWords = (reason: OpenEnd["reason"]): string => OPEN_ENDS[reason];

const UNNAMED: Readonly<Record<UnnamedReason, string>> = {
  noBeneficialOwners: "it is stated to have no owner",
  subjectUnableToConfirmOrIdentifyBeneficialOwner: "the company could not identify them",
  interestedPartyHasNotProvidedInformation: "the owner gave no information",
  subjectExemptFromDisclosure: "the company need not disclose them",
  interestedPartyExemptFromDisclosure: "the owner need not be disclosed",
  unknown: "not known to the source",
  informationUnknownToPublisher: "not known to the register",
};
export const unnamedWords = (reason: UnnamedReason): string => UNNAMED[reason];

const SOURCES: Readonly<Record<string, string>> = {
  customer: "the customer",
  gleif: "GLEIF",
  gazette: "Official Gazette",
  nbb: "National Bank of Belgium",
  screening: "screening lists",
  adverse_media: "news search",
  vies: "EU VAT validation",
  peppol: "Peppol directory",
  inhoudingsplicht: "withholding obligation",
  companydata: "company data",
  fundingdata: "funding data",
  case_memory: "earlier cases",
  network: "relations to other cases",
};

/** What officers call the source of a statement: a register, the customer, a document, an officer's filing. */
export function sourceWords(name: string): string {
  const [kind, rest = ""] = name.split(/:(.*)/s);
  if (kind === "document") return `document (${rest.replaceAll("_", " ")})`;
  if (kind === "filed") return "filed by an officer";
  return registerInFull(name) ?? SOURCES[name] ?? name.replaceAll("_", " ");
}

/** `75 % shares, votes`: what a statement says that its party holds. */
export const heldWords = (interests: readonly Interest[]): string =>
  interests
    .map(({ type, share, end_date }) => {
      const words = [statedShareWords(share), interestWords(type)].filter((part) => part !== null).join(" ");
      return end_date === undefined ? words : `${words} until ${end_date}`;
    })
    .join(", ") || "not stated";

/** Who holds, where nobody is named. */
export const unnamedOwnerWords = ({ reason, description }: { reason: UnnamedReason; description?: string }): string =>
  `nobody named: ${description ?? unnamedWords(reason)}`;

/** Why a list of owners is empty, which is never good news. */
export const NOBODY_NAMED =
  "No register, no document and not even the customer names the owners. That does not mean that there are none: the check of the owners stays open.";
