import type { DeclaredOwner } from "./declared-owner.model.ts";
import { isCompanyName } from "./declared-text.ts";

const ARTICLE = "(?:(?:de|het|een|the|an?|la|les?|une?|die|der|das|eine?) |l['’])?";
const LISTED =
  "(?:is |est |ist )?(?:publicly |stock[- ]exchange )?(?:(?:listed|quoted) (?:on|at|in|company)|(?:beurs)?genoteerd|cotée?|börsennotiert)\\p{L}*";
const NO_PERSON =
  "(?:no|geen(?: enkele)?|aucune|keine?) (?:natural persons?|natuurlijke perso(?:on|nen)|personnes? physiques?|natürlichen? person)";
const PUBLIC =
  "(?:(?:lokale|openbare|federale) )?overheid(?:sbedrijf|sinstelling|sdienst)?|public (?:authority|body)|government|(?:autorité|établissement|organisme) publi(?:c|que)|pouvoirs publics|öffentliche (?:hand|körperschaft|stelle)|behörde";
const RUN_BY =
  "(?:bestuurders?|zaakvoerders?|directors?|administrateurs?|gérante?s?|geschäftsführer(?:in)?|vertegenwoordigd|represented|représentée?|vertreten)(?=[:\\s])";

const REMARK = new RegExp(`^${ARTICLE}(?:${LISTED}|${NO_PERSON}|${PUBLIC}|${RUN_BY})(?!\\p{L})`, "iu");
const NO_SHARE = new RegExp(`^${NO_PERSON}`, "iu");
/** In small letters, so that no name is meant. */
const BODY =
  /^(?:een|an?|une?|eine?) (?:\p{Ll}+ ){0,2}?\p{Ll}*(?:bedrijf|vennootschap|stichting|gemeente|stad|holding|company|foundation|société|fondation|commune|gesellschaft|stiftung|gemeinde|groep|group|groupe)(?!\p{L})/u;

/** A part of an answer on the owners that names nobody and describes the owner before it, such as "listed on Euronext". */
interface OwnerRemark {
  readonly owner: string;
  readonly words: string;
}

/** Declared owners without remarks on them. A share beside a remark is of the owner before it. */
export function splitRemarks<Owner extends DeclaredOwner>(
  declared: readonly Owner[],
): { readonly owners: readonly Owner[]; readonly remarks: readonly OwnerRemark[] } {
  const owners: Owner[] = [];
  const remarks: OwnerRemark[] = [];
  for (const one of declared) {
    const before = owners.at(-1);
    if (before === undefined || !isRemark(one, before)) {
      owners.push(one);
      continue;
    }
    remarks.push({ owner: before.name, words: one.name });
    if (one.share_percent !== undefined && !NO_SHARE.test(one.name)) {
      owners[owners.length - 1] = { ...before, share_percent: one.share_percent };
    }
  }
  return { owners, remarks };
}

/** Who has details of its own is an owner, and so is who holds a share beside another's. */
function isRemark({ kind, name, share_percent: share, ...rest }: DeclaredOwner, before: DeclaredOwner): boolean {
  if (kind !== "unknown" || isCompanyName(name) || "country" in rest || rest.control !== undefined) return false;
  if (NO_SHARE.test(name)) return true;
  return (REMARK.test(name) || BODY.test(name)) && (share === undefined || before.share_percent === undefined);
}
