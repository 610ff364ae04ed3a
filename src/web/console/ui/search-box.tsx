import { useEffect, useRef, useState } from "preact/hooks";

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onValue: (text: string) => void;
  readonly id?: string;
  readonly placeholder?: string;
}

const TYPING_PAUSE_MS = 250;

/** A search field that hands on its text once the officer stops typing. */
export function SearchBox({ label, value, onValue, id, placeholder = label }: Props) {
  const [text, setText] = useState(value);
  const box = useRef<HTMLInputElement>(null);
  // Text from the address is shown, except while the officer is typing.
  useEffect(() => {
    if (document.activeElement !== box.current) setText(value);
  }, [value]);
  useEffect(() => {
    if (text === value) return undefined;
    const timer = setTimeout(() => onValue(text), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <input
      ref={box}
      id={id}
      type="search"
      aria-label={label}
      placeholder={placeholder}
      value={text}
      onInput={(event) => setText(event.currentTarget.value)}
      onKeyDown={(event) => event.key === "Escape" && event.currentTarget.blur()}
    />
  );
}
