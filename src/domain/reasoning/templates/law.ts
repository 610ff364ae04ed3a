/** Legal basis of each duty in a country: article ids of the regulatory radar. */
export interface Law {
  readonly identification: readonly string[];
  readonly beneficialOwners: readonly string[];
  readonly ownerRegister: readonly string[];
  readonly politicallyExposed: readonly string[];
  readonly enhancedDiligence: readonly string[];
  readonly highRiskCountries: readonly string[];
  readonly purpose: readonly string[];
  readonly monitoring: readonly string[];
  readonly riskAssessment: readonly string[];
  readonly refusal: readonly string[];
  readonly sanctions: readonly string[];
}

/** The Union's asset freezes apply directly in every country. */
const FREEZES = ["eu-sanctions-269-art-2", "eu-sanctions-765-art-2", "eu-sanctions-2580-art-2"];

/** The directive, and the regulation that replaces it on 10 July 2027. */
export const UNION_LAW: Law = {
  identification: ["eu-amld4-art-13", "eu-amlr-art-22"],
  beneficialOwners: ["eu-amld4-art-13", "eu-amlr-art-51"],
  ownerRegister: ["eu-amld4-art-30", "eu-amlr-art-24"],
  politicallyExposed: ["eu-amld4-art-20", "eu-amlr-art-42"],
  enhancedDiligence: ["eu-amld4-art-18a", "eu-amlr-art-34"],
  highRiskCountries: ["eu-amld4-art-18a", "eu-hrtc-art-1", "eu-amlr-art-29"],
  purpose: ["eu-amld4-art-13", "eu-amlr-art-25"],
  monitoring: ["eu-amld4-art-13", "eu-amlr-art-26"],
  riskAssessment: ["eu-amld4-art-8", "eu-amlr-art-20"],
  refusal: ["eu-amlr-art-21"],
  sanctions: [...FREEZES, "eu-amlr-art-20"],
};

export const BELGIAN_LAW: Law = {
  identification: ["be-aml-2017-art-21", "be-aml-2017-art-26", "be-aml-2017-art-27"],
  beneficialOwners: ["be-aml-2017-art-23"],
  ownerRegister: ["be-aml-2017-art-29", "be-ubo-2018-art-general-discrepancies"],
  politicallyExposed: ["be-aml-2017-art-41"],
  enhancedDiligence: ["be-aml-2017-art-19", "be-aml-2017-art-39"],
  highRiskCountries: ["be-aml-2017-art-38", "eu-hrtc-art-1"],
  purpose: ["be-aml-2017-art-34"],
  monitoring: ["be-aml-2017-art-35", "be-aml-2017-art-45"],
  riskAssessment: ["be-aml-2017-art-16", "be-aml-2017-art-19"],
  refusal: ["be-aml-2017-art-33"],
  sanctions: [...FREEZES, "be-aml-2017-art-8"],
};

export const DUTCH_LAW: Law = {
  identification: ["nl-wwft-art-3"],
  beneficialOwners: ["nl-wwft-art-3"],
  ownerRegister: ["nl-wwft-art-10c", "nl-hrw-ubo-art-15a"],
  politicallyExposed: ["nl-wwft-art-8"],
  enhancedDiligence: ["nl-wwft-art-8"],
  highRiskCountries: ["nl-wwft-art-8", "eu-hrtc-art-1"],
  purpose: ["nl-wwft-art-3"],
  monitoring: ["nl-wwft-art-3", "nl-wwft-art-16"],
  riskAssessment: ["nl-wwft-art-2b"],
  refusal: ["nl-wwft-art-5"],
  sanctions: FREEZES,
};

export const FRENCH_LAW: Law = {
  identification: ["fr-cmf-561-art-l-561-5"],
  beneficialOwners: ["fr-cmf-561-art-l-561-5"],
  ownerRegister: ["fr-cmf-561-art-l-561-46"],
  politicallyExposed: ["fr-cmf-561-art-l-561-10"],
  enhancedDiligence: ["fr-cmf-561-art-l-561-10", "fr-cmf-561-art-l-561-10-2"],
  highRiskCountries: ["fr-cmf-561-art-l-561-10", "eu-hrtc-art-1"],
  purpose: ["fr-cmf-561-art-l-561-5-1"],
  monitoring: ["fr-cmf-561-art-l-561-6"],
  riskAssessment: ["fr-cmf-561-art-l-561-4-1"],
  refusal: ["fr-cmf-561-art-l-561-8"],
  sanctions: FREEZES,
};

export const GERMAN_LAW: Law = {
  identification: ["de-gwg-art-11", "de-gwg-art-12"],
  beneficialOwners: ["de-gwg-art-10"],
  ownerRegister: ["de-gwg-art-23a", "de-gwg-art-20"],
  politicallyExposed: ["de-gwg-art-15"],
  enhancedDiligence: ["de-gwg-art-15"],
  highRiskCountries: ["de-gwg-art-15", "eu-hrtc-art-1"],
  purpose: ["de-gwg-art-10"],
  monitoring: ["de-gwg-art-10"],
  riskAssessment: ["de-gwg-art-5"],
  refusal: ["de-gwg-art-10"],
  sanctions: FREEZES,
};

export const LUXEMBOURG_LAW: Law = {
  identification: ["lu-aml-2004-art-3"],
  beneficialOwners: ["lu-aml-2004-art-3"],
  ownerRegister: ["lu-rbe-2019-art-general"],
  politicallyExposed: ["lu-aml-2004-art-3-2"],
  enhancedDiligence: ["lu-aml-2004-art-3-2"],
  highRiskCountries: ["lu-aml-2004-art-3-2", "eu-hrtc-art-1"],
  purpose: ["lu-aml-2004-art-3"],
  monitoring: ["lu-aml-2004-art-3"],
  riskAssessment: ["lu-aml-2004-art-2-2"],
  refusal: ["lu-aml-2004-art-3"],
  sanctions: FREEZES,
};
