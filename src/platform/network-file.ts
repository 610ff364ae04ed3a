import type { FittedNetwork } from "./fitted-network.ts";

/** Networks over the same features, and what else a model is made of, as JSON. */
export interface NetworkFile<T extends object> {
  /** Hashes of the features' names, in ascending order. */
  readonly hashes: Uint32Array;
  readonly networks: readonly FittedNetwork[];
  readonly besides: T;
}

/** What stands before the numbers of a file, as JSON, beside what else the model is made of. */
interface Header {
  readonly features: number;
  /** Hidden units and outcomes of each network. */
  readonly networks: readonly (readonly [units: number, outcomes: number])[];
}

/** Numbers of four bytes begin at a multiple of four. */
const aligned = (bytes: number): number => Math.ceil(bytes / 4) * 4;
const LENGTH_BYTES = 4;

/**
 * The bytes of a model: the length of the header, the header, the hashes, then of each network its steps, biases, weights of
 * outcomes and weights of features. Numbers are little-endian, as on every machine that runs a Worker.
 */
export function writeNetworkFile<T extends object>({ hashes, networks, besides }: NetworkFile<T>): Uint8Array {
  const header: Header & T = {
    features: hashes.length,
    networks: networks.map(({ steps, outcomeBias }) => [steps.length, outcomeBias.length]),
    ...besides,
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
export function readNetworkFile<T extends object>(bytes: Uint8Array): NetworkFile<T> {
  // A copy of its own, so that numbers of four bytes begin where they must.
  const { buffer } = new Uint8Array(bytes);
  const headerLength = new Uint32Array(buffer, 0, 1)[0]!;
  const text = new Uint8Array(buffer, LENGTH_BYTES, headerLength);
  const { features, networks: shapes, ...besides } = JSON.parse(new TextDecoder().decode(text)) as Header & T;
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
  const networks = shapes.map(([units, outcomes]): FittedNetwork => ({
    steps: take(Float32Array, units),
    hiddenBias: take(Float32Array, units),
    outcomes: take(Float32Array, units * outcomes),
    outcomeBias: take(Float32Array, outcomes),
    hidden: take(Int8Array, features * units),
  }));
  return { hashes, networks, besides: besides as unknown as T };
}
