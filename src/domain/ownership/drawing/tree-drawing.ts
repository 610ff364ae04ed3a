import {
  type DrawnLink,
  type DrawnNode,
  type GraphLink,
  type GraphNode,
  type OwnershipDrawing,
  type OwnershipGraph,
} from "./drawing.model.ts";
import { heightOf, labelSize, linesOf } from "./text-fit.ts";

const MARGIN = 4;
const WIDEST = 320;
const NARROWEST = 150;
const MOST_INDENT = 22;
/** Of the line that leads down from a box, from the box's left edge. */
const SPINE = 9;
const BETWEEN = 7;

/** The customer first, its owners indented under it: for a narrow screen, and for what is too broad for a page. */
export function drawTree(graph: OwnershipGraph, width: number): OwnershipDrawing {
  const rows = rowsOf(withOpenEndsInside(graph));
  const deepest = Math.max(...rows.map(({ depth }) => depth));
  const room = width - 2 * MARGIN;
  const indent = Math.max(SPINE + 3, Math.min(MOST_INDENT, (room - NARROWEST) / Math.max(1, deepest)));
  const nodes: DrawnNode[] = [];
  const links: DrawnLink[] = [];
  const breaks: number[] = [];
  let y = MARGIN;
  for (const row of rows) {
    const { details: _details, ...node } = row.node;
    const shown = row.again
      ? { ...row.node, details: [row.closes ? "The circle closes here" : "Shown above"] }
      : row.node;
    // A deep tree leaves its innermost boxes little room, and the others all that they need.
    const boxWidth = Math.min(WIDEST, room - row.depth * indent);
    const lines = linesOf(shown, boxWidth);
    const x = MARGIN + row.depth * indent;
    if (row.link !== null && row.parent !== null) {
      breaks.push(y - BETWEEN / 2);
      const label = [row.link.label.join(", ")];
      const size = labelSize(label);
      const labelBox = { x: x + 2, y, width: Math.min(size.width, boxWidth - 2), height: size.height };
      y += size.height;
      const parent = nodes[row.parent]!;
      const [spine, middle] = [parent.x + SPINE, y + heightOf(lines) / 2];
      const points = [
        { x, y: middle },
        { x: spine, y: middle },
        { x: spine, y: parent.y + parent.height },
      ];
      const style = row.closes ? "ring" : row.link.style;
      links.push({ from: row.id, to: parent.id, label, labelBox, style, points });
    }
    const height = heightOf(lines);
    nodes.push({ ...node, id: row.id, lines, layer: row.depth, again: row.again, x, y, width: boxWidth, height });
    y += height + BETWEEN;
  }
  const right = Math.max(...nodes.map((node) => node.x + node.width));
  return { layout: "tree", nodes, links, width: right + MARGIN, height: y - BETWEEN + MARGIN, breaks };
}

/** A company whose owners are not known says so in its own box: a tree has one row less for each. */
function withOpenEndsInside({ subject, nodes, links }: OwnershipGraph): OwnershipGraph {
  const into = Map.groupBy(links, ({ to }) => to);
  const inside = new Map(
    links
      .filter(({ to, style }) => style === "open" && into.get(to)?.length === 1)
      .map(({ from, to }) => [to, nodes.find(({ id }) => id === from)!]),
  );
  const gone = new Set([...inside.values()].map(({ id }) => id));
  const say = ({ name, details }: GraphNode): string => [name, ...details].join(": ");
  return {
    subject,
    nodes: nodes
      .filter(({ id }) => !gone.has(id))
      .map((node) => (inside.has(node.id) ? { ...node, open: say(inside.get(node.id)!) } : node)),
    links: links.filter(({ from }) => !gone.has(from)),
  };
}

interface Row {
  /** Unique in the tree, where a party may stand twice. */
  readonly id: string;
  readonly node: GraphNode;
  readonly depth: number;
  /** Row of what it owns. */
  readonly parent: number | null;
  readonly link: GraphLink | null;
  readonly again: boolean;
  /** It owns one of its own owners. */
  readonly closes: boolean;
}

/** Every party once with its owners under it; where it stands again, it refers to that place. */
function rowsOf({ subject, nodes, links }: OwnershipGraph): Row[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const into = Map.groupBy(links, ({ to }) => to);
  const rows: Row[] = [];
  const seen = new Set<string>();
  const visit = (id: string, depth: number, parent: number | null, link: GraphLink | null, path: readonly string[]) => {
    const again = seen.has(id);
    const at = rows.length;
    rows.push({
      id: again ? `${id}:${at}` : id,
      node: byId.get(id)!,
      depth,
      parent,
      link,
      again,
      closes: path.includes(id),
    });
    if (again) return;
    seen.add(id);
    for (const each of into.get(id) ?? []) visit(each.from, depth + 1, at, each, [...path, id]);
  };
  visit(subject, 0, null, null, []);
  return rows;
}
