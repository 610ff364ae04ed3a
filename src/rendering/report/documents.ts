import type { TaskResponse } from "../../domain/case/case.model.ts";
import { heading, paragraph, stack, table, text, type Block } from "../document/blocks.ts";
import { formatBytes, formatName, formatTime, formatTimeOnTwoLines } from "../document/format.ts";
import { composeReadings } from "./readings.ts";
import type { ReportedDocument } from "./report.model.ts";

/** The files as they are stored. What each established stands with the customer. */
export function composeDocuments(documents: readonly ReportedDocument[], responses: readonly TaskResponse[]): Block[] {
  const list =
    documents.length === 0
      ? paragraph("No document has been submitted.")
      : table(
          [
            { label: "DOCUMENT", share: 1 },
            { label: "ITER.", points: 36, align: "right" },
            { label: "FROM", points: 48 },
            { label: "RECEIVED", points: 62 },
          ],
          documents.map((document) => [
            stack(
              text(document.filename, "strong"),
              text(`${document.label}  ·  ${document.content_type}  ·  ${formatBytes(document.size)}`, "caption"),
              text(`sha256:${document.sha256.replace(/^sha256:/, "")}`, "code"),
            ),
            `${document.iteration}`,
            formatName(document.source),
            text(formatTimeOnTwoLines(document.uploaded_at), "muted"),
          ]),
        );
  return [heading(1, "Files"), list, ...composeReadings(documents), ...composeResponses(responses)];
}

function composeResponses(responses: readonly TaskResponse[]): Block[] {
  if (responses.length === 0) return [];
  return [
    heading(2, "Customer's answers"),
    table(
      [
        { label: "TASK", share: 1 },
        { label: "ANSWER", share: 1.4 },
        { label: "SUBMITTED", points: 112 },
      ],
      responses.map((response) => [
        response.description,
        response.answer,
        text(formatTime(response.submitted_at), "muted"),
      ]),
    ),
  ];
}
