import type { Labelled } from "./labels.ts";
import type { Place } from "./text.ts";

/** A value with its label, the cell of a table under its head, or a cell that nothing labels (`key` null). */
export interface Item<Key extends string> {
  readonly key: Key | null;
  /** Lines joined by line feeds. */
  readonly value: string;
  readonly place: Place;
  /** Of the label and the first line of the value. */
  readonly linePlace: Place;
  readonly row: number;
  /** Of the label, or of the cell: their order. */
  readonly at: number;
  /** Items of one row of a table have the same number; other items have none. */
  readonly tableRow: number | null;
  readonly form: Labelled["form"] | "table";
}
