import { TenantDatabaseView } from "./tenancy.responses.ts";
import { describeOperations } from "../../http/openapi/describe-operations.ts";

export const TENANCY = describeOperations({
  readTenantDatabase: {
    summary: "Read the database of a tenant",
    description: [
      "Returns which database holds a tenant and how far a move has come. An unknown tenant is in the default database.",
    ],
    responses: { 200: TenantDatabaseView },
  },
  moveTenant: {
    summary: "Move a tenant to another database",
    description: [
      "Starts the move, or continues it for some seconds; repeat until `state` is `settled`. The service stays in use.",
      "While another move is under way the answer is 409; a database that is not bound answers 422.",
    ],
    errors: ["invalid_state"],
    responses: { 200: TenantDatabaseView },
  },
  abortTenantMove: {
    summary: "Abort the move of a tenant",
    description: [
      "Cancels the move: the tenant stays in its present database. Once the switch has happened, or without a move, the answer is 409.",
    ],
    errors: ["invalid_state"],
    responses: { 200: TenantDatabaseView },
  },
});
