import { existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { openOperatorTarget, pickKey } from "./imports/import-target.ts";
import { newOperatorKey, publicHalf, readOperatorKeys, signOperatorToken } from "./local/operator-key.ts";
import { ensureSecrets } from "./local/secrets.ts";
import { REMOTE_AS_OPERATOR, runCommand, UsageError } from "./command.ts";
import { CliError, repositoryRoot } from "./program.ts";

const RECORDS: readonly string[] = ["audit", "imports", "lists"];
const say = (line: string) => void process.stdout.write(`${line}\n`);

runCommand("platform", {
  forms: ["key --operator NAME --out FILE", "token", "audit|imports|lists"],
  options: {
    operator: { type: "string", value: "NAME", help: "whose key or token; by default the first local operator" },
    out: { type: "string", value: "FILE", help: "where the private key is written, outside of the checkout" },
    remote: REMOTE_AS_OPERATOR,
  },
  details:
    "`key` makes a key pair and prints its public half for PLATFORM_KEYS. `token` prints a token for the local service. The\n" +
    "others print records as JSON.",
  async run({ values, positionals }) {
    const [command = ""] = positionals;
    if (command === "key" && values.operator && values.out) return makeKey(values.operator, path.resolve(values.out));
    if (command === "token") return printToken(values.operator);
    if (!RECORDS.includes(command)) throw new UsageError();
    const target = await openOperatorTarget(values.remote, (line) => void process.stderr.write(`${line}\n`));
    try {
      say(JSON.stringify(await target.call("GET", `/api/platform/${command}`), null, 2));
    } finally {
      await target.close();
    }
  },
});

async function makeKey(operator: string, file: string): Promise<void> {
  if (!/^[a-z0-9][a-z0-9._@-]{0,99}$/.test(operator)) {
    throw new CliError("an operator's name consists of lower-case letters, digits and . _ @ -");
  }
  if (file.startsWith(repositoryRoot + path.sep))
    throw new CliError(`${file} is inside the checkout: keys do not belong there`);
  if (existsSync(file)) throw new CliError(`${file} exists already`);
  const key = await newOperatorKey(operator);
  writeFileSync(file, `${JSON.stringify(key, null, 2)}\n`, { mode: 0o600, flag: "wx" });
  process.stderr.write(`The private key is in ${file}: only ${operator} may have it. For PLATFORM_KEYS:\n`);
  say(JSON.stringify(publicHalf(key)));
}

async function printToken(operator: string | undefined): Promise<void> {
  const { PLATFORM_OPERATOR_KEYS: text = "" } = await ensureSecrets();
  say(await signOperatorToken(pickKey(readOperatorKeys(text, "PLATFORM_OPERATOR_KEYS in .dev.vars"), operator)));
}
