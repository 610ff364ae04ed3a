import type { Figure, Figures } from "../../domain/figures/figures.model.ts";
import {
  bar,
  type Block,
  type Cell,
  facts,
  heading,
  paragraph,
  type PrintableDocument,
  table,
  text,
} from "../document/blocks.ts";
import { formatName, formatTime } from "../document/format.ts";
import { frameDocument, masthead } from "../document/frame.ts";
import { renderPdf } from "../pdf/render-pdf.ts";
import type { PrintAssets } from "../pdf/print-assets.model.ts";
import { NOT_KNOWN, REPORT_WORDS, SECTION_TITLES } from "./figures.texts.ts";

export interface FiguresInput {
  readonly figures: Figures;
  readonly kind: "management" | "suspicion";
  readonly brand_name: string;
  readonly tenant: string;
  readonly sample: boolean;
}

/** The report on a period: PDF bytes. */
export const renderFigures = (input: FiguresInput, fonts: PrintAssets): Promise<Uint8Array> =>
  renderPdf(composeFigures(input), fonts);

function composeFigures({ figures, kind, brand_name, tenant, sample }: FiguresInput): PrintableDocument {
  const title = REPORT_WORDS[kind];
  const period = figures.from === figures.to ? figures.from : `${figures.from} to ${figures.to}`;
  const sections = [...new Set(figures.figures.map(({ section }) => section))];
  return frameDocument({
    brand_name,
    generated_at: figures.generated_at,
    sample,
    kind: title,
    subject: `${title} ${period}`,
    company_name: period,
    footer: ["Confidential", title, period],
    marks: kind === "suspicion" ? ["MLRO ONLY"] : [],
    blocks: [
      masthead(title.toUpperCase(), period, [brand_name]),
      facts([
        ["Period", period],
        ["Made", formatTime(figures.generated_at)],
        ["Tenant", text(tenant, "code")],
      ]),
      paragraph(kind === "suspicion" ? REPORT_WORDS.confidential : REPORT_WORDS.without_reports, "strong"),
      paragraph(REPORT_WORDS.notes, "muted"),
      ...sections.flatMap((section) => [
        heading(1, SECTION_TITLES[section]!),
        ...figures.figures.filter((one) => one.section === section).flatMap(composeFigure),
      ]),
    ],
  });
}

function composeFigure(figure: Figure): Block[] {
  const rows = figure.unit === "days" ? spreadRows(figure) : countRows(figure);
  return [
    heading(2, figure.title),
    paragraph(figure.definition, "caption"),
    rows.length === 0
      ? paragraph("Nothing was counted.", "muted")
      : table(
          [
            { label: formatName(figure.unit), share: 1.4 },
            { label: "Number", points: 60, align: "right" },
            { label: "Share", points: 150 },
          ],
          rows,
        ),
  ];
}

/** Shares are of what is known. */
function countRows({ values, not_known }: Figure): Cell[][] {
  const total = values.reduce((sum, { value }) => sum + value, 0);
  const rows = values.map(({ key, value }): Cell[] => [
    formatKey(key),
    text(String(value), "strong"),
    bar(total === 0 ? 0 : value / total, "accent"),
  ]);
  return not_known === 0 ? rows : [...rows, notKnownRow(not_known)];
}

function spreadRows({ values, not_known }: Figure): Cell[][] {
  const names: Readonly<Record<string, string>> = { median: "Median", p90: "90 % within", counted: "Counted" };
  const rows = values.map(({ key, value }): Cell[] => [
    names[key] ?? key,
    text(key === "counted" ? String(value) : value.toFixed(1), "strong"),
    key === "counted" ? "" : "days",
  ]);
  return not_known === 0 ? rows : [...rows, notKnownRow(not_known)];
}

const notKnownRow = (number: number): Cell[] => [
  text(NOT_KNOWN, "strong", "warning"),
  text(String(number), "strong", "warning"),
  "",
];

/** Countries, NACE divisions and months stay as they are. */
export const formatKey = (key: string): string => (/^[A-Z]{2}$|^[\d-]+$/.test(key) ? key : formatName(key));
