import type { IconNode } from "lucide";
import type { ComponentChildren } from "preact";
import { Icon } from "./icon.tsx";

/** Entries of what happened, joined by a rule. */
export const Story = ({ label, children }: { readonly label: string; readonly children: ComponentChildren }) => (
  <ol class="story" aria-label={label}>
    {children}
  </ol>
);

interface EntryProps {
  readonly icon: IconNode;
  readonly children: ComponentChildren;
}

/** One entry: what happened in its first paragraph, when and by whom in its second. */
export const StoryEntry = ({ icon, children }: EntryProps) => (
  <li>
    <Icon of={icon} />
    {children}
  </li>
);
