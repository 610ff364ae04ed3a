import { X } from "lucide";
import { Icon } from "./icon.tsx";

interface Props {
  readonly name: string;
  readonly value: string;
  readonly onRemove: () => void;
}

/** A filter that is set: its name, its value, and the way to remove it. */
export const Chip = ({ name, value, onRemove }: Props) => (
  <button type="button" class="chip" aria-label={`Remove the filter ${name} ${value}`} onClick={onRemove}>
    <span class="muted">{name}</span>
    <b title={value}>{value}</b>
    <Icon of={X} />
  </button>
);
