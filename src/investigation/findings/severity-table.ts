import type { FindingCategory, Severity } from "../../domain/case/case.model.ts";

export interface FindingRule {
  readonly category: FindingCategory;
  readonly severity: Severity;
}

const rule = (category: FindingCategory, severity: Severity): FindingRule => ({ category, severity });

/**
 * What each kind of finding weighs, and above it why, for readers of this file alone: the one place where severities are decided. At high or above, `sanctions`,
 * `criminal` and `enforcement` shut the SAR-first gate.
 */
export const FINDING_RULES = {
  /** Dealing with a listed party is forbidden outright. */
  sanctions_exact: rule("sanctions", "critical"),
  /** A near match is a question of identity, not an answer. */
  sanctions_near: rule("sanctions", "medium"),
  /** Money must neither come from a listed party nor reach one; only the name that the customer gives is compared, of three words or of a company. */
  sanctions_named: rule("sanctions", "high"),
  /** A political function calls for enhanced due diligence and is no wrong by itself. */
  pep_exact: rule("pep", "medium"),
  /** A near match of a name to a political function is to be ruled out. */
  pep_near: rule("pep", "low"),
  /** The tenant's own list says that a match weighs this much. */
  own_list_high: rule("own_list", "high"),
  /** The tenant's own list says that a match weighs this much. */
  own_list_medium: rule("own_list", "medium"),
  /** The tenant's own list says so, or a near match is to be ruled out. */
  own_list_low: rule("own_list", "low"),
  /** An answer names a prominent public function that the customer does not declare. */
  pep_stated: rule("pep", "medium"),
  /** The news names somebody in a public office: an officer confirms or clears it, as a match with a list. */
  pep_reported: rule("pep", "medium"),
  /** Who left a prominent public function years ago is no PEP today; until when it was held is asked. */
  pep_past: rule("pep", "low"),
  /** The customer states a political function: enhanced due diligence applies. */
  pep_declared: rule("pep", "medium"),

  /** A charge or conviction is a reportable fact; what comes before is medium. */
  media_criminal: rule("criminal", "high"),
  /** A later article ends the matter by an acquittal or the like: an officer reads both. */
  media_lifted: rule("criminal", "medium"),
  /** An authority sanctioned the subject; a warning or freeze is medium. */
  media_enforcement: rule("enforcement", "high"),
  /** An accusation by others than an authority, or news that may be of a namesake. */
  media_adverse: rule("adverse_media", "low"),
  /** An insolvency is no crime: who may manage the money must be known. */
  media_insolvency: rule("adverse_media", "medium"),
  /** The rules cannot tell whether the news is adverse: an officer has to read it. */
  media_unclear: rule("adverse_media", "low"),

  /** Bankruptcy is open: a curator, not the board, binds the company. */
  registry_bankrupt: rule("registry_status", "high"),
  /** The entity no longer exists, so it cannot be a customer. */
  registry_ended: rule("registry_status", "high"),
  /** In liquidation a company may only wind up its business. */
  registry_dissolving: rule("registry_status", "medium"),
  /** A juridical situation that is neither normal nor known here. */
  registry_unusual: rule("registry_status", "medium"),
  /** The register does not know a number whose check digits are right. */
  registry_not_found: rule("identity", "medium"),
  /** The register of another country has the company: a case under a country without one asks no register whether it still exists. */
  registered_elsewhere: rule("identity", "high"),
  /** The register has a remark on this entity. */
  registry_remark: rule("registry_status", "medium"),
  /** Struck off by the register for not registering its beneficial owners. */
  ubo_strike_off: rule("ownership", "high"),
  /** An end or a court's measure is published and binds, though the register does not show it. */
  gazette_ending: rule("registry_status", "high"),
  /** The register may still name a director who left, or not yet the one who came: somebody unknown may act. */
  directors_changed: rule("registry_status", "medium"),
  /** The company owes more than it owns: its creditors may not be paid. */
  negative_equity: rule("incorporation", "medium"),
  /** A company that stopped depositing accounts is often empty, and a court can dissolve it for that. */
  accounts_overdue: rule("incorporation", "medium"),
  /** Circular holdings make it harder to see who owns the companies. */
  ownership_ring: rule("ownership", "high"),
  /** A company may hold some of its own shares; they carry no votes. */
  ownership_own_shares: rule("ownership", "low"),
  /** A nominee holds for somebody else, who must be named. */
  ownership_nominee: rule("ownership", "medium"),
  /** The holder of the certificate is the owner, so the owner can change without a record. */
  ownership_bearer_shares: rule("ownership", "high"),
  /** Enhanced due diligence is due where a high-risk third country is in the chain. */
  ownership_high_risk_country: rule("ownership", "high"),
  /** A company that has ceased to exist holds nothing: somebody else does. */
  ownership_ended_entity: rule("ownership", "medium"),
  /** Two sources cannot both be right on who owns it. */
  ownership_sources_disagree: rule("ownership", "medium"),
  /** Layers without an economic reason make owners harder to identify. */
  ownership_many_layers: rule("ownership", "low"),
  /** Settlor, trustees and beneficiaries count as owners by their roles, whatever their share. */
  ownership_arrangement: rule("ownership", "low"),
  /** At least one figure is wrong or out of date. */
  ownership_over_accounted: rule("ownership", "low"),
  /** A second source names none of the directors that the register has. */
  directors_differ: rule("ownership", "low"),
  /** Under a year old: no accounts and no track record; fraud is most frequent. */
  recent_incorporation: rule("incorporation", "medium"),

  /** A trader whose VAT number is not valid cannot send sound invoices. */
  vat_invalid: rule("vat", "high"),
  /** Two authorities give two names for one number. */
  name_mismatch: rule("name", "medium"),
  /** An earlier name is searched for as the present one is. */
  former_name: rule("name", "info"),
  /** Under a name that nobody knows nothing can be searched for. */
  former_name_unknown: rule("name", "low"),
  /** Two authorities give two addresses; moves are often registered late. */
  address_mismatch: rule("address", "low"),
  /** Clients are jointly liable and must withhold 35 % of every invoice. */
  social_debt: rule("social_debt", "high"),
  /** Clients must withhold 15 % of every invoice. */
  tax_debt: rule("tax_debt", "medium"),
  /** An entry in the directory is voluntary: its absence is a question, not a proof. */
  peppol_absent: rule("peppol", "low"),

  /** A function that was declared once stays declared until it is explained. */
  exposure_taken_back: rule("pep", "medium"),
  /** An owner who was declared once may still be one. */
  owners_taken_back: rule("ownership", "medium"),
  /** Of two answers the one that raises the risk counts until it is explained. */
  answer_taken_back: rule("activity", "medium"),
  /** The same customer was refused before: why must be known to the officer. */
  refused_before: rule("cross_case", "low"),
  /** Card schemes or supervisors name this activity as high risk. */
  activity_high_risk: rule("activity", "medium"),
  /** Declared and registered trade have nothing in common: neither can be relied on. */
  activity_differs: rule("activity", "medium"),
  /** A company that slept, or was bought ready-made, has the age of another business: who sold it, and why, must be known. */
  shelf_company: rule("incorporation", "medium"),
  /** A payment service that ends a contract has reasons, such as fraud. */
  service_ended_said: rule("activity", "medium"),
  /** Who keeps nothing of what it earns may only pass on the money of another. */
  turnover_passed_on: rule("activity", "medium"),
  /** An authority that refuses or takes back a licence has reasons; who carries on all the same breaks the law. */
  licence_refused_said: rule("activity", "high"),
  /** A licence of another country gives no right to serve in the Union. */
  licence_home_outside: rule("activity", "high"),
  /** Nothing of the declared trade belongs to the registered one: what the company does is not known. */
  activity_not_compared: rule("activity", "medium"),
  /** Customers in a country that the Union lists as high risk. */
  customers_high_risk_country: rule("activity", "medium"),
  /** A trade that is forbidden, or narrowly licensed, needs an explanation before anything else. */
  trade_declared_grave: rule("activity", "high"),
  /** The law or the Union's risk assessment names the trade as one of higher risk. */
  trade_declared_sensitive: rule("activity", "medium"),
  /** The Union restricts trade with the country, or no recognised state controls the area. */
  customers_restricted_place: rule("activity", "medium"),
  /** Shares that add up to more than the whole are wrong. */
  owners_over_whole: rule("ownership", "medium"),
  /** Who decides without holding shares is a beneficial owner too. */
  control_in_words: rule("ownership", "medium"),
  /** Who is behind a private customer must be identified too; who takes in money for others may be a money mule. */
  acts_for_another: rule("activity", "medium"),
  /** The customer says so itself, so an officer settles it; of crimes that money comes from or pays for, it is high. */
  conviction_stated: rule("adverse_media", "medium"),
  /** The customer says of a party that it is under sanctions: its money must not be taken, and a detour by others is circumvention. */
  sanctions_said: rule("enforcement", "high"),
  /** Who may manage the money, or run a business, must be known. */
  bankrupt_or_banned: rule("enforcement", "medium"),
  /** Who had ended paid nobody: the payslip may be forged. */
  employer_ended: rule("activity", "medium"),
  /** Money that the stated occupation does not earn has a source to show. */
  means_do_not_fit: rule("activity", "medium"),
  /** Union law forbids trade with these areas of Ukraine: any business there needs an explanation. */
  customers_banned_area: rule("activity", "high"),
  /** The words resemble answers after which officers asked, so an officer reads them; by itself that says nothing of the customer. */
  own_words_ask: rule("activity", "medium"),
  /** What nobody read says nothing good, so an officer has it read. */
  answer_not_read: rule("activity", "medium"),
  /** A model read a difference between two texts; only an officer can judge it. */
  model_doubt: rule("activity", "low"),
  /** The declared website does not answer. */
  website_unreachable: rule("website", "low"),
  /** The website names neither the company nor its number. */
  website_other_company: rule("website", "low"),

  /** One file stands for several requirements; it can hardly prove them all. */
  document_duplicate: rule("document", "low"),
  /** The file was submitted before, so it adds nothing. */
  document_repeated: rule("document", "low"),
  /** The file is too small to hold what it should. */
  document_scant: rule("document", "info"),

  /** The mail comes from a domain that is almost the company's: high where letters differ or it stands before another, and not where the ending differs or a word is added. */
  contact_alike: rule("identity", "medium"),
  /** A personal number that cannot exist. */
  identity_number_wrong: rule("identity", "high"),
  /** A registration number that cannot exist in any country. */
  registration_number_wrong: rule("identity", "high"),
  /** A number that the country's register cannot have given, or hardly: it may be of another kind, such as a tax number. */
  registration_number_odd: rule("identity", "medium"),
  /** A VAT number that cannot exist, most often a slip. */
  vat_number_wrong: rule("vat", "medium"),
  /** Number and declared date of birth belong to two people. */
  birth_date_differs: rule("identity", "high"),
  /** The account number is not valid, usually because of a typing error. */
  account_number_wrong: rule("identity", "medium"),
  /** The answer cannot be read, so the question stays open. */
  answer_malformed: rule("data_gap", "low"),
  /** The person who answers is not the person for whom the case was opened, so it is not known who the customer is. */
  name_opened_differs: rule("identity", "high"),
  /** The answered name and the one that the case was opened under cannot be compared, so an officer must look. */
  name_opened_unclear: rule("identity", "medium"),
  /** A child owns through somebody else, who acts for it and must be known. */
  owner_minor: rule("identity", "medium"),
  /** Nobody of that age owns a company: the date is wrong, or the owner is dead. */
  owner_birth_impossible: rule("identity", "medium"),
  /** A minor cannot enter the relation alone. */
  identity_minor: rule("identity", "high"),
  /** Hardly anybody is so old, and identities of the dead are used: somebody must see the person. */
  identity_age: rule("identity", "medium"),
  /** Who acts for a customer must be known, and by what right. */
  proxy_stated: rule("identity", "medium"),
  /** Where somebody was born informs, and is no nationality or residence. */
  birth_high_risk: rule("identity", "info"),
  /** Which nationalities a customer has must be known in full. */
  nationality_further: rule("identity", "medium"),
  /** Who is stateless or a refugee is so by law: it is told, and is no risk. */
  nationality_status: rule("identity", "info"),
  /** The address is in another country than the one of residence. */
  residence_differs: rule("identity", "medium"),
  /** Tax is due in another country than that of the seat or home: why has to be explained. */
  tax_residence_differs: rule("address", "low"),
  /** Nationality of a country that the Union lists as high risk. */
  nationality_high_risk: rule("identity", "medium"),

  /** Required questions were not answered. */
  answer_missing: rule("data_gap", "low"),
  /** An answer came to a question that was not asked. */
  answer_unknown_question: rule("data_gap", "info"),
  /** What nobody understands may be a country of high risk. */
  customers_unclear: rule("data_gap", "low"),
  /** Without declared owners nothing can be compared with the register. */
  owners_undeclared: rule("data_gap", "medium"),
  /** What the customer adds on an owner is told in its words. */
  owners_remark: rule("ownership", "info"),
  /** There are too many names; the names above the limit were not screened. */
  names_left_out: rule("data_gap", "high"),
  /** A source that a decision leans on gave no usable answer. */
  source_gap_core: rule("data_gap", "medium"),
  /** A further source gave no usable answer. */
  source_gap: rule("data_gap", "low"),
  /** A source that a decision leans on is not connected: our own gap. */
  source_not_configured: rule("data_gap", "medium"),
  /** Answers that name more than can be searched for, or go on for longer than is read, have to be read by an officer. */
  names_unsearched: rule("data_gap", "medium"),
  /** A source was not asked, because of what the customer typed into an answer on a number of its own. */
  source_withheld: rule("data_gap", "medium"),
  /** No source covers this matter for this country: our own gap. */
  coverage_gap: rule("data_gap", "medium"),
} as const satisfies Readonly<Record<string, FindingRule>>;

export type FindingRuleId = keyof typeof FINDING_RULES;
