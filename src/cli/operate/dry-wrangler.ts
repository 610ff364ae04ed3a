import { showCommand, type Wrangler, wranglerBy } from "./wrangler.ts";

/** Prints the commands that it would run, and answers like an empty account. */
export function openDryWrangler(say: (line: string) => void): Wrangler {
  const databases: { uuid: string; name: string }[] = [];
  const answer = (args: readonly string[]): { code: number; out: string } => {
    const [area, verb, third] = args;
    if (area === "d1" && verb === "create") databases.push({ uuid: `<id of ${third}>`, name: third! });
    if (area === "whoami") return { code: 0, out: '{"accounts":[{"id":"?","name":"the account"}]}' };
    if (area === "d1" && verb === "list") return { code: 0, out: JSON.stringify(databases) };
    if (area === "d1" && verb === "migrations" && third === "list") return { code: 0, out: "every.sql" };
    if (area === "d1" && verb === "time-travel") return { code: 0, out: '{"bookmark":"?"}' };
    if (area === "vectorize" && verb?.startsWith("list")) return { code: 0, out: "[]" };
    const asksForOne = area === "deployments" || area === "secret" || verb === "info" || third === "info";
    return asksForOne ? { code: 1, out: "does not exist or was not found" } : { code: 0, out: "" };
  };
  return wranglerBy(async (...args) => {
    say(`  ${showCommand(args)}`);
    return { ...answer(args), err: "" };
  });
}
