/** Areas of the interface, in the order of the document. */
export const TAGS = [
  {
    name: "case management",
    description: "Open, read, decide and delete cases; documents, letters and reports of a case.",
  },
  {
    name: "customer portal",
    description: "What the customer of a case sees and hands in. The token in the path is the credential.",
  },
  {
    name: "SAR/STR",
    description: "Reports to the financial intelligence unit. Only those who may know of a report see it.",
  },
  { name: "decision memoranda", description: "The written reasons of a decision, signed and then unchangeable." },
  { name: "case intelligence", description: "Similar cases and what was learned from them." },
  { name: "cross-case intelligence", description: "Patterns across the cases of a tenant." },
  { name: "monitoring", description: "What changes about customers after their approval, and who is told." },
  { name: "policy", description: "What a tenant rates its customers by, in versions." },
  { name: "supervised autonomy", description: "How closely an officer's cases are reviewed." },
  { name: "reasoning templates", description: "Red-flag rules and what they found in a case." },
  { name: "agent registry", description: "The agents that investigate." },
  { name: "memory", description: "What officers taught, and what is remembered of it." },
  { name: "regulatory radar", description: "Regulations, their articles and dates, and registered changes." },
  { name: "scan", description: "Quick scans of companies without a case, one at a time or a portfolio." },
  { name: "events", description: "What happened, as a feed to read and by webhooks to the tenant's systems." },
  { name: "partner verification", description: "Verifications for partners, with signed answers and evidence." },
  { name: "retention", description: "How long cases are kept, legal holds and deletions." },
  { name: "diagnostics", description: "What an investigation did, how long it took, and how officers rate it." },
  { name: "imports", description: "Sanctions and PEP lists in force." },
  { name: "platform", description: "Operation of the platform for all tenants, by its operators." },
  { name: "operation", description: "Health, discovery, audit anchors, recovery and callbacks." },
  { name: "configuration", description: "Feature flags and sign-in." },
] as const;
