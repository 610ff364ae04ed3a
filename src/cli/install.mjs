// Runs on any Node from 20 with nothing installed. It prints to stderr only, because stdout belongs to the command
// that is run afterwards.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import * as fs from "node:fs";
import { basename, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

export const root = resolve(fileURLToPath(import.meta.url), "../../..");
const modules = join(root, "node_modules");
/** The Node of the lock file, once it is installed. */
export const node24 = join(modules, ".bin/node");
const stamp = join(modules, ".installed-from");
const lock = join(root, ".install-lock");
const say = (line) => process.stderr.write(`${line}\n`);
const read = (file) => {
  try {
    return fs.readFileSync(file, "utf8");
  } catch {
    return "";
  }
};
/** The ids of the parent process and of its parent: npm may start this process through a shell that outlives npm. */
export const lineage = () => `${process.ppid} ${/\) \S (\d+)/.exec(read(`/proc/${process.ppid}/stat`))?.[1]}`;
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

function fail(line) {
  say(line);
  process.exit(1);
}

/** What an install is made from; the stamp holds it once that install is whole. */
function wantedStamp() {
  const hash = createHash("sha256").update(`${process.platform}-${process.arch}`);
  for (const file of ["package.json", "package-lock.json"]) hash.update(read(join(root, file)));
  return hash.digest("hex");
}

/** npm's own record of what it installed, written last: equal to the lock, it is an install made by hand. */
function npmInstalledTheLock() {
  try {
    const packages = (file) => JSON.parse(read(file)).packages;
    const installed = packages(join(modules, ".package-lock.json"));
    const fits = (limits, own) => limits === undefined || limits.includes(own);
    return Object.entries(packages(join(root, "package-lock.json"))).every(([path, wanted]) => {
      if (path === "" || installed[path]?.version === wanted.version) return true;
      const elsewhere = !(
        fits(wanted.os, process.platform) &&
        fits(wanted.cpu, process.arch) &&
        fits(wanted.libc, "glibc")
      );
      const dispensable = elsewhere || !(wanted.os || wanted.cpu);
      return installed[path] === undefined && wanted.optional === true && dispensable;
    });
  } catch {
    return false;
  }
}

function isInstalled() {
  const wanted = wantedStamp();
  if (read(stamp) !== wanted) {
    if (!npmInstalledTheLock()) return false;
    writeWhole(stamp, wanted);
  }
  return linkNode();
}

function writeWhole(file, text) {
  fs.writeFileSync(`${file}.${process.pid}`, text);
  fs.renameSync(`${file}.${process.pid}`, file);
}

/** npm 10 drops the link when it cleans up the package for the other processor; other systems use their own Node. */
function linkNode() {
  if (fs.existsSync(node24)) return true;
  const own = join(modules, `node-${process.platform}-${process.arch}`, "bin/node");
  const [major, minor] = process.versions.node.split(".").map(Number);
  const runsTypeScript = major > 22 || (major === 22 && minor >= 18);
  const target = fs.existsSync(own) ? own : runsTypeScript ? process.execPath : null;
  if (target === null) fail(`Node 24 is needed on ${process.platform}-${process.arch}; this is ${process.version}.`);
  const link = `${node24}.${process.pid}`;
  fs.symlinkSync(target, link);
  fs.renameSync(link, node24);
  return true;
}

/** Whether a process that wrote its id into the lock still runs; an id that went to another program does not count. */
function holderLives() {
  const ids = read(join(lock, "pids")).split("\n").map(Number).filter(Boolean);
  if (ids.length === 0) return Date.now() - (fs.statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? 0) < 5000;
  return ids.some((id) => {
    if (id === process.pid) return false;
    if (fs.existsSync("/proc/self")) return /dossier\.mjs|npm/.test(read(`/proc/${id}/cmdline`));
    try {
      return process.kill(id, 0);
    } catch (error) {
      return error.code === "EPERM";
    }
  });
}

const removeLock = () => fs.rmSync(lock, { recursive: true, force: true });

/** Waits until no other process installs. The lock is released when this process ends, at the latest. */
async function takeLock() {
  for (let waited = false; ; await sleep(250)) {
    try {
      fs.mkdirSync(lock);
      fs.writeFileSync(join(lock, "pids"), `${process.pid}\n`);
      process.on("exit", removeLock);
      return;
    } catch (error) {
      if (error.code !== "EEXIST") throw error;
    }
    if (holderLives()) {
      if (!waited) say("Another process is installing the dependencies; waiting for it.");
      waited = true;
    } else {
      removeStaleLock();
    }
  }
}

/** Renames first, so that of two that find the lock stale only one removes it. */
function removeStaleLock() {
  const stale = `${lock}.${process.pid}`;
  try {
    fs.renameSync(lock, stale);
  } catch {
    return;
  }
  fs.rmSync(stale, { recursive: true, force: true });
}

/** Runs npm ci, by the same npm if it was npm that started this process. @returns its exit code */
function installLocked() {
  fs.rmSync(stamp, { force: true });
  const cli = process.env.npm_execpath;
  const [command, first] = cli && basename(cli) === "npm-cli.js" ? [process.execPath, [cli]] : ["npm", []];
  const args = [...first, "ci", "--include=dev", "--include=optional", "--no-audit", "--no-fund", "--loglevel=error"];
  const npm = spawn(command, args, { cwd: root, stdio: ["ignore", 2, 2], shell: process.platform === "win32" });
  if (npm.pid) fs.appendFileSync(join(lock, "pids"), `${npm.pid}\n`);
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  process.on("exit", () => npm.kill("SIGKILL"));
  const progress = setInterval(() => say(`  still installing, ${seconds()} s`), 5000);
  return new Promise((done) => {
    npm.on("error", () => done(null));
    npm.on("exit", (code) => {
      clearInterval(progress);
      if (code === 0) say(`  installed in ${seconds()} s`);
      done(code);
    });
  });
}

/**
 * Makes node_modules match the lock file, Node 24 included. Several processes may call it at the same time: one of
 * them installs, and the others wait for it. A failure ends this process with one line on stderr.
 */
export async function ensureInstalled() {
  const major = Number(process.versions.node.split(".")[0]);
  if (major < 20) fail(`Node 20 or newer is needed; this is ${process.version}.`);
  if (isInstalled()) return;
  const startedBy = lineage();
  const watch = setInterval(() => lineage() !== startedBy && process.exit(1), 250);
  const stop = () => process.exit(1);
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
  for (const signal of signals) process.on(signal, stop);
  await takeLock();
  if (!isInstalled()) {
    say("Installing the dependencies that the lock file names (npm ci)");
    if ((await installLocked()) !== 0) fail("npm ci failed; its output is above.");
    writeWhole(stamp, wantedStamp());
    linkNode();
  }
  removeLock();
  process.off("exit", removeLock);
  clearInterval(watch);
  for (const signal of signals) process.off(signal, stop);
}
