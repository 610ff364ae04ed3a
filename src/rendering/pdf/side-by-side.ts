import { heightOf, PAGE_ROOM, type Flow, type Line } from "./flow.ts";

/** Content that is taller is split over pages; less is moved whole to the next page. */
export const SPLIT_OVER = PAGE_ROOM / 3;

interface LaidColumn {
  readonly x: number;
  readonly lines: readonly Line[];
}

export interface SideBySide {
  readonly columns: readonly LaidColumn[];
  /** Space over and under the content, on each page it stands on. */
  readonly padding: number;
  /** Called before the content of a page is drawn, for a ground behind it. */
  readonly beforeSlice?: (top: number, height: number) => void;
  /** Called after a page was started, for a header that repeats. */
  readonly afterBreak?: () => void;
}

/** Height on one page, however large. */
export function heightOfColumns({ columns, padding }: SideBySide): number {
  const baseline = sharedBaseline(columns);
  return Math.max(0, ...columns.map((column) => shiftOf(column, baseline) + heightOf(column.lines))) + 2 * padding;
}

/** Draws columns of lines next to each other, line by line over pages where they are too tall for one. */
export function drawSideBySide(flow: Flow, content: SideBySide): void {
  const height = heightOfColumns(content);
  if (height > flow.room && height <= SPLIT_OVER) startPage(flow, content);
  let rest = content.columns;
  for (;;) {
    const room = flow.room - 2 * content.padding;
    const baseline = sharedBaseline(rest);
    const slices = rest.map((column) => ({
      x: column.x,
      lines: column.lines.slice(0, countWithin(column.lines, room - shiftOf(column, baseline))),
    }));
    drawSlice(flow, { ...content, columns: slices });
    rest = rest.map(({ x, lines }, index) => ({ x, lines: lines.slice(slices[index]?.lines.length ?? 0) }));
    if (rest.every((column) => column.lines.length === 0)) return;
    startPage(flow, content);
  }
}

function drawSlice(flow: Flow, slice: SideBySide): void {
  if (slice.columns.every((column) => column.lines.length === 0)) return;
  const height = heightOfColumns(slice);
  const baseline = sharedBaseline(slice.columns);
  slice.beforeSlice?.(flow.y, height);
  for (const column of slice.columns) {
    let top = flow.y + slice.padding + shiftOf(column, baseline);
    for (const line of column.lines) {
      line.draw(flow.canvas, column.x, top);
      top += line.height;
    }
  }
  flow.advance(height);
}

function startPage(flow: Flow, content: SideBySide): void {
  if (flow.atTop) return;
  flow.breakPage();
  content.afterBreak?.();
}

function countWithin(lines: readonly Line[], room: number): number {
  let left = room;
  const firstTooFar = lines.findIndex((line) => (left -= line.height) < 0);
  return firstTooFar === -1 ? lines.length : firstTooFar;
}

const sharedBaseline = (columns: readonly LaidColumn[]): number =>
  Math.max(0, ...columns.map((column) => column.lines[0]?.baseline ?? 0));

const shiftOf = (column: LaidColumn, baseline: number): number => baseline - (column.lines[0]?.baseline ?? baseline);
