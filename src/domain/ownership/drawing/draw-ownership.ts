import type { OwnershipDrawing } from "./drawing.model.ts";
import { drawLayers } from "./layered-drawing.ts";
import { type DrawnOwnership, type DrawnStructure, graphOf } from "./ownership-graph.ts";
import { drawTree } from "./tree-drawing.ts";

interface Room {
  /** CSS pixels that the drawing may take; without it, as many as it needs. */
  readonly width?: number;
}

/**
 * The picture of who stands behind a company: layers, the owners above, where these fit; else an indented tree.
 * The same input gives the same picture.
 */
export function drawOwnership(ownership: DrawnOwnership, structure: DrawnStructure, room: Room = {}): OwnershipDrawing {
  const graph = graphOf(ownership, structure);
  const layers = drawLayers(graph);
  return room.width === undefined || layers.width <= room.width ? layers : drawTree(graph, room.width);
}
