import { PolicyPreviewView, PolicyVersionsView, PolicyView } from "./policy.responses.ts";
import { describeOperations } from "../../http/openapi/describe-operations.ts";

export const POLICY = describeOperations({
  readPolicy: {
    summary: "Read the due diligence policy",
    description: [
      "Returns the tenant's current policy with the default and where they differ.",
      "Every investigation is judged by the policy that is current when it begins, and its result names the version.",
    ],
    responses: { 200: PolicyView },
  },
  replacePolicy: {
    summary: "Write a new version of the policy",
    description: [
      "Applies `values` to the current policy: objects by their members, lists and single values as a whole.",
      "What the law demands cannot be taken out: such values answer 422, as do unknown keys, and nothing changes.",
      "Results that exist keep the version that they were made with.",
    ],
    responses: { 200: PolicyView },
  },
  listPolicyVersions: {
    summary: "List the versions of the policy",
    description: ["Returns who wrote which version, when and why, newest first, with what it changed."],
    responses: { 200: PolicyVersionsView },
  },
  previewPolicy: {
    summary: "Preview a policy",
    description: [
      "Rates the tenant's undecided cases under the proposed values and returns those whose rating would change.",
      "Changes nothing. A page looks at 200 cases, newest first; `next_cursor` leads to the next.",
    ],
    responses: { 200: PolicyPreviewView },
  },
});
