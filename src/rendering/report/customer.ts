import type {
  CustomerDescription,
  CustomerDocument,
  CustomerParty,
  PartyScreening,
} from "../../domain/customer/customer.model.ts";
import { byOther, numberOf, screeningWords } from "../../domain/customer/customer-words.ts";
import {
  chip,
  facts,
  heading,
  paragraph,
  stack,
  table,
  text,
  type Block,
  type Fact,
  type Tone,
} from "../document/blocks.ts";
import { formatName, formatTime } from "../document/format.ts";
import { answerCell, composeAnswers, composeComparison } from "./comparison.ts";
import type { CaseReportInput } from "./report.model.ts";
import { registerName } from "../../domain/customer/register-name.ts";

const NOT_KNOWN = text("not known", "muted");

/** Who the customer is: register facts, persons, purpose, and documents with what each established. */
export function composeCustomer({
  customer,
  comparison = [],
  answers,
}: Pick<CaseReportInput, "customer" | "comparison" | "answers">): Block[] {
  return [
    heading(1, "The customer", originNote(customer)),
    facts(customer.kind === "company" ? companyFacts(customer) : personFacts(customer)),
    ...(customer.kind === "company" ? composePersons(customer) : []),
    ...composeComparison(comparison, customer.kind),
    ...(answers === undefined ? composePurpose(customer) : composeAnswers(answers)),
    ...composeWhatDocumentsEstablished(customer.documents),
  ];
}

function originNote({ kind, register }: CustomerDescription): string {
  if (kind === "person") return "A natural person, as declared.";
  return register === null
    ? "No company register has answered: everything here is as declared."
    : `By the register (${registerName(register.source)}), which answered ${formatTime(register.as_of)}, and as declared.`;
}

const orUnknown = (value: string | null): Fact[1] => value ?? NOT_KNOWN;

function companyFacts(customer: CustomerDescription): Fact[] {
  const { number_origin: origin, status, situation, activities } = customer;
  const named = customer.name_conflict ? "registered under another name" : origin;
  const number = customer.number === null ? NOT_KNOWN : `${numberOf(customer)} (${named})`;
  return [
    ["Declared name", text(customer.name, "strong")],
    ["Registered name", registeredName(customer)],
    ["Number", number],
    ["Legal form", orUnknown(customer.form)],
    ["Status", status === null ? NOT_KNOWN : [formatName(status), situation].filter(Boolean).join(", ")],
    ["Seat", orUnknown(customer.seat)],
    ["Since", orUnknown(customer.since)],
    ["Activities", activities.length === 0 ? NOT_KNOWN : activities.join("\n")],
    ["Screening of its name", screeningCell(customer, customer)],
    ["Lists searched", listsSearched(customer)],
  ];
}

function registeredName({ registered_name: name, name_conflict: conflict }: CustomerDescription): Fact[1] {
  if (name === null) return NOT_KNOWN;
  return conflict
    ? stack(text(name, "strong", "critical"), text("not the declared name", "caption"))
    : text(name, "strong");
}

const personFacts = (customer: CustomerDescription): Fact[] => [
  ["Name", text(customer.name, "strong")],
  ["Birth date", orUnknown(customer.since)],
  ["Nationality", orUnknown(customer.persons[0]?.nationality ?? null)],
  ["Residence", orUnknown(customer.seat)],
  ["Screening", screeningCell(customer.persons[0] ?? customer, customer)],
  ["Lists searched", listsSearched(customer)],
];

function listsSearched({ screened }: CustomerDescription): Fact[1] {
  if (screened.lists.length === 0) return text("None: no list was searched.", "body", "critical");
  const missing = [
    ...screened.missing.map((list) => `${list} was not searched.`),
    ...screened.unnamed.map((party) => `Not screened: ${party}.`),
    ...(screened.politically_exposed ? [] : ["Not everybody was looked up as a politically exposed person."]),
  ];
  const at = screened.screened_at === null ? "" : `; searched ${formatTime(screened.screened_at)}`;
  return stack(`${screened.lists.join(", ")}${at}`, ...missing.map((line) => text(line, "body", "high")));
}

const SCREENING_TONES: Readonly<Record<PartyScreening["screening"], Tone>> = {
  clear: "positive",
  cleared: "positive",
  open_hit: "high",
  confirmed: "critical",
  not_screened: "medium",
};

const screeningCell = (party: PartyScreening, { screened }: CustomerDescription) =>
  text(screeningWords(party, screened), "strong", SCREENING_TONES[party.screening]);

function composePersons(customer: CustomerDescription): Block[] {
  if (customer.persons.length === 0) {
    return [heading(2, "Persons"), paragraph("Nobody has named who runs or owns the customer.")];
  }
  return [
    heading(2, "Persons"),
    table(
      [
        { label: "NAME AND ROLE", share: 1.5 },
        { label: "SHARE", points: 42, align: "right" },
        { label: "BORN", points: 62 },
        { label: "NAMED BY", points: 78 },
        { label: "SCREENING", share: 1 },
      ],
      customer.persons.map((party) => [
        stack(text(party.name, "strong"), text(roleOf(party), "caption")),
        party.share_percent === null ? "" : `${party.share_percent} %${byOther(party, "share_percent")}`,
        party.birth_date === null ? text("not known", "muted") : `${party.birth_date}${byOther(party, "birth_date")}`,
        NAMED_BY[party.origin],
        screeningCell(party, customer),
      ]),
    ),
  ];
}

const NAMED_BY = {
  registered: "register",
  declared: "customer only",
  document: "document only",
  filed: "officer's filing only",
  provider: "data provider",
} as const;

const roleOf = ({ role, kind, nationality, since, ...party }: CustomerParty): string =>
  [
    kind === "company" ? `${role} (company)` : role,
    nationality === null ? "" : `nationality ${nationality}${byOther(party, "nationality")}`,
    since === null ? "" : `since ${since}`,
  ]
    .filter(Boolean)
    .join(", ");

function composePurpose({ purpose }: CustomerDescription): Block[] {
  if (purpose.length === 0) {
    return [heading(2, "Purpose"), paragraph("The template asks nothing about the purpose of the relationship.")];
  }
  return [
    heading(2, "Purpose and expected volume, as declared"),
    table(
      [
        { label: "QUESTION", share: 1 },
        { label: "ANSWER", share: 1 },
      ],
      purpose.map(({ text: asked, answer, before }) => [asked, answerCell(answer, before)]),
    ),
  ];
}

const STATE_TONES: Readonly<Record<CustomerDocument["state"], Tone>> = {
  accepted: "positive",
  rejected: "high",
  superseded: "info",
  not_accepted: "high",
  not_examined: "medium",
};

function composeWhatDocumentsEstablished(documents: readonly CustomerDocument[]): Block[] {
  if (documents.length === 0) return [heading(2, "Documents"), paragraph("No document is on file.")];
  return [
    heading(2, "Documents and what each established"),
    table(
      [
        { label: "DOCUMENT", share: 1.4 },
        { label: "DATE", points: 62 },
        { label: "STATE", points: 84 },
        { label: "ESTABLISHED", share: 1 },
      ],
      documents.map(({ filename, requirement, kind, state, by, dated, established }) => [
        stack(
          text(filename, "strong"),
          text(`As ${requirement}; ${kind === null ? "kind not determined" : formatName(kind)}`, "caption"),
        ),
        dated,
        stack(chip(formatName(state), STATE_TONES[state]), ...(by === null ? [] : [text(by, "caption")])),
        established.length === 0 ? text("no check", "muted") : established.map(formatName).join(", "),
      ]),
    ),
  ];
}
