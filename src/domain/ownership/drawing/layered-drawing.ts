import { type Cell, type CellGraph, toCells } from "./cells.ts";
import type { DrawnLink, DrawnNode, NodeLine, OwnershipDrawing, OwnershipGraph, Point } from "./drawing.model.ts";
import { layer, type Layered } from "./layers.ts";
import { orderRows } from "./order.ts";
import { placeCells } from "./place.ts";
import { heightOf, labelSize, linesOf } from "./text-fit.ts";
import { tracksOf, type WiredLink, wireLinks } from "./wires.ts";

const MARGIN = 8;
const TRACK = 9;
const UNDER_BOX = 4;
const OVER_TRACKS = 8;
/** Under the tracks of a gap, for the arrow. */
const UNDER_TRACKS = 18;
const LEAST_GAP = 40;

/** Owners above, the customer at the bottom. */
export function drawLayers(graph: OwnershipGraph): OwnershipDrawing {
  const layered = layer(graph);
  const unordered = toCells(graph, layered);
  const cells = { ...unordered, rows: orderRows(unordered.rows) };
  const places = placeCells(cells.rows);
  const wired = wireLinks({ cells, back: layered.back, places });
  const rows = stackRows(graph, cells, layered, wired);
  const links = wired.map((link) => drawLink(link, layered, rows));
  const boxes = cells.rows.flat().filter(({ isBox }) => isBox);
  const byId = new Map(graph.nodes.map((node) => [node.id, node]));
  const nodes = boxes.map((cell): DrawnNode => {
    const { details: _details, open: _open, ...node } = byId.get(cell.key)!;
    const { top, height } = rows.of[cell.layer]!;
    const x = places.get(cell)! - cell.width / 2;
    const lines = rows.lines.get(cell.key)!;
    return { ...node, lines, again: false, layer: cell.layer, x, y: top, width: cell.width, height };
  });
  return fromCorner({ nodes, links, height: rows.height, breaks: rows.breaks });
}

interface Rows {
  readonly lines: ReadonlyMap<string, readonly NodeLine[]>;
  /** By layer. */
  readonly of: readonly { readonly top: number; readonly height: number }[];
  readonly trackY: (gap: number, net: string) => number | null;
  readonly height: number;
  readonly breaks: readonly number[];
}

/** The heights of layers and of the gaps between them, from the top. */
function stackRows(graph: OwnershipGraph, cells: CellGraph, { layerOf }: Layered, wired: readonly WiredLink[]): Rows {
  const widths = new Map(cells.rows.flat().map((cell: Cell) => [cell.key, cell.width]));
  const lines = new Map(graph.nodes.map((node) => [node.id, linesOf(node, widths.get(node.id)!)]));
  const gaps = Map.groupBy(
    wired.flatMap(({ wires }) => wires),
    ({ gap }) => gap,
  );
  const top = cells.rows.length - 1;
  const tracks = new Map([...gaps].map(([gap, wires]) => [gap, tracksOf(wires)]));
  const labelRow = (gap: number): number =>
    Math.max(0, ...wired.map(({ link }) => (layerOf.get(link.from) === gap + 1 ? labelSize(link.label).height : 0)));
  const trackCount = (gap: number): number => Math.max(-1, ...(tracks.get(gap)?.values() ?? [])) + 1;
  const firstTrack = new Map<number, number>();
  const of: { top: number; height: number }[] = [];
  const breaks: number[] = [];
  let y = MARGIN;
  for (let at = top; at >= -1; at--) {
    const labels = labelRow(at);
    const count = trackCount(at);
    const over = labels === 0 ? 0 : UNDER_BOX + labels + OVER_TRACKS;
    firstTrack.set(at, y + over);
    const isUsed = count > 0 || labels > 0;
    const height = over + count * TRACK + (at < 0 ? 0 : UNDER_TRACKS);
    y += !isUsed ? 0 : at < 0 || at === top ? height : Math.max(LEAST_GAP, height);
    if (at < 0) break;
    if (at < top) breaks.push(y - UNDER_TRACKS + TRACK / 2);
    const row = cells.rows[at]!.filter(({ isBox }) => isBox);
    const tallest = Math.max(...row.map(({ key }) => heightOf(lines.get(key)!)));
    of[at] = { top: y, height: tallest };
    y += tallest;
  }
  const trackY = (gap: number, net: string): number | null => {
    const track = tracks.get(gap)?.get(net);
    return track === undefined ? null : firstTrack.get(gap)! + track * TRACK;
  };
  return { lines, of, trackY, height: y + MARGIN, breaks };
}

function drawLink({ link, port, wires }: WiredLink, { layerOf }: Layered, rows: Rows): DrawnLink {
  const owner = rows.of[layerOf.get(link.from)!]!;
  const owned = rows.of[layerOf.get(link.to)!]!;
  const bottom = owner.top + owner.height;
  const corners = wires.flatMap(({ gap, net, from, to }): Point[] => {
    const y = rows.trackY(gap, net);
    return y === null || from === to
      ? []
      : [
          { x: from, y },
          { x: to, y },
        ];
  });
  const end = wires.at(-1)!.to;
  const size = labelSize(link.label);
  return {
    ...link,
    labelBox: { x: port - size.width / 2, y: bottom + UNDER_BOX, ...size },
    points: [{ x: port, y: bottom }, ...corners, { x: end, y: owned.top }],
  };
}

type Unmoved = Pick<OwnershipDrawing, "nodes" | "links" | "height" | "breaks">;

/** Moves everything so that it begins at the left margin. */
function fromCorner({ nodes, links, height, breaks }: Unmoved): OwnershipDrawing {
  const boxes = [...nodes, ...links.map(({ labelBox }) => labelBox)];
  const corners = links.flatMap(({ points }) => points.map(({ x }) => x));
  const left = Math.min(...boxes.map(({ x }) => x), ...corners) - MARGIN;
  const right = Math.max(...boxes.map(({ x, width }) => x + width), ...corners) + MARGIN;
  return {
    layout: "layers",
    nodes: nodes.map((node) => ({ ...node, x: node.x - left })),
    links: links.map((link) => ({
      ...link,
      labelBox: { ...link.labelBox, x: link.labelBox.x - left },
      points: link.points.map(({ x, y }) => ({ x: x - left, y })),
    })),
    width: right - left,
    height,
    breaks,
  };
}
