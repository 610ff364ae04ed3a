const RealDate = Date;
let shiftMs = 0;

/**
 * Moves the clock of the local service, so that what is due in a year can be seen today. Everything moves together:
 * tokens, links, reviews and statements. Alarms are kept in real time, which `shiftAlarms` translates to.
 */
export function shiftClock(ms: number): void {
  if (ms === 0) return;
  shiftMs = ms;
  const now = () => RealDate.now() + shiftMs;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget === Date ? target : newTarget) as object,
    apply: () => new RealDate(now()).toString(),
    get: (target, name) => (name === "now" ? now : (Reflect.get(target, name) as unknown)),
  });
}

const shifted = new WeakSet<DurableObjectStorage>();

/** Has the alarms of an object ring as long from now as its shifted clock says. */
export function shiftAlarms(storage: DurableObjectStorage): void {
  if (shiftMs === 0 || shifted.has(storage)) return;
  shifted.add(storage);
  const setAlarm = storage.setAlarm.bind(storage);
  const getAlarm = storage.getAlarm.bind(storage);
  storage.setAlarm = (at, options) => setAlarm(Number(at) - shiftMs, options);
  storage.getAlarm = async (options) => {
    const at = await getAlarm(options);
    return at === null ? null : at + shiftMs;
  };
}
