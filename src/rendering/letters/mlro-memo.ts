import { quotedReason } from "../../domain/decisions/quoted-reason.ts";
import { isArticle, isConfirmedNews, isToRead } from "../../domain/decisions/news-to-read.rules.ts";
import {
  chip,
  facts,
  heading,
  panel,
  paragraph,
  stack,
  table,
  text,
  type Block,
  type PrintableDocument,
} from "../document/blocks.ts";
import { frameDocument, masthead } from "../document/frame.ts";
import { formatName, formatScore, formatTime, toneOfSeverity } from "../document/format.ts";
import type { Finding } from "../../domain/case/case.model.ts";
import { inWords, type RelationshipSpan } from "../../domain/relationships/relationship-span.rules.ts";
import { capitalized, listed, SAMPLE_NOTE } from "../../domain/diligence/check-results.ts";
import { isOpen } from "../../domain/diligence/check.model.ts";
import { composeCustomer } from "../report/customer.ts";
import { composeSince } from "../report/since-last-decision.ts";
import { composeChecks } from "../report/due-diligence.ts";
import { type EvidenceById, listFindings } from "../report/findings.ts";
import { renderPdf } from "../pdf/render-pdf.ts";
import type { PrintAssets } from "../pdf/print-assets.model.ts";
import type { MlroMemoInput } from "./letters.model.ts";

/** Questions that the assessment must answer; the first is about triggers. */
const TO_ASSESS = [
  "Does each trigger concern this company and these persons, or someone of the same name?",
  "Do the known facts give reason to suspect money laundering, its predicate offence or the financing of terrorism?",
  "Which transactions, accounts and persons would a report name?",
  "Which facts are still unknown, and would they change the answer?",
];

/** What a gap of the customer is about: answers that are missing, no owners, and an activity that says nothing. */
const LEFT_OUT: readonly (string | undefined)[] = ["answers", "beneficial_owners", "business_activity"];
const isLeftOut = ({ source_entry }: Finding) => LEFT_OUT.includes(source_entry);
const isBeyondLimit = ({ source_entry }: Finding) => source_entry === "declared_names";
const isOfCustomer = ({ source }: Finding) => source === "customer";

/** What is not known, by whose gap it is: a source's, our own, or the customer's. */
const GAPS: readonly (readonly [title: string, note: string, isOfPart: (gap: Finding) => boolean])[] = [
  ["Not checked", "No source answered this, which is neither good nor bad news.", (gap) => !isOfCustomer(gap)],
  [
    "Beyond our limit",
    "The customer declared more names than the service looks up: the others were not checked.",
    (gap) => isOfCustomer(gap) && isBeyondLimit(gap),
  ],
  [
    "Not stated by the customer",
    "What the customer left out, or answered without saying anything.",
    (gap) => isOfCustomer(gap) && isLeftOut(gap),
  ],
  [
    "Answered, but cannot be used",
    "The customer answered, and the answer could not be read, understood or assigned to a question.",
    (gap) => isOfCustomer(gap) && !isLeftOut(gap) && !isBeyondLimit(gap),
  ],
];

/** The memo that submits a case to the MLRO: PDF bytes. Internal, never for the customer. */
export function renderMlroMemo(input: MlroMemoInput, fonts: PrintAssets): Promise<Uint8Array> {
  return renderPdf(composeMlroMemo(input), fonts);
}

function composeMlroMemo(input: MlroMemoInput): PrintableDocument {
  const { case: reported, relationship } = input;
  const evidence = new Map(input.evidence.map((item) => [item.id, item]));
  const others = input.other_findings.filter((finding) => finding.category !== "data_gap");
  return frameDocument({
    brand_name: input.brand_name,
    generated_at: input.generated_at,
    sample: input.sample,
    kind: "MLRO memo",
    subject: `Case ${reported.case_id}`,
    company_name: reported.company_name,
    footer: ["Strictly internal", `case ${reported.case_id}`, `made ${formatTime(input.generated_at)}`],
    marks: ["INTERNAL: NOT TO BE DISCLOSED TO THE CUSTOMER"],
    blocks: [
      masthead("MEMO TO THE MONEY LAUNDERING REPORTING OFFICER", reported.company_name, [
        reported.company_registration_number,
        reported.country,
        reported.template_name,
      ]),
      ...composeConfirmed(input),
      composeGate(input),
      facts(
        [
          ["Case", text(reported.case_id, "code")],
          ["Status", `${formatName(reported.status)}${relationship?.ended ? "; no longer a customer" : ""}`],
          ["Case opened", formatTime(reported.created_at)],
          ["Risk score", input.risk_score === null ? "Not investigated yet" : formatScore(input.risk_score)],
          ["Made", formatTime(input.generated_at)],
          ["Requested by", input.generated_by],
        ],
        2,
      ),
      ...(relationship ? [facts([["Relationship", whenCustomer(relationship)]])] : []),
      ...composeCustomer(input),
      ...composeNamed(input),
      ...composeSince(input.since_last_decision),
      ...composeOpenChecks(input),
      heading(1, "Triggers", "Sanctions, criminal and enforcement findings of severity high or critical."),
      input.triggers.length === 0 ? paragraph(noneOpen(input)) : listFindings(input.triggers, evidence),
      ...composeAssessed(input, evidence),
      heading(1, "Questions for the assessment"),
      { kind: "bullets", items: input.triggers.length === 0 ? TO_ASSESS.slice(1) : TO_ASSESS },
      ...composeReports(input),
      ...(others.length === 0 ? [] : [heading(1, "Other findings"), listFindings(others, evidence)]),
      ...GAPS.flatMap(([title, note, isOfPart]) => {
        const gaps = input.other_findings.filter((one) => one.category === "data_gap" && isOfPart(one));
        return gaps.length === 0 ? [] : [heading(1, title, note), listFindings(gaps, evidence)];
      }),
      ...composeOpenDiscrepancies(input),
      ...composeRiskParts(input),
    ],
  });
}

const whenCustomer = (relationship: RelationshipSpan): string =>
  capitalized(inWords(relationship, relationship.ended ? ` by ${relationship.ended.officer}` : ""));

/** What the law requires at once of a confirmed match, whatever the assessment comes to. */
function composeConfirmed({ confirmed_matches: confirmed }: MlroMemoInput): Block[] {
  if (confirmed.length === 0) return [];
  return [
    panel(
      "critical",
      text("A sanctions match is confirmed: freeze and report", "strong"),
      ...confirmed.map((finding) => text(describeConfirmed(finding))),
      text(
        "Freeze all funds and economic resources of the listed person without delay and without notice. Report the freeze to the Treasury (FPS Finance) and the suspicion to the FIU. The case cannot be approved.",
      ),
    ),
  ];
}

function describeConfirmed({ subject, title, source_entry, hit, confirmation }: Finding): string {
  const entry = hit
    ? `entry ${hit.entry.id} (${hit.entry.name}) of list ${hit.list}, version ${hit.list_version}`
    : `entry ${source_entry ?? "unknown"}`;
  const by = confirmation
    ? ` Confirmed by ${confirmation.confirmed_by}, ${formatTime(confirmation.confirmed_at)}: ${confirmation.reason}`
    : "";
  return `${subject ?? title} is ${entry}.${by}`;
}

/** By status, what is said of an open report, the most urgent first. */
const WAITING = {
  pending_mlro: "A report waits for the MLRO's assessment",
  approved: "A report is approved and waits for its submission to the FIU",
  draft: "A report is drafted and waits to be submitted to the MLRO",
};

function composeGate(input: MlroMemoInput): Block {
  if (!input.gate_locked) {
    const waits = Object.entries(WAITING).find(([status]) => input.reports.some((one) => one.status === status));
    const title = waits?.[1] ?? "No trigger waits for an assessment";
    return panel(waits ? "warning" : "neutral", text(title, "strong"), text(whyOpen(input), "muted"));
  }
  return panel(
    "critical",
    text("The case is locked until the MLRO's assessment is complete", "strong"),
    text(
      "Until then the case is neither approved nor rejected, and nothing is asked of the customer. Disclosing to the customer or a third party that a report is made or considered is an offence.",
    ),
  );
}

const noneOpen = ({ assessed_triggers: assessed }: MlroMemoInput): string =>
  assessed.length === 0 ? "No finding is a trigger." : "No trigger waits for an assessment.";

function composeAssessed({ assessed_triggers: assessed }: MlroMemoInput, evidence: EvidenceById): Block[] {
  if (assessed.length === 0) return [];
  const ofArticles = assessed.some(isArticle) ? " The same text at another publisher counts as the same article." : "";
  const note = `A completed assessment covers these.${ofArticles}`;
  return [heading(2, `Assessed (${assessed.length})`, note), listFindings(assessed, evidence)];
}

const whyOpen = ({ triggers, assessed_triggers: assessed, other_findings }: MlroMemoInput): string =>
  triggers.length + assessed.length === 0
    ? `The sources that answered gave no sanctions, criminal or enforcement finding of severity high or critical.${other_findings.some(({ category }) => category === "data_gap") ? " What did not answer is named below." : ""}${other_findings.some(isConfirmedNews) ? " News that an officer confirmed as adverse is among the other findings." : ""}${other_findings.some(isToRead) ? " News that is to be read is among the other findings: whether it is adverse is not known." : ""}`
    : "Every trigger is covered by a completed assessment. Other gates may still block a decision.";

function composeNamed({ named_persons: named = [] }: MlroMemoInput): Block[] {
  if (named.length === 0) return [];
  return [
    heading(1, "Named by the customer", "Names in the customer's words and papers beside its own."),
    table(
      [
        { label: "NAME", share: 1 },
        { label: "WHERE, AND IN WHAT WORDS", share: 3 },
      ],
      named.map(({ name, birth_date: born, said, is_person: isPerson }) => [
        stack(
          text(name, "strong"),
          text(born ? `born ${born}` : isPerson ? "" : "not known whether a person", "caption"),
        ),
        said.join("\n"),
      ]),
    ),
  ];
}

/** Mandatory checks that are open: what the assessment cannot take for known. */
function composeOpenChecks({ mandatory_checks: checks }: MlroMemoInput): Block[] {
  if (checks.length === 0) return [heading(1, "Open checks"), paragraph("No mandatory check was made.")];
  const open = checks.filter(isOpen);
  if (open.length === 0) return [heading(1, "Open checks"), paragraph(describeEstablished(checks))];
  return [heading(1, "Open checks"), ...composeChecks(open).slice(1)];
}

/** What counts in sample mode alone was looked at by nobody. */
function describeEstablished(checks: MlroMemoInput["mandatory_checks"]): string {
  const assumed = checks.filter(({ how }) => how.includes(SAMPLE_NOTE)).map(({ check }) => check.replaceAll("_", " "));
  const note = assumed.length === 0 ? "" : ` Of these, not checked in sample mode: ${listed(assumed)}.`;
  return `Every mandatory check is established.${note}`;
}

function composeReports({ reports }: MlroMemoInput): Block[] {
  if (reports.length === 0)
    return [heading(1, "Reports"), paragraph("There is no report on this case that the requesting officer may see.")];
  return [
    heading(1, "Reports"),
    table(
      [
        { label: "REPORT", share: 1 },
        { label: "TYPE", points: 50 },
        { label: "STATUS", points: 110 },
        { label: "RAISED", points: 112 },
      ],
      reports.map((report) => [
        stack(text(report.sar_id, "code"), quotedReason(report.reason)),
        report.report_type,
        formatName(report.status),
        stack(text(formatTime(report.created_at), "muted"), report.raised_by),
      ]),
    ),
  ];
}

function composeOpenDiscrepancies({ open_discrepancies: open }: MlroMemoInput): Block[] {
  if (open.length === 0) return [];
  return [
    heading(1, "Open discrepancies"),
    table(
      [
        { label: "FIELD", share: 1 },
        { label: "DECLARED", share: 1.4 },
        { label: "OBSERVED", share: 1.4 },
        { label: "SEVERITY", points: 58 },
      ],
      open.map(({ kind, field, declared, observed, severity }) => [
        stack(text(formatName(kind), "strong"), text(field.replaceAll("_", " "), "caption")),
        declared,
        observed,
        chip(severity, toneOfSeverity(severity)),
      ]),
    ),
  ];
}

function composeRiskParts({ risk_factors }: MlroMemoInput): Block[] {
  if (risk_factors.length === 0) return [];
  return [
    heading(1, "Parts of the risk score"),
    table(
      [
        { label: "FACTOR", share: 1 },
        { label: "POINTS", points: 44, align: "right" },
        { label: "REASON", share: 2 },
      ],
      risk_factors.map((factor) => [text(formatName(factor.factor), "strong"), `${factor.points}`, factor.reason]),
    ),
  ];
}
