import { PlatformAuditView } from "./audit.responses.ts";
import { describeOperations } from "../../http/openapi/describe-operations.ts";

export const PLATFORM_AUDIT = describeOperations({
  readPlatformAudit: {
    summary: "Read the platform's audit chain",
    description: [
      "Returns a page of what operators did, newest first, each entry signed.",
      "`chain_valid` says whether the entries of this page are intact; `fault` says what is wrong if they are not.",
    ],
    responses: { 200: PlatformAuditView },
  },
});
