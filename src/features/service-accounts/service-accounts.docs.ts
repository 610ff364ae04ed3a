import { ServiceAccountListView, ServiceAccountView } from "./service-accounts.responses.ts";
import { describeOperations } from "../../http/openapi/describe-operations.ts";

export const SERVICE_ACCOUNTS = describeOperations({
  listServiceAccounts: {
    summary: "List service accounts",
    description: [
      "Returns the programs that may work with the tenant's cases, revoked ones too, in the order of their clients.",
    ],
    responses: { 200: ServiceAccountListView },
  },
  createServiceAccount: {
    summary: "Create a service account",
    description: [
      "Lets a program work with the interface by tokens that the issuer gives its client (client credentials). The account has the roles and the rate that are given here; roles in the token are ignored.",
      "It may read cases, open and assign them, comment, scan, and with the role `compliance_manager` read the event feed and manage webhook endpoints. Everything else takes an officer and answers 403: a decision and its second approval, the judgement of matches and documents, reports to the financial intelligence unit, policy and retention.",
      "From the first account of a tenant on, also after it is revoked, an officer's token must name a client of `AUTH_CLIENT_ID` or `AUTH_AUTHORIZED_PARTIES` (`azp`, `client_id`, `cid`, `appid`): a program's token of an unknown form must not pass as an officer's. So an account is refused (409) while none is set or the caller's own token names none.",
      "A revoked account can be created again.",
    ],
    errors: ["invalid_state", "validation_failed"],
    responses: { 201: ServiceAccountView },
  },
  revokeServiceAccount: {
    summary: "Revoke a service account",
    description: [
      "Refuses every token of the client from the next request on, and disables the webhook endpoints that it created; a compliance manager can enable them again. A repetition changes nothing, not even the reason.",
    ],
    responses: { 200: ServiceAccountView },
  },
});
