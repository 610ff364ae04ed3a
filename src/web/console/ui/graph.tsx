import { useEffect, useRef } from "preact/hooks";
import type { GraphEdge, GraphNode } from "./graph-model.ts";
import { useTheme } from "../shell/theme.ts";

interface Props {
  readonly label: string;
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
}

/** Entities and their relations, drawn by Cytoscape, which is loaded when the first graph is shown. */
export function GraphPicture({ label, nodes, edges }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const theme = useTheme();
  useEffect(() => {
    let gone = false;
    let destroy = () => {};
    void import("./graph-library.ts").then(({ drawGraph }) => {
      if (!gone && box.current) destroy = drawGraph(box.current, nodes, edges);
    });
    return () => {
      gone = true;
      destroy();
    };
  }, [nodes, edges, theme]);
  return (
    <div class="graph" role="img" aria-label={label}>
      <div ref={box} class="graph-canvas __________cytoscape_container" />
    </div>
  );
}
