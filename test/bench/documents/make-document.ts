import type { ReadingLanguage } from "../../../src/domain/readings/reading.model.ts";
import { Draft, type Layout } from "./draft.ts";
import { prepareFaces } from "./faces.ts";
import { SETS } from "./layouts/sets.ts";
import { Random } from "./random.ts";
import type { Block, SheetPage } from "./sheet.ts";
import type { Half, Truth } from "./truth.ts";
import { type Pools, World } from "./world.ts";

export interface MadeDocument {
  /** Layout, language and seed: the same id is the same document. */
  readonly id: string;
  readonly layout: string;
  readonly truth: Truth;
  readonly pages: readonly SheetPage[];
  readonly blocks: readonly Block[];
}

export const layoutsOf = (half: Half): readonly Layout[] => SETS[half].flatMap(({ layouts }) => layouts);

const poolsOf = (half: Half, layout: Layout): Pools =>
  SETS[half].find(({ layouts }) => layouts.includes(layout))!.pools;

/**
 * Writes one document. The same arguments always give the same document.
 * @param worldOf Where its company and people come from, instead of the names of its set.
 */
export async function makeDocument(
  half: Half,
  layout: Layout,
  language: ReadingLanguage,
  seed: number,
  worldOf: (random: Random) => World | undefined = () => undefined,
): Promise<MadeDocument> {
  await prepareFaces();
  const id = `${layout.id}.${language}.${seed}`;
  const random = new Random(id);
  const draft = new Draft(worldOf(random) ?? new World(random, poolsOf(half, layout)), language);
  layout.draw(draft);
  const text = draft.blocks
    .map((block) =>
      block.block === "paragraph" ? block.text : block.block === "table" ? block.rows.flat().join("\n") : "",
    )
    .join("\n");
  return {
    id,
    layout: layout.id,
    truth: { kind: layout.kind, language, facts: draft.facts, text },
    pages: draft.pages,
    blocks: draft.blocks,
  };
}
