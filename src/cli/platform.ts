import { existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { openOperatorTarget, pickKey } from "./imports/import-target.ts";
import { newOperatorKey, publicHalf, readOperatorKeys, signOperatorToken } from "./local/operator-key.ts";
import { ensureSecrets } from "./local/secrets.ts";
import { CliError, repositoryRoot, runProgram } from "./program.ts";

const usage = `usage: npm run -s platform -- key --operator NAME --out FILE   makes an operator's key pair
       npm run -s platform -- token [--operator NAME]          prints a token for the local service
       npm run -s platform -- audit|imports|lists [--remote]   prints the platform's records as JSON`;
const RECORDS: readonly string[] = ["audit", "imports", "lists"];
const say = (line: string) => void process.stdout.write(`${line}\n`);

/** What operators of the platform need beside the imports themselves. */
runProgram(async () => {
  const { values, positionals } = parseArgs({
    options: {
      operator: { type: "string" },
      out: { type: "string" },
      remote: { type: "boolean", default: false },
    },
    allowPositionals: true,
  });
  const [command = ""] = positionals;
  if (command === "key" && values.operator && values.out) return makeKey(values.operator, path.resolve(values.out));
  if (command === "token") return printToken(values.operator);
  if (!RECORDS.includes(command)) throw new CliError(usage);
  const target = await openOperatorTarget(values.remote, (line) => void process.stderr.write(`${line}\n`));
  try {
    say(JSON.stringify(await target.call("GET", `/api/platform/${command}`), null, 2));
  } finally {
    await target.close();
  }
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
