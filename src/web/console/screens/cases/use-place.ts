import { useEffect, useRef } from "preact/hooks";

/** Where an officer was in a list: it stands in the entry of the browser's history, so that back brings it. */
interface Place {
  readonly scroll: number;
  readonly selected: readonly string[];
  readonly marked: string | null;
}

const PAUSE_MS = 150;

function readPlace(): Place {
  const { scroll = 0, selected = [], marked = null } = (history.state ?? {}) as Partial<Place>;
  return { scroll, selected, marked };
}

/** The place at the beginning, and how to keep a change of it. Scrolls there once the list is shown. */
export function usePlace(isShown: boolean): {
  readonly first: Place;
  readonly keep: (change: Partial<Place>) => void;
} {
  const first = useRef(readPlace()).current;
  const keep = (change: Partial<Place>) => history.replaceState({ ...readPlace(), ...change }, "");
  useEffect(() => {
    if (!isShown) return undefined;
    if (first.scroll > 0) scrollTo(0, first.scroll);
    const address = location.hash;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const listener = () => {
      clearTimeout(timer);
      timer = setTimeout(() => location.hash === address && keep({ scroll: scrollY }), PAUSE_MS);
    };
    addEventListener("scroll", listener, { passive: true });
    return () => {
      clearTimeout(timer);
      removeEventListener("scroll", listener);
    };
  }, [isShown]);
  return { first, keep };
}
