const memories = new Set<WeakRef<WebAssembly.Memory>>();
let largest = 0;

/** Watches the memory of each WebAssembly instance that is made from here on. Call it before recognition is loaded. */
export function watchEngineMemory(): void {
  const Original = WebAssembly.Instance;
  WebAssembly.Instance = new Proxy(Original, {
    construct(target, given: [WebAssembly.Module]) {
      const instance = new target(...given);
      for (const one of Object.values(instance.exports)) {
        if (one instanceof WebAssembly.Memory) memories.add(new WeakRef(one));
      }
      return instance;
    },
  });
}

/** Bytes of the largest memory so far. WebAssembly's memory never shrinks, so it is enough to look between documents. */
export function largestEngineMemory(): number {
  for (const reference of memories) largest = Math.max(largest, reference.deref()?.buffer.byteLength ?? 0);
  return largest;
}
