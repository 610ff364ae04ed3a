import { readFileSync } from "node:fs";
import { unzipSync } from "fflate";
import type { JSONWebKeySet } from "jose";
import { type OpenedPack, PackFault, verifyPack } from "../features/case-pack/verify-pack.ts";
import { runCommand, UsageError } from "./command.ts";
import { CliError } from "./program.ts";

runCommand("verify-pack", {
  forms: ["FILE"],
  options: {
    keys: { type: "string", value: "FILE", help: "the keys that its issuer publishes, as JSON Web Key Set" },
  },
  details: "Prints the first thing that is wrong and ends with exit code 1.",
  async run({ values, positionals }) {
    const [file, ...others] = positionals;
    if (file === undefined || others.length > 0) throw new UsageError();
    const trusted = values.keys === undefined ? undefined : readKeys(values.keys);
    try {
      const { manifest, keyId, publicKey } = await verifyPack(openPack(file), trusted);
      const { case_id, files, audit, generated_at } = manifest;
      process.stdout.write(
        `OK: case ${case_id}, ${files.length} files, audit log of ${audit.count} entries, made ${generated_at}\n` +
          `signed with key ${keyId} (${publicKey})\n` +
          (trusted ? "" : "That key came with the pack: compare it with the one its issuer publishes.\n"),
      );
    } catch (error) {
      if (error instanceof PackFault) throw new CliError(`NOT OK: ${error.message}`);
      throw error;
    }
  },
});

function openPack(file: string): OpenedPack {
  const archive = read(file);
  const paths: string[] = [];
  const list = () => unzipSync(archive, { filter: ({ name }) => (paths.push(name), false) });
  try {
    list();
  } catch {
    throw new PackFault(`${file} is not an archive that can be read`);
  }
  return {
    paths,
    read: (path) => {
      try {
        return unzipSync(archive, { filter: ({ name }) => name === path })[path]!;
      } catch {
        throw new PackFault(`${path} cannot be unpacked`);
      }
    },
  };
}

function readKeys(file: string): JSONWebKeySet {
  try {
    return JSON.parse(read(file).toString()) as JSONWebKeySet;
  } catch (error) {
    throw error instanceof CliError ? error : new CliError(`${file} is not JSON`);
  }
}

function read(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    throw new CliError(`${file} cannot be read`);
  }
}
