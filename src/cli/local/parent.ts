const bornUnder = process.ppid;

/** Calls `stop` when the parent process has ended, so that nothing outlives a killed npm or shell. */
export function onParentExit(stop: () => void): void {
  const watch = setInterval(() => {
    if (process.ppid === bornUnder) return;
    clearInterval(watch);
    stop();
  }, 250);
  watch.unref();
}
