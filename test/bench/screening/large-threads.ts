import { parentPort, workerData } from "node:worker_threads";
import { decodeSegment, type Segment } from "../../../src/screening/candidates/segment.ts";
import { weighSegment } from "../../../src/screening/candidates/weigh-words.ts";
import { SubjectMatcher } from "../../../src/screening/matching/score-entry.ts";
import { searchSegments } from "../../../src/screening/search-group.ts";
import type { ScreeningSubject } from "../../../src/domain/hits/screening.model.ts";

/** Groups of segments as their objects would hold them; a thread stands for the objects of one machine's core. */
export interface ThreadData {
  readonly groups: readonly (readonly ArrayBuffer[])[];
  readonly counts: Uint8Array<ArrayBuffer>;
  readonly threshold: number;
}

function serve({ groups, counts, threshold }: ThreadData): void {
  const loaded = groups.map((buffers) => buffers.map(decodeSegment));
  for (const segment of loaded.flat()) weighSegment(segment, counts);
  parentPort!.postMessage(loaded.map((segments) => segments.reduce((sum, segment) => sum + bytesOf(segment), 0)));
  parentPort!.on("message", (subject: ScreeningSubject) => {
    const answers = loaded.map((segments) => searchSegments(new SubjectMatcher(subject), segments, threshold));
    parentPort!.postMessage(answers);
  });
}

/** The stored bytes, which the arrays of a segment are views of, and what is calculated when it is read. */
const bytesOf = ({ words, wordRarity, longWords }: Segment): number =>
  words.buffer.byteLength + wordRarity.byteLength + longWords.byteLength;

if (parentPort) serve(workerData as ThreadData);
