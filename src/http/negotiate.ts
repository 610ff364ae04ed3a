import { parseAccept } from "hono/utils/accept";

/** The offered media type that the request prefers; the first when it prefers none. */
export function preferredType<T extends string>(request: Request, offered: readonly [T, ...T[]]): T {
  const wanted = parseAccept(request.headers.get("Accept") ?? "").filter(({ q }) => q > 0);
  for (const { type } of wanted) {
    if (type === "*/*") return offered[0];
    const range = type.endsWith("/*") ? type.slice(0, -1).toLowerCase() : null;
    const match = offered.find((one) => (range === null ? one === type.toLowerCase() : one.startsWith(range)));
    if (match) return match;
  }
  return offered[0];
}
