/** Reports to the FIU are anchored apart: who may read one kind of anchor learns nothing of the other. */
export const ANCHOR_SCOPES = ["cases", "reports"] as const;
export type AnchorScope = (typeof ANCHOR_SCOPES)[number];

export const scopeOf = (chain: string): AnchorScope => (chain.startsWith("sar:") ? "reports" : "cases");
