import cytoscape from "cytoscape";
import { words } from "./format.ts";
import type { GraphEdge, GraphNode } from "./graph-model.ts";

const SHAPES: Readonly<Record<string, cytoscape.Css.NodeShape>> = {
  company: "round-rectangle",
  person: "ellipse",
  address: "diamond",
  case: "round-tag",
};

const NARROW_PX = 480;

/** Draws a small network into a box; returns a function that removes it. */
export function drawGraph(box: HTMLElement, nodes: readonly GraphNode[], edges: readonly GraphEdge[]): () => void {
  const style = getComputedStyle(box);
  const ink = style.color;
  const accent = style.accentColor;
  const ground = style.backgroundColor;
  // A narrow drawing has no room for edge labels; the sentences under it name the relations.
  const isNarrow = box.clientWidth < NARROW_PX;
  const known = new Set(nodes.map((node) => node.id));
  const graph = cytoscape({
    container: box,
    elements: [
      ...nodes.map(({ id, type, name }) => ({ data: { id, label: name, shape: SHAPES[type] ?? "hexagon" } })),
      ...edges
        .filter(({ from, to }) => known.has(from) && known.has(to))
        .map(({ from, to, type }, index) => ({
          data: { id: `edge-${index}`, source: from, target: to, label: words(type) },
        })),
    ],
    style: [
      {
        selector: "node",
        style: {
          shape: (node: cytoscape.NodeSingular) => node.data("shape") as cytoscape.Css.NodeShape,
          label: "data(label)",
          color: ink,
          "background-color": accent,
          "font-size": 12,
          "font-family": style.fontFamily,
          "text-valign": "bottom",
          "text-margin-y": 5,
          "text-wrap": "wrap",
          "text-max-width": isNarrow ? "84px" : "130px",
          "text-background-color": ground,
          "text-background-opacity": 1,
          "text-background-padding": "2px",
          width: 26,
          height: 26,
        },
      },
      {
        selector: "edge",
        style: {
          label: isNarrow ? "" : "data(label)",
          color: ink,
          "font-size": 10,
          "font-family": style.fontFamily,
          "text-background-color": ground,
          "text-background-opacity": 1,
          "text-background-padding": "2px",
          width: 1.5,
          "line-color": style.outlineColor,
          "target-arrow-color": style.outlineColor,
          "target-arrow-shape": "triangle",
          "arrow-scale": 0.8,
          "curve-style": "bezier",
        },
      },
    ],
    // The layout follows the longer side, so that names under nodes do not overlap edges.
    layout: {
      name: "breadthfirst",
      directed: true,
      direction: box.clientWidth > box.clientHeight * 1.2 ? "rightward" : "downward",
      spacingFactor: isNarrow ? 1.8 : 1.3,
      padding: isNarrow ? 28 : 40,
    },
    minZoom: 0.3,
    maxZoom: 2.5,
    userZoomingEnabled: false,
    autoungrabify: false,
  });
  return () => graph.destroy();
}
