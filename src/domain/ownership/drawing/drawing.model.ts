import type { PartyKind } from "../ownership.model.ts";

/** What a box stands for at first sight. `unknown`: nobody knows who stands here. `more`: owners without a box of their own. */
export type NodeTone =
  | "customer"
  | "beneficial_owner"
  | "person"
  | "company"
  | "arrangement"
  | "unknown"
  | "ended"
  | "exempt"
  | "more";

/**
 * `declared`: only the customer says so. `disagreement`: two sources give shares that cannot both be right. `ring`: the
 * link closes a circle of holdings. `open`: leads to an unknown end.
 */
export const LINK_WORDS = {
  open: "owners not known",
  declared: "only the customer says so",
  control: "controls by other means",
  shares: "holds shares",
  disagreement: "sources disagree",
  ring: "closes a circle of holdings",
} as const;
export type LinkStyle = keyof typeof LINK_WORDS;

/** From the lowest to the uppermost: lines to one box share its arrow, and what is certain covers what is not. */
export const LINK_STYLES = Object.keys(LINK_WORDS) as readonly LinkStyle[];

export interface NodeLine {
  readonly text: string;
  /** `open`: that nobody knows the owners of the party. */
  readonly role: "name" | "detail" | "open";
}

/** A box. Lengths are CSS pixels, from the top left corner of the drawing. */
export interface DrawnNode {
  readonly id: string;
  /** Id of the party; null for an unknown end and for further owners. */
  readonly party: string | null;
  /** In full; `lines` may be cut. */
  readonly name: string;
  readonly lines: readonly NodeLine[];
  readonly kind: PartyKind;
  readonly country: string | null;
  /** Links between it and the customer on the longest way; 0 is the customer. */
  readonly layer: number;
  readonly tone: NodeTone;
  /** The party has a box of its own elsewhere: a tree shows it again where it owns another company. */
  readonly again: boolean;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A line from an owner to what it owns, with an arrow at its end. */
export interface DrawnLink {
  readonly from: string;
  readonly to: string;
  /** `75 %`, `25–50 %`, `trustee`, `?`: a line for each. */
  readonly label: readonly string[];
  readonly labelBox: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly style: LinkStyle;
  /** Corners of the line, from the edge of the owner's box to the edge of the owned one's. */
  readonly points: readonly Point[];
}

export interface OwnershipDrawing {
  /** `layers`: owners above, the customer at the bottom. `tree`: the customer first, its owners indented under it. */
  readonly layout: "layers" | "tree";
  readonly nodes: readonly DrawnNode[];
  readonly links: readonly DrawnLink[];
  readonly width: number;
  readonly height: number;
  /** Heights at which a page may end: no box and no label stands there. */
  readonly breaks: readonly number[];
}

/** A box before it has a place. */
export interface GraphNode {
  readonly id: string;
  readonly party: string | null;
  readonly name: string;
  readonly details: readonly string[];
  /** Where a tree says in the box of a party that its owners are not known. */
  readonly open?: string;
  readonly kind: PartyKind;
  readonly country: string | null;
  readonly tone: NodeTone;
}

export interface GraphLink {
  readonly from: string;
  readonly to: string;
  readonly label: readonly string[];
  readonly style: LinkStyle;
}

export interface OwnershipGraph {
  readonly subject: string;
  readonly nodes: readonly GraphNode[];
  /** The owners of a party in the order to show them. */
  readonly links: readonly GraphLink[];
}

/** Sizes of texts, in CSS pixels. */
export const TEXT = {
  name: { size: 12, leading: 15, bold: true },
  detail: { size: 10.5, leading: 13, bold: false },
  open: { size: 10.5, leading: 13, bold: true },
  label: { size: 11, leading: 13, bold: true },
} as const;

export const BOX = { width: 160, paddingX: 9, paddingY: 7, gap: 20 } as const;
