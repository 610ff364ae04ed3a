const EVERY_MS = 1_000;

/** Says how far something is, once a second at most. */
export function showProgress(what: string): (share: number, entries: number) => void {
  let said = performance.now();
  return (share, entries) => {
    if (performance.now() - said < EVERY_MS) return;
    said = performance.now();
    process.stdout.write(`${what}: ${Math.floor(share * 100)} %, ${entries} entries\n`);
  };
}
