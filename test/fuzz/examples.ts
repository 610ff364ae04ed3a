/**
 * Bodies that reach deep: what a schema alone does not say, such as check digits, or fields that need one another.
 * Names in double braces are filled in from the prepared world.
 */
export const EXAMPLES: Readonly<Record<string, readonly unknown[]>> = {
  "POST /api/cases": [
    { company_name: "Molenhof", company_registration_number: "{{enterprise_number}}", country: "BE" },
    {
      company_name: "Zonnehof <b>& Co</b>",
      vat_number: "{{vat_number}}",
      country: "BE",
      website_url: "www.example.com",
      additional_data: { language: "fr", note: "=1+1", nested: { a: [1, { b: null }] } },
    },
    {
      company_name: "Jan Janssens",
      company_registration_number: "any-identifier",
      country: "NL",
      template_id: "kyc_natural_person",
      additional_data: { answers: { iban: "BE68539007547034", date_of_birth: "1980-01-01", nationality: "NL" } },
    },
  ],
  "POST /scim/v2/Users": [
    {
      schemas: ["urn:ietf:params:scim:schemas:core:2.0:User"],
      userName: "ann@bank.example",
      externalId: "8f3c0d52",
      name: { givenName: "Ann", familyName: "Peeters" },
      emails: [{ value: "ann@bank.example", type: "work", primary: true }],
      active: "True",
    },
    { schemas: ["urn:ietf:params:scim:schemas:core:2.0:User"], userName: "__proto__" },
  ],
  "PATCH /scim/v2/Users/{user_id}": [
    {
      schemas: ["urn:ietf:params:scim:api:messages:2.0:PatchOp"],
      Operations: [{ op: "Replace", path: "active", value: "False" }],
    },
    {
      schemas: [],
      Operations: [
        { op: "add", path: "__proto__.x", value: 1 },
        { op: "remove", path: "emails[type eq" },
      ],
    },
  ],
  "POST /api/cases/{workflow_id}/decision": [
    { decision: "approve", reason: "Nothing speaks against it." },
    { decision: "approve_with_restrictions", restrictions: ["no cash"] },
    { decision: "reject", reason: "Not for us." },
    { decision: "escalate" },
    { decision: "follow_up", follow_up_tasks: [{ description: "Who owns it?", response_type: "text" }] },
    {
      decision: "approve",
      override_open_discrepancies: "Explained by phone.",
      override_dissolved_entity: "Asked for by the liquidator.",
    },
  ],
  "POST /api/cases/{workflow_id}/decision/second-approval": [
    { decision: "approve", comment: "Agreed." },
    { decision: "reject", comment: "Not yet." },
  ],
  "POST /api/cases/{workflow_id}/documents/{document_id}/review": [
    { outcome: "accepted", kind: "bank_account_certificate" },
    { outcome: "rejected", reason: "It is another company's." },
    { outcome: "accepted", facts: [{ id: "document_date", value: "2026-01-05" }], reason: "As printed." },
  ],
  "POST /api/cases/{workflow_id}/ownership/statements": [
    {
      source: "UBO register",
      source_type: "officialRegister",
      as_of: "2026-01-05",
      owners: [
        { name: "An Peeters", birth_date: "1971-04", share_percent: 60, control: "votes", is_pep: false },
        { company_name: "Triade Beheer", enterprise_number: "0403170701", share_percent: 40 },
      ],
    },
    [
      {
        statementId: "statement-of-a-person-in-a-register",
        recordId: "person-1",
        recordType: "person",
        recordStatus: "new",
        statementDate: "2026-01-05",
        declarationSubject: "company-1",
        recordDetails: { isComponent: false, personType: "knownPerson", names: [{ fullName: "An Peeters" }] },
      },
    ],
  ],
  "PUT /api/officers/{officer_id}/absence": [{ from: "2026-12-21", until: "2036-01-01", substitute: "bob" }],
  "POST /api/cases/{workflow_id}/mcc-decision": [
    { action: "accept" },
    { action: "override", override_mcc: "5812", notes: "A restaurant" },
  ],
  "POST /api/cases/{workflow_id}/signals": [
    {
      signal_type: "finding_rejected",
      source_component: "fuzz",
      context_data: { finding_id: "{{finding_id}}", finding_category: "address", rejection_reason: "moved" },
    },
  ],
  "POST /api/portal/{token}/submit": [
    {},
    {
      answers: { beneficial_owners: "An Peeters", iban: "BE68 5390 0754 7034" },
      task_responses: { followup_2_1: "Ann" },
    },
  ],
  "POST /cases/{case_id}/sar": [
    { reason: "Payments that fit no business", indicators: ["cash"] },
    {
      reason: "Transfers",
      report_type: "STR",
      transactions: [
        {
          number: "T-1",
          date: "2026-10-01",
          amount: "12500.50",
          currency: "EUR",
          from: { name: "Molenhof", account: "BE68539007547034" },
          to: { name: "Jan <Claes> & Zn.", account: null },
          description: "]]> & more",
        },
      ],
    },
  ],
  "POST /cases/{case_id}/sar/{sar_id}/assessment": [
    { reportable: true, rationale: "The date fits." },
    { reportable: false, rationale: "Another person." },
  ],
  "POST /cases/{case_id}/sar/{sar_id}/mlro-approve": [{ comment: "File it." }],
  "POST /cases/{case_id}/sar/{sar_id}/record-submission": [{ reference: "CTIF-1", submitted_at: "2026-10-02" }],
  "POST /cases/{case_id}/sar/{sar_id}/readers": [{ officer_id: "rita" }],
  "POST /cases/{case_id}/sar/{sar_id}/acknowledge": [
    { reference: "ACK-1", acknowledged_at: "2026-10-02T10:00:00+02:00" },
  ],
  "POST /api/regulatory/changes": [
    { article_id: "{{article_id}}", change_type: "amendment", description: "Changed", effective_date: "2027-07-10" },
  ],
  "POST /api/scan/entity/{reg_number}": [{ tier: 0 }, { tier: 1 }, { tier: 2 }, { tier: 3, segment_id: "s" }],
  "POST /api/scan/entity/{reg_number}/escalate": [{ target_tier: 1 }, { target_tier: 2 }, { target_tier: 3 }],
  "POST /api/scan/portfolio": [{ name: "A portfolio", registration_numbers: ["{{enterprise_number}}", "0999900249"] }],
  "POST /api/platform/list-imports/{source}": [
    { version: "2026-10-01", sha256: "b".repeat(64), entries: 1, names: 1, parts: 1 },
  ],
  "PUT /api/platform/imports/{import_id}/parts/{part}": [
    {
      id: "e-1",
      kind: "person",
      names: [{ name: "Jan Voorbeeld", weak: false }],
      topics: ["sanction"],
      birthDates: ["1970-01"],
      countries: ["BE"],
      identifiers: [],
      programmes: [],
    },
    { range: { from: "0", to: "2" }, deletes: {}, rows: { enterprises: [] } },
    { range: null, deletes: {}, rows: { codes: [["a", "b", "c", "d"]] } },
  ],
  "POST /api/platform/imports/{import_id}/confirm": [
    { content_sha256: "{{content_sha256}}", compared_with: "{{compared_with}}" },
    { content_sha256: "b".repeat(64), compared_with: null },
  ],
  "POST /api/platform/register-imports": [
    {
      sha256: "a".repeat(64),
      extract_type: "full",
      extract_number: 7,
      snapshot_date: "2026-10-01",
      meta: {},
      enterprises: 2,
      parts: 2,
    },
  ],
  "POST /v1/peppol/verify": [
    { enterprise_number: "{{enterprise_number}}", requestor_id: "fuzz" },
    { vat_number: "{{vat_number}}", requestor_id: "fuzz", workflow_id: "{{workflow_id}}" },
    {
      enterprise_number: "{{enterprise_number}}",
      vat_number: "{{vat_number}}",
      requestor_id: "fuzz",
      callback_url: "https://partner.example/hook",
    },
  ],
  "POST /api/session/demo": [
    { officer: "alice", roles: ["officer"] },
    { officer: "alice", roles: ["mlro"] },
  ],
};
