export interface GraphNode {
  readonly id: string;
  readonly type: string;
  readonly name: string;
}

export interface GraphEdge {
  readonly from: string;
  readonly to: string;
  readonly type: string;
}
