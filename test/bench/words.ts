import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { runCommand } from "../../src/cli/command.ts";
import { isUnread, TELLING_FROM } from "../../src/investigation/words/answers.rules.ts";
import {
  readWordsModel,
  tellingShare,
  type WordsModel,
  writeWordsModel,
} from "../../src/investigation/words/words-model.ts";
import { CONCEPTS, fitWords } from "./own-words/fit.ts";
import { OTHER_LANGUAGES } from "./own-words/other-languages.ts";
import { KEPT_AUTHORS, readSentences, type Sentence } from "./own-words/sentences.ts";

const say = (line = "") => void process.stdout.write(`${line}\n`);
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const MODEL_FILE = path.resolve(import.meta.dirname, "../../src/investigation/words/own-words.bin.gz");

/** What was reached on the kept authors: below, something is lost. */
const LEAST_HEARD = 0.5;
const MOST_FALSE = 0.06;
const LEAST_UNREAD = 0.95;
const MOST_READ_AS_OTHER = 0.005;

runCommand("bench:words", {
  options: {
    fit: { type: "boolean", help: "fit the model again on the sentences that serve to fit, and write it" },
    authors: { type: "boolean", help: "judge each author's sentences by a model that was fitted without them" },
    worst: { type: "string", value: "N", default: "0", help: "errors to print, never of the kept authors" },
  },
  async run({ values }) {
    const sentences = readSentences();
    const toFit = sentences.filter(({ author }) => !KEPT_AUTHORS.has(author));
    if (values.fit) {
      const { hashes, networks } = fitWords(toFit);
      writeFileSync(MODEL_FILE, gzipSync(writeWordsModel({ hashes, networks, concepts: CONCEPTS }), { level: 9 }));
      say(`Model fitted on ${toFit.length} sentences, ${hashes.length} features`);
      return;
    }
    if (values.authors) {
      const judged = authorsOf(toFit).flatMap((author) => {
        const model = fitWords(toFit.filter((one) => one.author !== author));
        const of = judge(
          toFit.filter((one) => one.author === author),
          model,
        );
        report(`${author}, by the others`, of);
        return of;
      });
      report("All authors, each by the others", judged);
      sayThresholds(judged);
      sayWorst(judged, Number(values.worst));
      return;
    }
    const model = readWordsModel(gunzipSync(readFileSync(MODEL_FILE)));
    const kept = sentences.filter(({ author }) => KEPT_AUTHORS.has(author));
    for (const author of authorsOf(kept)) {
      report(
        author,
        judge(
          kept.filter((one) => one.author === author),
          model,
        ),
      );
    }
    const { heard, alarmed } = report("Kept authors", judge(kept, model));
    const unread = OTHER_LANGUAGES.filter((text) => isUnread(text, model)).length / OTHER_LANGUAGES.length;
    const asOther = sentences.filter(({ text }) => isUnread(text, model));
    say(
      `\nOther languages: ${percent(unread)} of ${OTHER_LANGUAGES.length} answers are told as not read, at least ${percent(LEAST_UNREAD)}`,
    );
    say(`Of the four languages ${percent(asOther.length / sentences.length)}, at most ${percent(MOST_READ_AS_OTHER)}`);
    if (
      heard < LEAST_HEARD ||
      alarmed > MOST_FALSE ||
      unread < LEAST_UNREAD ||
      asOther.length / sentences.length > MOST_READ_AS_OTHER
    ) {
      say("MISSED");
      process.exitCode = 1;
    }
  },
});

interface Judged extends Sentence {
  readonly share: number;
}

function judge(sentences: readonly Sentence[], model: WordsModel): Judged[] {
  return sentences.map((one) => ({ ...one, share: tellingShare(one.text, model) }));
}

function authorsOf(sentences: readonly Sentence[]): string[] {
  return [...new Set(sentences.map(({ author }) => author))];
}

function shareOf(of: readonly Judged[], from: number): number {
  return of.filter(({ share }) => share >= from).length / Math.max(1, of.length);
}

/** Telling sentences that are heard, and ordinary ones that raise an alarm. */
function report(name: string, judged: readonly Judged[]) {
  const telling = judged.filter((one) => one.telling);
  const heard = shareOf(telling, TELLING_FROM);
  const ordinary = judged.filter((one) => !one.telling);
  const alarmed = shareOf(ordinary, TELLING_FROM);
  say(
    `\n${name}: ${telling.length} telling sentences, heard ${percent(heard)}; ${ordinary.length} ordinary, alarmed ${percent(alarmed)}`,
  );
  for (const key of ["topic", "lang"] as const) {
    const parts = [...new Set(telling.map((one) => one[key]))].map(
      (part) =>
        `${part} ${percent(
          shareOf(
            telling.filter((one) => one[key] === part),
            TELLING_FROM,
          ),
        )}`,
    );
    say(`  heard by ${key}: ${parts.join(", ")}`);
  }
  return { heard, alarmed };
}

/** What is heard at each rate of false alarms. */
function sayThresholds(judged: readonly Judged[]): void {
  const ordinary = judged.filter(({ telling }) => !telling).toSorted((a, b) => b.share - a.share);
  const telling = judged.filter((one) => one.telling);
  for (const rate of [0.01, 0.02, 0.03, 0.05, 0.1]) {
    const { share } = ordinary[Math.floor(ordinary.length * rate)]!;
    say(
      `  from ${share.toFixed(3)}: ${percent(rate)} of ordinary, ${percent(shareOf(telling, share))} of telling sentences`,
    );
  }
}

function sayWorst(judged: readonly Judged[], most: number): void {
  const off = ({ telling, share }: Judged) => (telling ? 1 - share : share);
  for (const one of judged.toSorted((a, b) => off(b) - off(a)).slice(0, most)) {
    say(
      `  ${one.share.toFixed(3)} ${one.telling ? "telling " : "ordinary"} ${one.author} ${one.lang} ${one.topic}: ${one.text}`,
    );
  }
}
