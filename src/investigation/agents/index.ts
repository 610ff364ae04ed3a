import type { AnyAgent } from "../agent.ts";
import type { Dossier } from "../dossier.ts";
import { judgesBy } from "../rules-version.ts";
import { ACCOUNTS } from "./accounts.ts";
import { ACTIVITY } from "./activity.ts";
import { ADVERSE_MEDIA } from "./adverse-media.ts";
import { COMPANY_DATA } from "./company-data.ts";
import { DEBT_STATUS } from "./debt-status.ts";
import { DECLARATIONS } from "./declarations.ts";
import { DOCUMENT_INTAKE } from "./document-intake.ts";
import { DOCUMENT_READING } from "./document-reading.ts";
import { EINVOICING } from "./einvoicing.ts";
import { EMPLOYERS } from "./employers.ts";
import { FIELD_VALIDATION } from "./field-validation.ts";
import { FUNDING_DATA } from "./funding-data.ts";
import { GAZETTE } from "./gazette.ts";
import { MODEL_REVIEW } from "./model-review.ts";
import { NETWORK } from "./network.ts";
import { OWNERSHIP_CHAIN } from "./ownership-chain.ts";
import { OTHER_REGISTERS } from "./other-registers.ts";
import { OWN_WORDS } from "./own-words.ts";
import { REGISTRY } from "./registry.ts";
import { SCREENING } from "./screening.ts";
import { VAT } from "./vat.ts";
import { WEBSITE } from "./website.ts";

/** Every agent there is, in the order in which a reader meets them. A new one is one file and one line here. */
export const AGENTS: readonly AnyAgent[] = [
  DOCUMENT_INTAKE,
  FIELD_VALIDATION,
  DECLARATIONS,
  OWN_WORDS,
  REGISTRY,
  OTHER_REGISTERS,
  EMPLOYERS,
  OWNERSHIP_CHAIN,
  DOCUMENT_READING,
  VAT,
  EINVOICING,
  DEBT_STATUS,
  SCREENING,
  NETWORK,
  ADVERSE_MEDIA,
  ACTIVITY,
  WEBSITE,
  GAZETTE,
  ACCOUNTS,
  COMPANY_DATA,
  FUNDING_DATA,
  MODEL_REVIEW,
];

/** The agents of a case: the model's only where a model is configured; the network's and that of own words not in runs of earlier versions. */
export const agentsFor = ({ input }: Dossier): readonly AnyAgent[] =>
  AGENTS.filter(
    (agent) =>
      (agent !== MODEL_REVIEW || input.terms?.usesModel) &&
      (agent !== NETWORK || input.terms?.readsNetwork) &&
      (agent !== OWN_WORDS || judgesBy(input, 8)) &&
      (agent !== OTHER_REGISTERS || judgesBy(input, 9)) &&
      (agent !== EMPLOYERS || judgesBy(input, 13)),
  );
