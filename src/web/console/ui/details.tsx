import { formatNumber, words, wordsWithin } from "./format.ts";

/** Writes an entity id of the graph, such as `company:BE:0999900150`, as text. */
const readable = (value: string): string =>
  wordsWithin(
    value.replace(
      /^company:([A-Z]{2}):(.+)$/,
      (_, country: string, number: string) => `${country} ${formatNumber(number)}`,
    ),
  );

const isBlank = (value: unknown): boolean =>
  value === null || value === "" || (Array.isArray(value) && value.length === 0);

/** Free fields of an entry as text. */
export function Details({ of }: { readonly of: Readonly<Record<string, unknown>> }) {
  const fields = Object.entries(of).filter(([, value]) => !isBlank(value));
  if (fields.length === 0) return null;
  return (
    <dl class="facts small">
      {fields.map(([name, value]) => (
        <div key={name} class="fact">
          <dt>{words(name)}</dt>
          <dd class="breaks">{typeof value === "string" ? readable(value) : JSON.stringify(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
