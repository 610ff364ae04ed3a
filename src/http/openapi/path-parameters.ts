import { z } from "@hono/zod-openapi";

interface Description {
  readonly description: string;
  readonly example: string | number;
}

const CASE = "8f0c2b1e-6a54-4d0e-9c3f-2b7d51a6e943";

/** What the parameters in paths name, after a given step of the path or anywhere. An id that does not exist answers 404, whatever its form. */
const PATH_PARAMETERS: Readonly<Record<string, Description>> = {
  workflow_id: { description: "Id of the case's workflow", example: `case-${CASE}` },
  case_id: { description: "Id of the case", example: CASE },
  finding_id: { description: "Id of the finding", example: "4b3a2918-0716-4f5e-8d4c-3b2a19180706" },
  document_id: { description: "Id of the document", example: "7d51c0ae-94b2-4f3e-8a16-02c5d9e7b418" },
  comment_id: { description: "Id of the comment", example: "6b1d9f3e-2a7c-4e58-9d04-8c5f7a1b3e62" },
  filing_id: { description: "Id of the filing", example: "2c9e4d7a-5b1f-4a3c-8e60-7d1f2a3b4c5d" },
  memo_id: { description: "Id of the memorandum", example: "1f6a3c52-0d7e-4b8f-a1c9-5e2d4f7b8a60" },
  sar_id: { description: "Id of the report", example: "c2a9d4e7-3b1f-4c6d-8e50-97f1a2b3c4d5" },
  user_id: { description: "Id of the provisioned officer", example: "5f0e1d2c-3b4a-4958-8776-6a5b4c3d2e1f" },
  scim_name: { description: "Id of the document", example: "User" },
  client_id: { description: "Id of the client at the issuer", example: "case-loader" },
  officer_id: { description: "Id of the officer: the `sub` of their token", example: "alice" },
  label: { description: "Name of the block", example: "learned_procedures" },
  rule_id: { description: "Id of the learned rule", example: "0f1e2d3c-4b5a-4968-8776-655443322110" },
  passage_id: { description: "Id of the passage", example: "5d3e1f0a-9b8c-4a7d-b6e5-4f3c2d1e0a9b" },
  story_id: { description: "Id of the story", example: "3d9f6a10-5c2e-4b7a-8e41-9b0c1d2e3f40" },
  alert_id: { description: "Id of the alert", example: "7b2c9e4f-1a3d-4e5b-9f80-6c7d8e9fa0b1" },
  event_id: { description: "Id of the monitoring event", example: "5c1f7e2a-8d34-4b6e-9a07-3e2d1c0b9f84" },
  notification_id: { description: "Id of the notification", example: "a3d8c1b7-2f65-4e09-8c1d-7b6a5e4f3d20" },
  template_id: { description: "Id of the case's template", example: "psp_merchant_onboarding" },
  "reasoning-templates/template_id": {
    description: "Id of the reasoning template",
    example: "be_psp_merchant_onboarding",
  },
  country: { description: "Country as an ISO 3166-1 alpha-2 code", example: "BE" },
  name: { description: "Name of the agent", example: "registry" },
  regulation_id: { description: "Id of the regulation", example: "eu-mica" },
  article_id: { description: "Id of the article", example: "be-aml-2017-art-67" },
  change_id: {
    description: "Id of a registered or a proposed change",
    example: "3e4d5c6b-7a89-4b0c-9d1e-2f3a4b5c6d7e",
  },
  proposal_id: {
    description: "Id of a change that a release proposes",
    example: "5b6c7d8e-9f01-4a2b-8c3d-4e5f60718293",
  },
  reg_number: { description: "Belgian enterprise number, with or without dots and `BE`", example: "0999900150" },
  relationship_id: { description: "Id of the relationship", example: "1c9d7e2f-4a3b-4c5d-8e6f-7a8b9c0d1e2f" },
  portfolio_id: { description: "Id of the portfolio scan", example: "portfolio-0c1d2e3f4a5b4c6d8e7f9a0b1c2d3e4f" },
  verification_id: { description: "Id of the verification", example: "9a8b7c6d-5e4f-4a3b-8c2d-1e0f9a8b7c6d" },
  webhook_id: { description: "Id of the callback", example: "msg_9a8b7c6d-5e4f-4a3b-8c2d-1e0f9a8b7c6d" },
  list_id: { description: "Id of the tenant's own list", example: "4e7c1a9b-8d2f-4b36-9a50-1c3d5e7f9a0b" },
  endpoint_id: { description: "Id of the webhook endpoint", example: "1c8e5b7a-2d4f-4e90-a3b6-5f7d9c0e1a2b" },
  delivery_id: { description: "Id of the delivery", example: "msg_1c8e5b7a-2d4f-4e90-a3b6-5f7d9c0e1a2b_42" },
  token: {
    description: "Portal token of the case, which is the credential",
    example: "pt_Ewh5WToIlluL9z8iJoHfeN1SLYLb0IRx",
  },
  n: { description: "Number of the iteration, from 1", example: 1 },
  number: { description: "Number of the anchor, from 1", example: 1 },
  import_id: { description: "Id of the import", example: "6f5e4d3c-2b1a-4098-8f7e-6d5c4b3a2918" },
  part: { description: "Number of the part, from 0", example: 0 },
  kind: { description: "What is exported", example: "cases" },
  source: { description: "Source of the list", example: "eu" },
  tenant_id: { description: "Id of the tenant", example: "bank-a" },
};

/** The parameters of a path: by the schema that validates them, or any text where the endpoint looks them up itself. */
export function describeParameters(path: string, schema: z.ZodObject | undefined): z.ZodObject {
  const places = [...path.matchAll(/([^/]*)\/\{(\w+)\}/g)];
  return z.object(
    Object.fromEntries(
      places.map(([, before, name = ""]) => {
        const known = PATH_PARAMETERS[`${before}/${name}`] ?? PATH_PARAMETERS[name];
        if (!known) throw new Error(`${path}: describe {${name}} in path-parameters.ts`);
        const field = (schema?.shape[name] ?? z.string()) as z.ZodType;
        return [name, field.openapi({ param: { description: known.description, example: known.example } })];
      }),
    ),
  );
}
