import type { ComponentType } from "preact";
import { useState } from "preact/hooks";
import { useResource } from "../api/use-resource.ts";
import { ResourceView } from "../ui/resource-view.tsx";
import type { ScreenProps } from "./screen-props.ts";

/** A screen that is loaded when it is first shown, so that the start page need not wait for it. */
export function lazyScreen(load: () => Promise<ComponentType<ScreenProps>>): ComponentType<ScreenProps> {
  let known: ComponentType<ScreenProps> | null = null;
  return function LazyScreen(props: ScreenProps) {
    const [Known] = useState(() => known);
    const loaded = useResource(Known === null ? "screen" : null, async () => ({ Screen: (known = await load()) }));
    if (Known !== null) return <Known {...props} />;
    return (
      <ResourceView of={loaded} lines={12}>
        {({ Screen }) => <Screen {...props} />}
      </ResourceView>
    );
  };
}
