import { readFileSync } from "node:fs";
import type { JSONWebKeySet } from "jose";
import { ScreeningProofView } from "../features/screening-proof/screening-proof.responses.ts";
import { ProofFault, verifyProof } from "../features/screening-proof/verify-proof.ts";
import { runCommand, UsageError } from "./command.ts";
import { CliError } from "./program.ts";

runCommand("verify-screening", {
  forms: ["FILE"],
  options: {
    keys: { type: "string", value: "FILE", help: "the keys that the service publishes, as JSON Web Key Set" },
  },
  details:
    "FILE is the answer of GET /api/relationships/{relationship_id}/screening-proof. Prints what it proves, or the first\n" +
    "thing that is wrong, and then ends with exit code 1.",
  async run({ values, positionals }) {
    const [file, ...others] = positionals;
    if (file === undefined || others.length > 0) throw new UsageError();
    const trusted = values.keys === undefined ? undefined : (readJson(values.keys) as JSONWebKeySet);
    const parsed = ScreeningProofView.safeParse(readJson(file));
    if (!parsed.success) {
      const { path, message } = parsed.error.issues[0]!;
      throw new CliError(`NOT OK: ${path.join(".") || "the file"}: ${message}`);
    }
    try {
      const { statement, sentences, stampedAt } = await verifyProof(parsed.data, trusted);
      const say = (line: string) => void process.stdout.write(`${line}\n`);
      for (const sentence of sentences) say(sentence);
      say(`OK: by statement ${statement.number} of ${statement.day}, over ${statement.parties} parties, signed`);
      say(stampedAt === null ? "no time stamp" : `time stamp of ${stampedAt}, of exactly this statement`);
      if (!trusted) say("The key came with the file: compare it with the one that the service publishes.");
    } catch (error) {
      if (error instanceof ProofFault) throw new CliError(`NOT OK: ${error.message}`);
      throw error;
    }
  },
});

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    throw new CliError(`${file} cannot be read as JSON`);
  }
}
