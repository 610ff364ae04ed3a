import { text } from "../../domain/case/answers.ts";
import { proxySaid } from "../../domain/customer/proxy-said.rules.ts";
import { taskTexts } from "../../domain/customer/stated-functions.rules.ts";
import { isLive } from "../../domain/diligence/provided-documents.ts";
import { documentTypeOf } from "../../domain/documents/superseded.rules.ts";
import { derivedId } from "../../platform/ids.ts";
import type { Dossier } from "../dossier.ts";
import { judgesBy } from "../rules-version.ts";
import type { Noted } from "./declared-countries.ts";
import { shortened } from "./quote.ts";

const ASKS = "Who acts for a customer is identified and searched for, and the paper by which that person does is seen.";

/** Somebody who acts for a private customer, by its own words or by a power of attorney that it handed in. */
export function notedProxy({ input, person }: Dossier): Noted[] {
  if (person === null || !judgesBy(input, 9)) return [];
  const [occupation, ...texts] = ["occupation", "purpose_of_relationship", "source_of_funds"].map(
    (question) => text(input.answers[question]) ?? "",
  );
  const said = proxySaid(occupation!, [...texts, ...taskTexts(input)]);
  const of = (type: string) => input.documents.filter((one) => isLive(one) && documentTypeOf(input, one) === type);
  const papers = of("power_of_attorney");
  if (said === null && papers.length === 0) return [];
  const isShown = papers.length > 0 && of("representative_identity").length > 0 && !said?.isOutsideFamily;
  const words = said && shortened(said.sentence);
  return [
    {
      rule: "proxy_stated",
      title: `Somebody acts for the customer${words === null ? ", by a paper" : ", by the customer's own words"}`,
      description: `${words === null ? `The customer handed in "${papers[0]!.filename}" as a power of attorney.` : `The customer writes: "${words}".`} This is no reproach. ${ASKS}${said?.isOutsideFamily ? " The words name somebody who is no relative: ask the customer alone what was agreed." : ""}`,
      // An officer's clearance is of these words.
      sourceEntry: `proxy_stated:${derivedId("words", words ?? papers[0]!.document_id)}`,
      ...(isShown && { severity: "low" as const }),
    },
  ];
}
