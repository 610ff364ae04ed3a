import { randomBytes } from "node:crypto";
import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";
import {
  entriesAt,
  findBlock,
  layOutLeaves,
  mergeSorted,
  placeInTree,
  sortHashes,
} from "../../../src/domain/screening-proof/leaf-tree.rules.ts";
import {
  auditPath,
  countHashes,
  hashAt,
  merkleLeaf,
  merkleRoot,
  rootByPath,
} from "../../../src/platform/merkle.rules.ts";

/** Another implementation of RFC 6962, which the clients of a public log verify with. It throws where it disagrees. */
const { verifyMerkleInclusion } = createRequire(import.meta.url)("@sigstore/verify/dist/tlog/merkle.js") as {
  verifyMerkleInclusion: (entry: object, checkpoint: object) => void;
};

function confirmElsewhere(
  data: Uint8Array,
  index: number,
  size: number,
  root: Uint8Array,
  path: readonly Uint8Array[],
) {
  const inclusionProof = { logIndex: String(index), hashes: path.map((hash) => Buffer.from(hash)) };
  const entry = { canonicalizedBody: Buffer.from(data), inclusionProof };
  verifyMerkleInclusion(entry, { logSize: BigInt(size), logHash: Buffer.from(root) });
}

const made = (count: number) => {
  const data = Array.from({ length: count }, (_, i) => Buffer.from(`leaf ${i}`));
  return { data, hashes: Buffer.concat(data.map((one) => merkleLeaf(one))) };
};
const hex = (bytes: Uint8Array | null) => bytes && Buffer.from(bytes).toString("hex");

describe("a Merkle tree of RFC 6962", () => {
  it("has the roots that the RFC's own log code has as test vectors", () => {
    // certificate-transparency-go, merkletree: the roots over its first leaves.
    const leaves = ["", "00", "10", "2021", "3031", "40414243", "5051525354555657", "606162636465666768696a6b6c6d6e6f"];
    const roots = [
      "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
      "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d",
      "fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125",
      "aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77",
      "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7",
      "4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4",
      "76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef",
      "ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c",
      "5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328",
    ];
    const hashes = leaves.map((leaf) => merkleLeaf(Buffer.from(leaf, "hex")));
    expect(roots.map((_, count) => hex(merkleRoot(Buffer.concat(hashes.slice(0, count)))))).toEqual(roots);
  });

  it("has the roots and paths that another implementation confirms, with 1 to 260 leaves", () => {
    for (let size = 1; size <= 260; size++) {
      const { data, hashes } = made(size);
      const root = merkleRoot(hashes);
      const some = [0, 1, size >> 1, (size * 7) % 11, size - 2, size - 1];
      const indexes = size <= 65 ? data.keys() : some.filter((index) => index < size);
      for (const index of indexes) {
        const path = auditPath(hashes, index);
        confirmElsewhere(data[index]!, index, size, root, path);
        expect(hex(rootByPath(hashAt(hashes, index), { index, size, path }))).toBe(hex(root));
      }
    }
  });

  it("is confirmed for random large ones, whose paths come from one block", () => {
    for (const size of [1_023, 1_024, 1_025, 2_048, 5_000, 2 ** 13 + 1]) {
      const salts = Array.from({ length: size }, () => randomBytes(8));
      const data = new Map(salts.map((salt) => [hex(merkleLeaf(salt))!, salt]));
      const parts = [0, 1, 2].map((part) =>
        sortHashes(salts.filter((_, i) => i % 3 === part).map((salt) => merkleLeaf(salt))),
      );
      const leaves = mergeSorted(parts);
      const { root, bytes } = layOutLeaves(leaves);
      expect([countHashes(leaves), hex(root)]).toEqual([size, hex(merkleRoot(leaves))]);
      const { offset, length } = entriesAt(size);
      const entries = bytes.subarray(offset, offset + length);
      for (const index of [0, 1, size >> 1, size - 2, size - 1]) {
        const leaf = hashAt(leaves, index);
        const block = findBlock(entries, leaf, size)!;
        const place = placeInTree(
          entries,
          block.block,
          bytes.subarray(block.offset, block.offset + block.length),
          leaf,
        )!;
        expect(place.index).toBe(index);
        confirmElsewhere(data.get(hex(leaf)!)!, index, size, root, place.path);
      }
    }
  });

  it("leads nowhere by a path that is too short, too long, of another place or with another hash", () => {
    const { hashes } = made(11);
    const path = auditPath(hashes, 5);
    const leaf = hashAt(hashes, 5);
    const root = hex(merkleRoot(hashes));
    const lead = (changes: object) => hex(rootByPath(leaf, { index: 5, size: 11, path, ...changes }));
    expect(lead({})).toBe(root);
    expect([lead({ path: path.slice(1) }), lead({ path: [...path, leaf] }), lead({ index: 11 })]).toEqual([
      null,
      null,
      null,
    ]);
    expect(lead({ index: 4 })).not.toBe(root);
    expect(lead({ path: [leaf, ...path.slice(1)] })).not.toBe(root);
  });
});
