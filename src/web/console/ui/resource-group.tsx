import { type ComponentChildren, createContext } from "preact";
import { useContext, useEffect, useId, useRef, useState } from "preact/hooks";
import { Skeleton } from "./skeleton.tsx";

type Report = (id: string, isLoading: boolean) => void;

const Gathering = createContext<Report | null>(null);

interface Props {
  readonly children: ComponentChildren;
  readonly lines?: number;
}

/** Shows its parts together once all of them have loaded, so that none moves another. */
export function ResourceGroup({ children, lines = 8 }: Props) {
  const [isOpen, setOpen] = useState(false);
  const loading = useRef(new Set<string>());
  const report: Report = (id, isLoading) => {
    if (isLoading) loading.current.add(id);
    else loading.current.delete(id);
    if (loading.current.size === 0) setOpen(true);
  };
  // Effects of children run first, so this sees whether any of them is loading.
  useEffect(() => void (loading.current.size === 0 && setOpen(true)), []);
  return (
    <Gathering.Provider value={report}>
      {!isOpen && <Skeleton lines={lines} />}
      <div class={isOpen ? "together" : "together waiting"}>{children}</div>
    </Gathering.Provider>
  );
}

/** Reports to the surrounding group, if there is one, whether this part is loading. */
export function useGathering(isLoading: boolean): void {
  const report = useContext(Gathering);
  const id = useId();
  useEffect(() => {
    report?.(id, isLoading);
    return () => report?.(id, false);
  }, [isLoading]);
}
