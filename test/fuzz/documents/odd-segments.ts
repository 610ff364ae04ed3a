import { below, pick, type Random } from "./random.ts";

/** Segments of JBIG2 with numbers that are mostly right, and noise as their pixels. */
export function oddSegments(random: Random, types: readonly number[]): Uint8Array {
  const long = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
  const odd = (usual: number) =>
    long(random() < 0.95 ? usual : pick(random, [0, 65_535, 0xffff_ffff, below(random, 1e6)]));
  const noise = () => Array.from({ length: below(random, 500) }, () => pick(random, [0, 255, below(random, 256)]));
  const nearby = [3, 255, 253, 255, 2, 254, 254, 254];
  const parts = types.map((type, at) => {
    const symbols = [0, random() < 0.1 ? below(random, 256) : 0, ...nearby, ...odd(20), ...odd(20)];
    const region = [...odd(2000), ...odd(3000), ...odd(0), ...odd(0), 0];
    const text = [...region, 0, random() < 0.2 ? below(random, 256) : 0, ...odd(900)];
    const page = [...odd(2000), ...odd(3000), ...long(0), ...long(0), 0, 0, 0];
    const heads: Record<number, number[]> = { 0: symbols, 6: text, 38: [...region, 0, ...nearby], 48: page };
    const data = [...(heads[type] ?? region), ...(type === 48 ? [] : noise())];
    return [...long(at), type, 0, 1, ...odd(data.length), ...data];
  });
  return Uint8Array.from(parts.flat());
}
