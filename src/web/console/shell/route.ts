import { useEffect, useState } from "preact/hooks";

/** The current address. It stands behind the hash, so that the browser requests no other path. */
export interface Route {
  readonly path: readonly string[];
  readonly query: URLSearchParams;
}

function readRoute(): Route {
  const [path = "", query = ""] = location.hash.replace(/^#\/?/, "").split("?");
  return { path: path.split("/").filter(Boolean).map(decodeURIComponent), query: new URLSearchParams(query) };
}

/** A route as text behind the hash. */
export const describeRoute = ({ path, query }: Route): string =>
  `${path.join("/")}${query.size > 0 ? `?${query}` : ""}`;

export const href = (...path: readonly string[]): string => `#/${path.map(encodeURIComponent).join("/")}`;

export const go = (address: string): void => {
  location.hash = address.replace(/^#/, "");
};

/** Changes filters in the address without a history entry for each typed letter. */
export function replaceQuery(changes: Readonly<Record<string, string>>): void {
  const { path, query } = readRoute();
  for (const [name, value] of Object.entries(changes)) {
    if (value === "") query.delete(name);
    else query.set(name, value);
  }
  const text = query.toString();
  history.replaceState(null, "", `${href(...path)}${text ? `?${text}` : ""}`);
  dispatchEvent(new HashChangeEvent("hashchange"));
}

export function useRoute(): Route {
  const [route, setRoute] = useState(readRoute);
  useEffect(() => {
    const listener = () => {
      const now = readRoute();
      setRoute((shown) => (describeRoute(shown) === describeRoute(now) ? shown : now));
    };
    addEventListener("hashchange", listener);
    // The address may have changed between the first rendering and now.
    listener();
    return () => removeEventListener("hashchange", listener);
  }, []);
  return route;
}
