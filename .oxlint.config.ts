import { defineConfig } from "oxlint";

/**
 * The modules of the house, from the lowest up, each with the modules that it may import besides itself.
 * An import that this table does not allow fails `npm run lint`.
 */
const MODULES = {
  // Published by itself, so it knows the service by its interface alone.
  client: [],
  platform: [],
  domain: ["platform"],
  screening: ["platform", "domain"],
  sources: ["platform", "domain"],
  reading: ["platform", "domain"],
  rendering: ["platform", "domain"],
  graph: ["platform", "domain", "screening", "sources"],
  investigation: ["platform", "domain", "screening", "sources"],
  http: ["platform", "domain"],
  features: ["platform", "domain", "screening", "sources", "reading", "rendering", "graph", "investigation", "http"],
  jobs: ["platform", "screening", "reading", "features"],
  web: ["client", "platform", "domain", "investigation", "features", "http"],
  "durable-objects": ["platform", "domain", "sources", "screening", "graph", "investigation", "features"],
  cli: ["platform", "screening", "sources", "rendering", "features", "http"],
} satisfies Record<string, readonly string[]>;

/** What a kind of file may not import, by the ends of the names of both. */
const KINDS = {
  "{rules,machine,model,record}": {
    suffixes: ["routes", "schemas", "service", "store", "client"],
    packages: ["cloudflare:workers"],
  },
  "{store,tables}": { suffixes: ["routes", "schemas", "service", "client"], packages: [] },
  "{service,client}": { suffixes: ["routes"], packages: [] },
  "{schemas,views}": { suffixes: ["routes", "client"], packages: [] },
  routes: { suffixes: ["store", "tables", "client"], packages: [] },
} satisfies Record<string, { suffixes: readonly string[]; packages: readonly string[] }>;

const NO_HTTP = { name: "hono", message: "Only src/http, src/web and src/app.ts know HTTP." };
const NO_SQL = { name: "drizzle-orm", message: "SQL stands in *.store.ts." };

const moduleNames = Object.keys(MODULES) as (keyof typeof MODULES)[];

/** The one rule of imports for the files of a module, or for those of a kind in it: oxlint applies the last that fits. */
function wall(module: keyof typeof MODULES, kind?: keyof typeof KINDS) {
  const folder = module === "durable-objects" ? module : `src/${module}`;
  const allowed: readonly string[] = [module, ...MODULES[module]];
  const above = moduleNames.filter((name) => !allowed.includes(name));
  const { suffixes, packages } = kind === undefined ? { suffixes: [], packages: [] } : KINDS[kind];
  const knowsSql = module === "platform" || kind === "{store,tables}";
  return {
    files: [kind === undefined ? `**/${folder}/**/*.{ts,tsx}` : `**/${folder}/**/*.${kind}.ts`],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          paths: [...(module === "http" || module === "web" ? [] : [NO_HTTP]), ...(knowsSql ? [] : [NO_SQL])],
          patterns: [
            {
              // No folder inside a module is named like a module that it may not import.
              regex: `^(\\.\\./)+(src/)?(${above.join("|")})/`,
              message: `src/${module} may import ${MODULES[module].join(", ") || "no other module"}.`,
            },
            ...suffixes.map((suffix) => ({
              regex: `\\.${suffix}\\.ts$`,
              message: `*.${kind} may not import *.${suffix}.`,
            })),
            ...packages.map((name) => ({ regex: `^${name}$`, message: `*.${kind} is pure.` })),
          ],
        },
      ],
    },
  };
}

export default defineConfig({
  plugins: ["typescript", "import", "unicorn", "oxc", "promise"],
  options: { typeAware: true },
  categories: { correctness: "error" },
  rules: {
    "import/no-cycle": ["error", { ignoreTypes: false }],
    "import/no-default-export": "off",
    "typescript/no-explicit-any": "error",
    "typescript/no-floating-promises": "error",
    "typescript/no-misused-promises": "error",
    "typescript/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
    "typescript/no-non-null-assertion": "off",
    "typescript/no-misused-spread": "off",
  },
  ignorePatterns: ["worker-configuration.d.ts"],
  overrides: [
    {
      files: ["**/test/**/*.ts"],
      rules: { "typescript/no-explicit-any": "off", "typescript/require-array-sort-compare": "off" },
    },
    ...moduleNames.map((name) => wall(name)),
    ...moduleNames.flatMap((name) => Object.keys(KINDS).map((kind) => wall(name, kind as keyof typeof KINDS))),
  ],
});
