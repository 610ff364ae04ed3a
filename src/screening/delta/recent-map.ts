/** A map of bounded size: what was asked for lately stays. */
export class RecentMap<K, V> {
  readonly #limit: number;
  #recent = new Map<K, V>();
  #before = new Map<K, V>();

  /** @param limit entries that stay at least; twice as many stay at most */
  constructor(limit: number) {
    this.#limit = limit;
  }

  get(key: K): V | undefined {
    const recent = this.#recent.get(key);
    if (recent !== undefined) return recent;
    const before = this.#before.get(key);
    return before === undefined ? undefined : this.set(key, before);
  }

  set(key: K, value: V): V {
    if (this.#recent.size >= this.#limit) {
      this.#before = this.#recent;
      this.#recent = new Map();
    }
    this.#recent.set(key, value);
    return value;
  }
}
