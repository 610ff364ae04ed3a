import { type EffectiveFact, effectiveFacts } from "../../domain/readings/effective-facts.rules.ts";
import { CERTAIN } from "../../domain/readings/certain-kind.ts";
import { factLabel, factText } from "../../domain/readings/fact-words.ts";
import { warningInWords } from "../../domain/diligence/reading-words.ts";
import type { DocumentReading } from "../../domain/readings/reading.model.ts";
import { heading, paragraph, stack, table, text, type Block, type Cell } from "../document/blocks.ts";
import { formatCount, formatName, formatTime } from "../document/format.ts";
import type { ReportedDocument } from "./report.model.ts";

/** Facts of one document that are printed; the case pack has all of them. */
const PRINTED = 40;

type ReadDocument = ReportedDocument & { readonly reading: DocumentReading };

const wasRead = (document: ReportedDocument): document is ReadDocument => document.reading !== undefined;

/** What the service read in each document: kind, facts with the words that they stand on, and what the service noticed about the file. */
export function composeReadings(documents: readonly ReportedDocument[]): Block[] {
  const read = documents.filter(wasRead);
  if (read.length === 0) return [];
  return [heading(2, "What was read in the documents"), ...read.flatMap(composeReading)];
}

function composeReading(document: ReadDocument): Block[] {
  const { filename, reading } = document;
  const { warnings } = reading;
  const facts = effectiveFacts(document);
  const left = facts.length - PRINTED;
  return [
    paragraph(`${filename}: ${howRead(reading)}`),
    ...warnings.map((warning) => paragraph(`${warningInWords(warning)}.`)),
    ...(facts.length === 0
      ? []
      : [
          table(
            [
              { label: "FACT", points: 104 },
              { label: "READ", share: 1 },
              { label: "WORDS IN THE DOCUMENT", share: 1.2 },
              { label: "PAGE", points: 36, align: "right" },
            ],
            facts.slice(0, PRINTED).map(factRow),
          ),
        ]),
    ...(left > 0
      ? [paragraph(`${formatCount(left, "further fact", "further facts")} in readings.json of the case pack.`)]
      : []),
  ];
}

const factRow = (fact: EffectiveFact): Cell[] => [
  stack(text(factLabel(fact), "strong")),
  fact.corrected === undefined ? readOf(fact) : stack(...correctionOf(fact, fact.corrected)),
  text(fact.quote, "muted"),
  fact.page === null ? "" : `${fact.page}`,
];

/** What was read; a guess says that it is one. */
const readOf = (fact: EffectiveFact): Cell =>
  fact.confidence < CERTAIN
    ? stack(text(factText(fact)), text("Not certain: does not count", "muted"))
    : factText(fact);

/** What counts, whose word it is, and what had been read. */
function correctionOf(fact: EffectiveFact, { read, by, at, isSame }: NonNullable<EffectiveFact["corrected"]>) {
  if (isSame) return [text(factText(fact)), text(`Confirmed by ${by} on ${formatTime(at)}`, "muted")];
  const was = read === null ? "it was not read" : `read as ${factText({ type: fact.type, value: read })}`;
  return [text(factText(fact)), text(`Corrected by ${by} on ${formatTime(at)}; ${was}`, "muted")];
}

const HOW: Readonly<Record<NonNullable<DocumentReading["reader"]>, string>> = {
  text_layer: "from its text",
  recognition: "from an image, by optical recognition",
  office: "from its text",
};

function howRead({
  status,
  reader,
  kind,
  kind_confidence: certainty,
  page_count: pages,
  read_at: at,
}: DocumentReading) {
  if (status === "failed") return "could not be read because of a fault in the service. An officer must look at it.";
  if (reader === null || status === "unreadable") return "has no text that can be read. An officer must look at it.";
  const extent = status === "partly_read" ? "read in part" : "read";
  const what =
    kind === null
      ? "its kind could not be determined"
      : `${formatName(kind)}, confidence ${Math.round(certainty * 100)} %`;
  return `${extent} ${HOW[reader]} on ${formatTime(at)}, ${formatCount(pages, "page", "pages")}: ${what}.`;
}
