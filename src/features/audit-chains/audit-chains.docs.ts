import { AnchoredView, AnchorsView, AnchorView, StampView, VerifiedHeadsView } from "./audit-chains.responses.ts";
import { describeOperations } from "../../http/openapi/describe-operations.ts";

const ANCHOR = "An anchor exports the signed ends of chains, so that a later change of the chains shows.";

/** The same five operations for each scope of chains; `name` tells their operation ids apart. */
const anchorOperations = (name: "" | "Report" | "Platform", what: string) =>
  describeOperations({
    [`count${name}Anchors`]: {
      summary: `Count the anchors of ${what}`,
      description: [ANCHOR, "Returns the number of the last anchor; 0 before the first. Numbers have no gaps."],
      responses: { 200: AnchorsView },
    },
    [`write${name}Anchor`]: {
      summary: `Anchor ${what} now`,
      description: [
        "Exports the ends of the chains that have changed, without waiting for the daily run.",
        "Without changes nothing is written.",
      ],
      responses: { 200: AnchoredView },
    },
    [`read${name}Anchor`]: {
      summary: `Read an anchor of ${what}`,
      description: [ANCHOR, "It is signed and names the hash of the anchor before it."],
      errors: ["not_found"],
      responses: { 200: AnchorView },
    },
    [`read${name}AnchorStamp`]: {
      summary: `Read the time stamp of an anchor of ${what}`,
      description: [
        "Returns the time stamp (RFC 3161) of an anchor as the authority sent it, or `null` while there is none.",
      ],
      errors: ["not_found"],
      responses: { 200: StampView },
    },
    [`verify${name}Heads`]: {
      summary: `Compare exported ends with ${what}`,
      description: [
        "Compares up to 20 exported ends with the chains as they are now.",
        "`deleted` is a chain whose deletion is in the ledger, `gone` a report of which nothing is left, and `broken` any other chain that does not hold the exported end.",
      ],
      responses: { 200: VerifiedHeadsView },
    },
  });

export const ANCHORS = [
  ...anchorOperations("", "the tenant's audit chains"),
  ...anchorOperations("Report", "the chains of reports"),
  ...anchorOperations("Platform", "the platform's audit chain"),
];
