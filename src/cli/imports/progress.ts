const EVERY_MS = 1_000;

/** Prints progress, at most once a second. */
export function showProgress(what: string): (share: number, entries: number) => void {
  let said = performance.now();
  return (share, entries) => {
    if (performance.now() - said < EVERY_MS) return;
    said = performance.now();
    process.stdout.write(`${what}: ${Math.floor(share * 100)} %, ${entries} entries\n`);
  };
}
