import { childrenOf, StructureElement } from "./structure.ts";

/**
 * The level of each heading that says something: the first is 1, and none is more than one below the one before,
 * whatever the document asks for (ISO 14289-1, 7.4.2).
 */
export function headingLevels(root: StructureElement): ReadonlyMap<StructureElement, number> {
  const headings = [...headingsIn(root)];
  const highest = Math.min(...headings.map(({ level }) => level));
  let last = 0;
  return new Map(
    headings.map(({ element, level }) => {
      last = Math.min(level - highest + 1, last + 1);
      return [element, last];
    }),
  );
}

function* headingsIn(element: StructureElement): Generator<{ element: StructureElement; level: number }> {
  if (element.type === "H") yield { element, level: element.traits.level ?? 1 };
  for (const child of childrenOf(element)) if (child instanceof StructureElement) yield* headingsIn(child);
}
