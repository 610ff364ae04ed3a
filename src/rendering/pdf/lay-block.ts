import { text, type Block, type Cell, type Fact, type PanelColumn, type Tone } from "../document/blocks.ts";
import { CONTENT_WIDTH, HEADING_STYLES, PAGE, TEXT_STYLES, TONES, type TextStyle } from "../document/theme.ts";
import { baselineOf } from "./canvas.ts";
import { layCell, layParagraphs } from "./cells.ts";
import { heightOf, linesOf, type Flow, type LaidBlock, type Line } from "./flow.ts";
import { layPicture } from "./picture.ts";
import { layScale } from "./scale.ts";
import { drawSideBySide, heightOfColumns, SPLIT_OVER, type SideBySide } from "./side-by-side.ts";
import { layTable, placeColumns } from "./table.ts";

/** Space after a block. */
const AFTER = 8;
const AFTER_PANEL = 12;
const AFTER_MASTHEAD = 6;
/** Space before and after a heading, by level. */
const AROUND_HEADING = { 1: [16, 6], 2: [6, 2] } as const;
/** In the structure: the title of the first page is level 1, so headings of the text begin one level below. */
const LEVELS = { 1: 2, 2: 3 } as const;
/** A paragraph starts on a page only with this many lines. */
const LEADING_LINES = 2;
/** A list no taller than this stays in one piece. */
const LIST_WHOLE_UP_TO = 80;
const BULLET_INDENT = 12;
const PANEL_PADDING = 11;
const PANEL_EDGE = 3;
const FACT_LABEL_POINTS = 96;

/** Measures a block for where it will stand; nothing is drawn before `draw`. */
export function layBlock(flow: Flow, block: Block): LaidBlock {
  switch (block.kind) {
    case "masthead":
      return spaced(flow, layParagraph(flow, layMasthead(flow, block)), AFTER_MASTHEAD);
    case "heading":
      return layHeading(flow, block);
    case "paragraph":
      return layParagraph(
        flow,
        layParagraphs({ typesetter: flow.typesetter, element: flow.structure }, [block.cell], CONTENT_WIDTH),
      );
    case "bullets":
      return layBullets(flow, block.items);
    case "facts":
      return spaced(flow, layFacts(flow, block.entries, block.columns), AFTER);
    case "panel":
      return spaced(flow, layPanel(flow, block.tone, block.columns), AFTER_PANEL);
    case "table":
      return spaced(flow, layTable(flow, block), AFTER);
    case "scale":
      return spaced(flow, layScale(flow, block), AFTER);
    case "picture":
      return spaced(flow, layPicture(flow, block), AFTER);
    case "space":
      return { lead: 0, draw: () => flow.advance(Math.min(block.points, Math.max(0, flow.room))) };
  }
}

function spaced(flow: Flow, laid: LaidBlock, after: number): LaidBlock {
  const draw = (): void => {
    laid.draw();
    flow.advance(after);
  };
  return { lead: laid.lead, draw };
}

function layLines(flow: Flow, value: string, style: TextStyle): Line[] {
  return flow.typesetter.wrap(value, style, CONTENT_WIDTH).map((line) => ({
    height: style.leading,
    baseline: baselineOf(style),
    draw: (canvas, x, top) => canvas.text(line, style, x, top),
  }));
}

const layMasthead = (flow: Flow, block: Extract<Block, { kind: "masthead" }>): Line[] => [
  ...linesOf(flow.structure.add("P"), layLines(flow, block.kicker, HEADING_STYLES.kicker)),
  ...linesOf(flow.structure.add("H", { level: 1 }), layLines(flow, block.title, HEADING_STYLES.title)),
  ...linesOf(flow.structure.add("P"), layLines(flow, block.subtitle, HEADING_STYLES.subtitle)),
];

function layParagraph(flow: Flow, lines: readonly Line[]): LaidBlock {
  const lead = heightOf(lines.slice(0, LEADING_LINES));
  const draw = (): void => {
    flow.ensure(lead);
    flow.drawLines(lines, PAGE.marginX);
  };
  return spaced(flow, { lead, draw }, AFTER);
}

function layHeading(flow: Flow, block: Extract<Block, { kind: "heading" }>): LaidBlock {
  const [before, after] = AROUND_HEADING[block.level];
  const heading = flow.structure.add("H", { level: LEVELS[block.level] });
  const lines = linesOf(heading, layLines(flow, block.text, HEADING_STYLES[block.level]));
  if (block.note !== undefined)
    lines.push(...linesOf(flow.structure.add("P"), layLines(flow, block.note, TEXT_STYLES.caption)));
  const draw = (): void => {
    if (!flow.atTop) flow.advance(before);
    flow.drawLines(lines, PAGE.marginX);
    flow.advance(after);
  };
  return { lead: before + heightOf(lines) + after, draw };
}

function layBullets(flow: Flow, items: readonly string[]): LaidBlock {
  const list = flow.structure.add("L", { numbering: "Disc" });
  const laid = items.map((item) => {
    const element = list.add("LI");
    const sign = element.add("Lbl");
    const place = { typesetter: flow.typesetter, element: element.add("LBody") };
    return { sign, lines: layCell(place, item, CONTENT_WIDTH - BULLET_INDENT) };
  });
  const lead = Math.min(heightOf(laid.flatMap(({ lines }) => lines)) + 2 * laid.length, LIST_WHOLE_UP_TO);
  const draw = (): void => {
    flow.ensure(lead);
    for (const { sign, lines } of laid) {
      flow.ensure(heightOf(lines.slice(0, LEADING_LINES)));
      flow.canvas.as(sign, () => flow.canvas.text("•", TEXT_STYLES.body, PAGE.marginX, flow.y));
      flow.drawLines(lines, PAGE.marginX + BULLET_INDENT);
      flow.advance(2);
    }
  };
  return spaced(flow, { lead, draw }, AFTER - 2);
}

/** Labels and values as rows, one or two pairs a row. */
function layFacts(flow: Flow, entries: readonly Fact[], perRow: 1 | 2): LaidBlock {
  const pair = [
    { label: "", points: FACT_LABEL_POINTS },
    { label: "", share: 1 },
  ];
  const cells = entries.map(([label, value]): Cell[] => [text(label, "muted"), value]);
  const rows = Array.from({ length: Math.ceil(cells.length / perRow) }, (_, row) =>
    cells.slice(row * perRow, (row + 1) * perRow).flat(),
  );
  const columns = perRow === 2 ? [...pair, ...pair] : pair;
  return layTable(flow, { kind: "table", header: false, columns, rows, row_headers: [0, 2] });
}

/** Columns on a tinted ground with a coloured edge. */
function layPanel(flow: Flow, tone: Tone, columns: readonly PanelColumn[]): LaidBlock {
  const left = PAGE.marginX + PANEL_EDGE + PANEL_PADDING;
  const width = CONTENT_WIDTH - PANEL_EDGE - 2 * PANEL_PADDING;
  const shares = columns.map(({ share }) => ({ label: "", share }));
  const panel = flow.structure.add("Div");
  const content: SideBySide = {
    columns: placeColumns(shares, left, width).map((place, index) => ({
      x: place.x,
      lines: layParagraphs({ typesetter: flow.typesetter, element: panel }, columns[index]?.cells ?? [], place.width),
    })),
    padding: PANEL_PADDING,
    beforeSlice: (top, height) => {
      flow.canvas.fill(PAGE.marginX, top, CONTENT_WIDTH, height, TONES[tone].tint);
      flow.canvas.fill(PAGE.marginX, top, PANEL_EDGE, height, TONES[tone].solid);
    },
  };
  return { lead: Math.min(heightOfColumns(content), SPLIT_OVER), draw: () => drawSideBySide(flow, content) };
}
