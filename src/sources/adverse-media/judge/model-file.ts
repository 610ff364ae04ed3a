import type { FittedModel, FittedNetwork } from "./fitted-model.ts";

/** What stands before the numbers of a file, as JSON: how many there are, and the weights that tell a namesake. */
interface Header {
  readonly features: number;
  readonly outcomes: number;
  /** Hidden units of each network. */
  readonly units: readonly number[];
  readonly namesakes: FittedModel["namesakes"];
}

/** Numbers of four bytes begin at a multiple of four. */
const aligned = (bytes: number): number => Math.ceil(bytes / 4) * 4;
const LENGTH_BYTES = 4;

/**
 * The bytes of a model: the length of the header, the header, the hashes, then of each network its steps, biases, weights of
 * outcomes and weights of features. Numbers are little-endian, as on every machine that runs a Worker.
 */
export function writeModel({ hashes, networks, namesakes }: FittedModel): Uint8Array {
  const header: Header = {
    features: hashes.length,
    outcomes: networks[0]!.outcomeBias.length,
    units: networks.map(({ steps }) => steps.length),
    namesakes,
  };
  const text = new TextEncoder().encode(JSON.stringify(header));
  const parts = [Uint32Array.of(text.length), text, hashes, ...networks.flatMap(partsOf)];
  const file = new Uint8Array(parts.reduce((sum, { byteLength }) => sum + aligned(byteLength), 0));
  let at = 0;
  for (const { buffer, byteOffset, byteLength } of parts) {
    file.set(new Uint8Array(buffer, byteOffset, byteLength), at);
    at += aligned(byteLength);
  }
  return file;
}

const partsOf = ({ steps, hiddenBias, outcomes, outcomeBias, hidden }: FittedNetwork) =>
  [steps, hiddenBias, outcomes, outcomeBias, hidden] as const;

/** @throws Error if the bytes are no model */
export function readModel(bytes: Uint8Array): FittedModel {
  // A copy of its own, so that numbers of four bytes begin where they must.
  const { buffer } = new Uint8Array(bytes);
  const headerLength = new Uint32Array(buffer, 0, 1)[0]!;
  const text = new Uint8Array(buffer, LENGTH_BYTES, headerLength);
  const { features, outcomes, units, namesakes } = JSON.parse(new TextDecoder().decode(text)) as Header;
  let at = LENGTH_BYTES + aligned(headerLength);
  const take = <T extends { readonly byteLength: number }>(
    Numbers: new (from: ArrayBuffer, at: number, length: number) => T,
    length: number,
  ): T => {
    const taken = new Numbers(buffer, at, length);
    at += aligned(taken.byteLength);
    return taken;
  };
  const hashes = take(Uint32Array, features);
  const networks = units.map((count): FittedNetwork => ({
    steps: take(Float32Array, count),
    hiddenBias: take(Float32Array, count),
    outcomes: take(Float32Array, count * outcomes),
    outcomeBias: take(Float32Array, outcomes),
    hidden: take(Int8Array, features * count),
  }));
  return { hashes, networks, namesakes };
}
