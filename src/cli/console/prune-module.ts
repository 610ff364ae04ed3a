import { parseSync } from "oxc-parser";

/** A top-level declaration, or another statement, of a module. */
interface Part {
  /** What it declares; none of a statement that only has an effect. */
  readonly names: readonly string[];
  readonly text: string;
  /** Every identifier in it that is not the name of a member: more than it refers to, never less. */
  readonly mentions: ReadonlySet<string>;
}

type Node = Readonly<Record<string, unknown>> & { readonly type: string; readonly start: number; readonly end: number };

/**
 * A module without the top-level declarations that neither its exports nor its statements reach. A bundler keeps a class that has
 * a static block or extends another, because creating it might have an effect; this one is told that none has.
 * @param text of a module without imports
 * @param exported names by which the module exports, of those that it declares
 * @param stubs expressions in place of classes and functions, by the names that they are declared by or have in their own text
 * @throws Error if the module has another form, or no declaration of a stub's name
 */
export function pruneModule(
  text: string,
  exported: Readonly<Record<string, string>>,
  stubs: Readonly<Record<string, string>>,
): string {
  const { program, errors } = parseSync("module.js", text);
  if (errors.length > 0) throw new Error(`the module cannot be parsed: ${errors[0]!.message}`);
  const unused = new Set(Object.keys(stubs));
  const parts = (program.body as unknown as readonly Node[]).flatMap((statement) =>
    partsOf(statement, text, stubs, unused),
  );
  if (unused.size > 0) throw new Error(`the module declares no ${[...unused].join(", ")}`);
  const declaring = new Map(parts.flatMap((part) => part.names.map((name) => [name, part] as const)));
  const reached = new Set<Part>();
  const pending = [
    ...parts.filter(({ names }) => names.length === 0),
    ...Object.values(exported).map((name) => {
      const part = declaring.get(name);
      if (part === undefined) throw new Error(`the module declares no ${name}`);
      return part;
    }),
  ];
  for (let part = pending.pop(); part !== undefined; part = pending.pop()) {
    if (reached.has(part)) continue;
    reached.add(part);
    for (const name of part.mentions) if (declaring.has(name)) pending.push(declaring.get(name)!);
  }
  const exports = Object.entries(exported).map(([name, own]) => `${own} as ${name}`);
  return `${parts
    .filter((part) => reached.has(part))
    .map((part) => part.text)
    .join("\n")}\nexport { ${exports.join(", ")} };\n`;
}

function partsOf(
  statement: Node,
  text: string,
  stubs: Readonly<Record<string, string>>,
  unused: Set<string>,
): readonly Part[] {
  if (statement.type.startsWith("Export")) return [];
  if (statement.type.startsWith("Import")) throw new Error("the module has imports");
  if (statement.type === "VariableDeclaration") {
    return (statement["declarations"] as readonly Node[]).map((one) => {
      const names = namesIn(one["id"]);
      const init = one["init"] as Node | null;
      const stub = stubOf([names[0], (init?.["id"] as { name: string } | null)?.name], stubs, unused);
      const declared = stub === undefined ? text.slice(one.start, one.end) : `${names[0]}=${stub}`;
      const mentions = stub === undefined ? identifiersIn(one) : new Set<string>();
      return { names, text: `${statement["kind"] as string} ${declared};`, mentions };
    });
  }
  if (statement.type === "FunctionDeclaration" || statement.type === "ClassDeclaration") {
    const { name } = statement["id"] as { name: string };
    const stub = stubOf([name], stubs, unused);
    if (stub !== undefined) return [{ names: [name], text: `var ${name}=${stub};`, mentions: new Set() }];
    return [{ names: [name], text: text.slice(statement.start, statement.end), mentions: identifiersIn(statement) }];
  }
  return [{ names: [], text: `${text.slice(statement.start, statement.end)};`, mentions: identifiersIn(statement) }];
}

function stubOf(
  names: readonly (string | undefined)[],
  stubs: Readonly<Record<string, string>>,
  unused: Set<string>,
): string | undefined {
  const name = names.find((one) => one !== undefined && stubs[one] !== undefined);
  if (name === undefined) return undefined;
  if (!unused.delete(name)) throw new Error(`the module declares ${name} twice`);
  return stubs[name];
}

/** Of a pattern, with those of its defaults, which are more than it declares. */
const namesIn = (pattern: unknown): string[] => [...identifiersIn(pattern as Node)];

function identifiersIn(node: Node): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (typeof value !== "object" || value === null) return;
    const one = value as Node;
    if (one.type === "Identifier") found.add(one["name"] as string);
    const isNamed = one["computed"] === false && (one["key"] !== undefined || one["property"] !== undefined);
    for (const [name, child] of Object.entries(one)) {
      if (isNamed && (name === "key" || name === "property") && one["shorthand"] !== true) continue;
      visit(child);
    }
  };
  visit(node);
  return found;
}
