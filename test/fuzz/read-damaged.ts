import { inspect } from "node:util";
import { createNodeRecogniser } from "../support/recogniser-in-node.ts";
import { MODELS } from "../support/understand.ts";
import { readDocument } from "../../src/reading/read-document.ts";
import type { Recogniser } from "../../src/reading/ports.ts";
import { damage } from "./documents/damage.ts";
import { makeOriginals, MEDIA_TYPES } from "./documents/originals.ts";

/** A process of its own: what hangs or takes all memory must not take the command with it. */

export interface Task {
  readonly seed: number;
  /** Whether images are recognised for real. */
  readonly recognises: boolean;
}

export interface Outcome {
  readonly seed: number;
  readonly name: string;
  readonly form: string;
  readonly status: string;
  /** Of the processor. */
  readonly milliseconds: number;
  /** Most that the process ever held, in bytes. */
  readonly memory: number;
  /** Of an error, its stack. */
  readonly error?: string;
}

/** Some words where there is a picture, so that what follows recognition runs too. */
const stub: Recogniser = {
  unpack: (image) => real.unpack(image),
  async recognise(image) {
    const { width, height } = image.format === "grey" ? image : { width: 100, height: 100 };
    const line = { text: "Ondernemingsnummer 0403.170.701", box: [1, 1, 50, 10], confidence: 0.9 } as const;
    return { width, height, rotation: 0, lines: [line], confidence: 0.9, warnings: [] };
  },
};

const originals = await makeOriginals();
const real = createNodeRecogniser();

function spent(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
}

async function run({ seed, recognises }: Task): Promise<Outcome> {
  const { form, name, bytes } = damage(originals, seed);
  const started = process.cpuUsage();
  const outcome = (status: string, error?: unknown): Outcome => ({
    seed,
    name,
    form,
    status,
    milliseconds: spent(started),
    memory: process.resourceUsage().maxRSS * 1024,
    ...(error !== undefined && { error: error instanceof Error ? (error.stack ?? error.message) : inspect(error) }),
  });
  process.send!({ started: seed, name, form });
  try {
    const reading = await readDocument(bytes, MEDIA_TYPES[form], {
      recogniser: recognises ? real : stub,
      models: MODELS,
      now: () => new Date(),
    });
    JSON.stringify(reading);
    return outcome(reading.status);
  } catch (error) {
    return outcome("crash", error);
  }
}

/**
 * PDF.js lets go of some promises of its own, such as those of the first page of a broken file, while it answers the
 * caller with the same error. The platform writes such a rejection to the log and goes on.
 */
const isOfPdfJs = (error: unknown): boolean =>
  error instanceof Error && (error.stack ?? "").includes("BaseExceptionClosure");

process.on("unhandledRejection", (error) => {
  if (isOfPdfJs(error)) return;
  process.send!({ unhandled: error instanceof Error ? (error.stack ?? error.message) : inspect(error) });
});
process.on("message", (task: Task) => {
  void run(task).then((outcome) => process.send!(outcome));
});
process.send!("ready");
