import { BOX, type GraphLink, type OwnershipGraph } from "./drawing.model.ts";
import type { Layered } from "./layers.ts";
import { labelSize } from "./text-fit.ts";

/** A place in a layer: a box, or the point where a long line passes the layer. */
export interface Cell {
  readonly key: string;
  readonly isBox: boolean;
  readonly width: number;
  readonly layer: number;
  readonly above: Cell[];
  readonly below: Cell[];
}

/** A link downwards, and the places that it passes from its owner to the owned. */
interface Chain {
  readonly link: GraphLink;
  readonly cells: readonly Cell[];
}

export interface CellGraph {
  /** Layer 0 first; each from left to right. */
  readonly rows: Cell[][];
  readonly chains: readonly Chain[];
}

const PASSING_WIDTH = 10;
const LABEL_GAP = 6;

/** Room that the labels of its links need under a box. */
export const portWidth = ({ label }: GraphLink): number => labelSize(label).width + LABEL_GAP;

export function toCells(graph: OwnershipGraph, { layerOf, down, back }: Layered): CellGraph {
  const outOf = Map.groupBy([...down, ...back], ({ from }) => from);
  const rows: Cell[][] = [];
  const add = (key: string, isBox: boolean, width: number, layer: number): Cell => {
    const cell: Cell = { key, isBox, width, layer, above: [], below: [] };
    (rows[layer] ??= []).push(cell);
    return cell;
  };
  const boxes = new Map<string, Cell>();
  const inOrder = (id: string): void => {
    if (boxes.has(id)) return;
    const ports = (outOf.get(id) ?? []).reduce((sum, link) => sum + portWidth(link), LABEL_GAP);
    boxes.set(id, add(id, true, Math.max(BOX.width, ports), layerOf.get(id) ?? 0));
    for (const link of graph.links) if (link.to === id) inOrder(link.from);
  };
  inOrder(graph.subject);
  const chains = down.map((link, at): Chain => {
    const [from, to] = [boxes.get(link.from)!, boxes.get(link.to)!];
    const passed = Array.from({ length: from.layer - to.layer - 1 }, (_, step) =>
      add(`pass:${at}:${step}`, false, PASSING_WIDTH, from.layer - 1 - step),
    );
    const cells = [from, ...passed, to];
    cells.slice(1).forEach((cell, step) => {
      cells[step]!.below.push(cell);
      cell.above.push(cells[step]!);
    });
    return { link, cells };
  });
  return { rows, chains };
}
