#!/usr/bin/env node
import { text } from "node:stream/consumers";
import { runProgram } from "./program.ts";

// A closed output ends nothing: `dossier case list | head` has printed all that was asked for.
for (const stream of [process.stdout, process.stderr]) {
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
  });
}

process.exitCode = await runProgram(
  {
    env: process.env,
    out: (line) => void process.stdout.write(line),
    err: (line) => void process.stderr.write(line),
    readInput: () => text(process.stdin),
    sleep: (ms) => new Promise((done) => setTimeout(done, ms)),
    now: Date.now,
    fetch: (input, init) => fetch(input, init),
  },
  process.argv.slice(2),
);
