import { type Cell, type CellGraph, portWidth } from "./cells.ts";
import type { GraphLink } from "./drawing.model.ts";

/** A horizontal piece of a line in the gap above a layer. Pieces of one net may lie on each other: they lead to one box. */
interface Wire {
  /** The layer under the gap; -1 is the gap under the customer. */
  readonly gap: number;
  readonly net: string;
  readonly from: number;
  readonly to: number;
  /** Where a vertical line comes into the gap from above, and where one leaves it downwards. */
  readonly source: number | null;
  readonly entry: number | null;
}

export interface WiredLink {
  readonly link: GraphLink;
  readonly port: number;
  /** From the owner to the owned. */
  readonly wires: readonly Wire[];
}

const LANE_GAP = 14;
const ENTRY_STEP = 14;
/** Vertical lines that are nearer than this look like one. */
const APART = 6;
/** A line that passes a layer this near to where it comes from stays straight. */
const STRAIGHT_WITHIN = 7;
/** Distance of an entry from the corner of its box. */
const CORNER = 16;

interface Input {
  readonly cells: CellGraph;
  readonly back: readonly GraphLink[];
  readonly places: ReadonlyMap<Cell, number>;
}

/** Where each line leaves its owner, passes layers and enters the owned. */
export function wireLinks({ cells, back, places }: Input): WiredLink[] {
  const boxes = new Map(cells.rows.flat().flatMap((cell) => (cell.isBox ? [[cell.key, cell] as const] : [])));
  const straightened = new Map(places);
  const x = (cell: Cell): number => straightened.get(cell)!;
  const ports = portsOf(cells, back, boxes, x);
  for (const { link, cells: passed } of cells.chains) {
    let from = ports.get(link)!;
    for (const cell of passed.slice(1, -1)) {
      if (Math.abs(x(cell) - from) <= STRAIGHT_WITHIN) straightened.set(cell, from);
      from = x(cell);
    }
  }
  const sources = Map.groupBy(
    cells.chains.flatMap(({ link, cells: passed }) =>
      passed.slice(1).map((cell, at) => ({ cell, source: at === 0 ? ports.get(link)! : x(passed[at]!) })),
    ),
    ({ cell }) => cell,
  );
  const used = new Map<Cell, number[]>();
  for (const [cell, into] of sources) {
    const only = into.length === 1 ? into[0]!.source : null;
    const isNear = only !== null && cell.isBox && Math.abs(only - x(cell)) <= cell.width / 2 - CORNER;
    used.set(cell, [isNear ? only : x(cell)]);
  }
  const down = cells.chains.map(({ link, cells: passed }): WiredLink => {
    const wires = passed.slice(1).map((cell, at): Wire => {
      const from = at === 0 ? ports.get(link)! : x(passed[at]!);
      const to = used.get(cell)![0]!;
      return { gap: cell.layer, net: cell.key, from, to, source: from, entry: to };
    });
    return { link, port: ports.get(link)!, wires };
  });
  const lanes: Lane[] = [];
  const up = back.map((link, at): WiredLink => {
    const [from, to] = [boxes.get(link.from)!, boxes.get(link.to)!];
    const port = ports.get(link)!;
    const side = x(from) + x(to) < 2 * middleOf(cells, x) ? -1 : 1;
    const lane = laneBeside(side, from.layer, to.layer, cells, x, lanes);
    const taken = [
      ...(used.get(to) ?? [x(to)]),
      ...down.flatMap(({ wires }) => wires.filter(({ gap }) => gap === to.layer).map(({ from: source }) => source)),
    ];
    const entry = entryBeside(to, x(to), side, taken);
    used.set(to, [...(used.get(to) ?? [x(to)]), entry]);
    const out = { gap: from.layer - 1, net: `${at}:out`, from: port, to: lane, source: port, entry: null };
    return { link, port, wires: [out, { gap: to.layer, net: `${at}:in`, from: lane, to: entry, source: null, entry }] };
  });
  return [...down, ...up];
}

/** The places under each box at which its lines begin, wide enough apart for their labels. */
function portsOf(
  { chains }: CellGraph,
  back: readonly GraphLink[],
  boxes: ReadonlyMap<string, Cell>,
  x: (cell: Cell) => number,
): Map<GraphLink, number> {
  const ends = [
    ...chains.map(({ link, cells }) => ({ link, towards: x(cells[1]!) })),
    ...back.map((link) => ({ link, towards: Infinity })),
  ];
  const ports = new Map<GraphLink, number>();
  for (const [id, out] of Map.groupBy(ends, ({ link }) => link.from)) {
    out.sort((a, b) => (a.towards === b.towards ? 0 : a.towards - b.towards));
    let left = x(boxes.get(id)!) - out.reduce((sum, { link }) => sum + portWidth(link), 0) / 2;
    for (const { link } of out) {
      const width = portWidth(link);
      ports.set(link, Math.round(left + width / 2));
      left += width;
    }
  }
  return ports;
}

function middleOf({ rows }: CellGraph, x: (cell: Cell) => number): number {
  const all = rows.flat().map(x);
  return (Math.min(...all) + Math.max(...all)) / 2;
}

interface Lane {
  readonly side: number;
  readonly at: number;
}

/** A vertical line beside everything between two layers, on which a link leads upwards. */
function laneBeside(
  side: 1 | -1,
  low: number,
  high: number,
  { rows }: CellGraph,
  x: (cell: Cell) => number,
  lanes: Lane[],
): number {
  const between = rows.slice(low, high + 1).flat();
  const edge = Math.max(...between.map((cell) => side * x(cell) + cell.width / 2)) + LANE_GAP;
  let at = side * edge;
  while (lanes.some((lane) => Math.abs(lane.at - at) < LANE_GAP)) at += side * LANE_GAP;
  lanes.push({ side, at });
  return at;
}

/** A free place on the upper edge of a box, on the side of the lane. */
function entryBeside(box: Cell, middle: number, side: 1 | -1, taken: readonly number[]): number {
  const room = box.width / 2 - CORNER / 2;
  for (const direction of [side, -side]) {
    for (let step = ENTRY_STEP; step <= room; step += 2) {
      const at = middle + direction * step;
      if (taken.every((other) => Math.abs(other - at) >= APART)) return at;
    }
  }
  return middle + side * room;
}

/**
 * The track of each net of a gap, the highest 0. Nets that would lie on each other have different tracks, and a line
 * that comes from above ends above one that leaves downwards at the same place.
 */
export function tracksOf(wires: readonly Wire[]): Map<string, number> {
  const nets = [...Map.groupBy(wires, ({ net }) => net)].map(([net, pieces]) => {
    const ends = pieces.flatMap(({ from, to }) => [from, to]);
    return {
      net,
      left: Math.min(...ends),
      right: Math.max(...ends),
      sources: pieces.flatMap(({ source }) => source ?? []),
      entries: pieces.flatMap(({ entry }) => entry ?? []),
    };
  });
  type Net = (typeof nets)[number];
  const waiting = nets.filter(({ left, right }) => right - left >= 1).sort((a, b) => a.left - b.left);
  const mustPrecede = (a: Net, b: Net): boolean =>
    a !== b && a.sources.some((source) => b.entries.some((entry) => Math.abs(source - entry) < APART));
  const placed: { net: Net; track: number }[] = [];
  while (waiting.length > 0) {
    const free = waiting.findIndex((net) => waiting.every((other) => !mustPrecede(other, net)));
    const [net] = waiting.splice(Math.max(0, free), 1);
    let track = Math.max(0, ...placed.flatMap((other) => (mustPrecede(other.net, net!) ? [other.track + 1] : [])));
    const isTaken = ({ net: other, track: its }: (typeof placed)[number]): boolean =>
      its === track && other.left - APART < net!.right && net!.left < other.right + APART;
    while (placed.some(isTaken)) track++;
    placed.push({ net: net!, track });
  }
  return new Map(placed.map(({ net, track }) => [net.net, track]));
}
