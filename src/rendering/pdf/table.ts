import type { Cell, Column, TableBlock } from "../document/blocks.ts";
import { COLORS, CONTENT_WIDTH, PAGE, TEXT_STYLES } from "../document/theme.ts";
import { layCell } from "./cells.ts";
import type { Flow, LaidBlock } from "./flow.ts";
import { drawSideBySide, heightOfColumns, SPLIT_OVER, type SideBySide } from "./side-by-side.ts";
import type { ElementTraits, StructureElement } from "./structure/structure.ts";

const GAP = 12;
const ROW_PADDING = 4;
const RULE = 0.5;
const HEADER_STYLE = TEXT_STYLES.label;
const HEADER_HEIGHT = HEADER_STYLE.leading + 5;
/** A table no taller than this stays in one piece. */
const WHOLE_UP_TO = 150;

export interface PlacedColumn {
  readonly column: Column;
  readonly x: number;
  readonly width: number;
}

/** A table over as many pages as it needs, its header on each. */
export function layTable(flow: Flow, block: TableBlock): LaidBlock {
  const columns = placeColumns(block.columns, PAGE.marginX, CONTENT_WIDTH);
  const table = flow.structure.add("Table");
  const header = block.header ? layHeader(flow, columns, table.add("THead").add("TR")) : undefined;
  const body = table.add("TBody");
  const rows = block.rows.map((row): SideBySide => {
    const line = body.add("TR");
    return {
      columns: columns.map(({ column, x, width }, index) => {
        const cell = row[index] ?? "";
        const element = addCell(line, cell, block.row_headers?.includes(index) ? "Row" : undefined);
        return { x, lines: layCell({ typesetter: flow.typesetter, element }, cell, width, column.align) };
      }),
      padding: ROW_PADDING,
      // The header that a page repeats was read before.
      ...(header === undefined ? {} : { afterBreak: () => flow.canvas.as("pagination", header.drawAgain) }),
    };
  });
  const heights = rows.map(heightOfColumns);
  const whole = HEADER_HEIGHT + heights.reduce((sum, height) => sum + height, 0);
  const lead = whole <= WHOLE_UP_TO ? whole : HEADER_HEIGHT + Math.min(heights[0] ?? 0, SPLIT_OVER);
  const draw = (): void => {
    flow.ensure(lead);
    header?.draw();
    for (const row of rows) {
      drawSideBySide(flow, row);
      flow.canvas.fill(PAGE.marginX, flow.y - RULE, CONTENT_WIDTH, RULE, COLORS.hairline);
    }
  };
  return { lead, draw };
}

/** Columns side by side from `left` over `width` points, with gaps between them. */
export function placeColumns(columns: readonly Column[], left: number, width: number): PlacedColumn[] {
  const fixed = columns.reduce((sum, column) => sum + ("points" in column ? column.points : 0), 0);
  const shares = columns.reduce((sum, column) => sum + ("share" in column ? column.share : 0), 0);
  const free = width - GAP * (columns.length - 1) - fixed;
  let x = left;
  return columns.map((column) => {
    const placed = { column, x, width: "points" in column ? column.points : (free * column.share) / shares };
    x += placed.width + GAP;
    return placed;
  });
}

/** A cell of a row: a header where it has something to say. */
function addCell(row: StructureElement, cell: Cell, scope: ElementTraits["scope"]): StructureElement {
  return scope === undefined || cell === "" ? row.add("TD") : row.add("TH", { scope });
}

interface Header {
  readonly draw: () => void;
  /** The same on a further page. */
  readonly drawAgain: () => void;
}

function layHeader(flow: Flow, columns: readonly PlacedColumn[], row: StructureElement): Header {
  const cells = columns.map(({ column, x, width }) => {
    const label = flow.typesetter.fit(column.label, HEADER_STYLE, width);
    const shift = column.align === "right" ? width - flow.typesetter.widthOf(label, HEADER_STYLE) : 0;
    return { label, x: x + shift, element: addCell(row, label, "Column") };
  });
  const finish = (): void => {
    flow.canvas.fill(PAGE.marginX, flow.y + HEADER_HEIGHT - 2, CONTENT_WIDTH, 0.9, COLORS.ink);
    flow.advance(HEADER_HEIGHT);
  };
  return {
    draw: () => {
      for (const { label, x, element } of cells)
        flow.canvas.as(element, () => flow.canvas.text(label, HEADER_STYLE, x, flow.y));
      finish();
    },
    drawAgain: () => {
      for (const { label, x } of cells) flow.canvas.text(label, HEADER_STYLE, x, flow.y);
      finish();
    },
  };
}
