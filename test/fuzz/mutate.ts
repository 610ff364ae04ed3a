import fc from "fast-check";
import { hostileValue } from "./hostile.ts";

/** One place in a value and what is done there. */
export interface Mutation {
  /** Chooses the place, modulo how many there are. */
  readonly at: number;
  readonly kind: "replace" | "remove" | "add" | "retype" | "repeat" | "stretch";
  readonly value: unknown;
}

export const mutation: fc.Arbitrary<Mutation> = fc.record({
  at: fc.nat(10_000),
  kind: fc.constantFrom<Mutation["kind"]>(
    "replace",
    "replace",
    "replace",
    "remove",
    "add",
    "retype",
    "repeat",
    "stretch",
  ),
  value: hostileValue,
});

type Holder = Record<string, unknown> | unknown[];

/** Applies mutations to a copy of a JSON value. */
export function mutate(value: unknown, mutations: readonly Mutation[]): unknown {
  const root: { value: unknown } = { value: structuredClone(value) };
  for (const change of mutations) {
    const places = listPlaces(root as unknown as Record<string, unknown>, "value");
    const [holder, key] = places[change.at % places.length]!;
    if (change.kind === "remove" && holder !== (root as unknown)) remove(holder, key);
    else alter(holder, key, change);
  }
  return root.value;
}

type Place = readonly [holder: Holder, key: string];

function listPlaces(holder: Holder, key: string): Place[] {
  const value = (holder as Record<string, unknown>)[key];
  const inner =
    typeof value === "object" && value !== null
      ? Object.keys(value).flatMap((name) => listPlaces(value as Holder, name))
      : [];
  return [[holder, key], ...inner];
}

function remove(holder: Holder, key: string): void {
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else delete holder[key];
}

function alter(holder: Holder, key: string, { kind, value }: Mutation): void {
  const before = (holder as Record<string, unknown>)[key];
  if (kind === "retype") return set(holder, key, retyped(before));
  if (kind === "add" && typeof before === "object" && before !== null && !Array.isArray(before)) {
    for (const name of ["nosuch", "__proto__", "tenant_id", "status", "roles"]) set(before as Holder, name, value);
    return;
  }
  if (kind === "repeat" && Array.isArray(before)) {
    return set(
      holder,
      key,
      Array.from({ length: 300 }, (_, i) => before[i % Math.max(1, before.length)] ?? value),
    );
  }
  if (kind === "stretch" && typeof before === "string") return set(holder, key, before + "z".repeat(12_000));
  set(holder, key, value);
}

/** Sets an own property whatever its name, `__proto__` included. */
function set(holder: Holder, key: string, value: unknown): void {
  Object.defineProperty(holder, key, {
    value: structuredClone(value),
    enumerable: true,
    configurable: true,
    writable: true,
  });
}

function retyped(value: unknown): unknown {
  if (typeof value === "string") return value.length;
  if (typeof value === "number") return String(value);
  if (typeof value === "boolean") return value ? "true" : 0;
  if (Array.isArray(value)) return { ...value };
  return value === null ? "null" : [value];
}
