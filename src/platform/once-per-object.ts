/**
 * A pure function that works its answer out once for each object, and forgets it with the object. The object must never
 * change, and neither may the answer, which all callers share.
 */
export function oncePerObject<K extends object, V>(derive: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, { readonly value: V }>();
  return (key) => {
    const before = known.get(key);
    if (before) return before.value;
    const value = derive(key);
    known.set(key, { value });
    return value;
  };
}
