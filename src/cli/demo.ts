import path from "node:path";
import { parseArgs } from "node:util";
import { Api } from "./demo/api.ts";
import { findApplicant } from "./demo/applicant.ts";
import { Officer } from "./demo/officer.ts";
import { line } from "./demo/screen.ts";
import { playStory } from "./demo/story.ts";
import { signOfficerToken } from "./local/officer-token.ts";
import { ensureSecrets } from "./local/secrets.ts";
import { type ServiceProcess, spawnService } from "./local/service-process.ts";
import { readPort, readStateDir } from "./local/place.ts";
import { CliError, repositoryRoot, runProgram, sleep } from "./program.ts";

/**
 * Drives the whole main job over HTTP: `npm run demo [-- --number 0202239951]`, with `--name` and `--owner` (as often
 * as there are) for what the customer declares, and `--out` for where the papers go.
 */
runProgram(async () => {
  const { values } = parseArgs({
    options: {
      number: { type: "string", default: "0999900150" },
      name: { type: "string" },
      owner: { type: "string", multiple: true, default: [] },
      out: { type: "string", default: path.join(repositoryRoot, "out") },
    },
  });
  const applicant = findApplicant({ number: values.number, name: values.name, owners: values.owner });
  const { AUTH_JWT_SECRET: secret } = await ensureSecrets();
  if (!secret) throw new CliError("the demonstration signs its officers in with AUTH_JWT_SECRET, which is not set");
  const api = new Api(`http://localhost:${readPort()}`);
  const service = (await answers(api)) ? null : await startOwnService(api);
  try {
    const token = (officer: string, role: "officer" | "compliance_manager") =>
      signOfficerToken(secret, { officer, roles: [role], tenant: "demo" });
    const maker = new Officer(api, "alice", await token("alice", "officer"));
    const checker = new Officer(api, "bob", await token("bob", "compliance_manager"));
    await playStory({ api, applicant, maker, checker, outDir: path.resolve(values.out) });
  } finally {
    await service?.stop();
  }
});

/** @throws CliError when something else than the service has the port. */
async function answers(api: Api): Promise<boolean> {
  const status = await fetch(`${api.baseUrl}/healthz`).then(
    (answer) => answer.status,
    () => null,
  );
  if (status !== null && status !== 200) throw new CliError(`what answers on ${api.baseUrl} is not the service`);
  if (status === 200) line(`Using the service that runs on ${api.baseUrl}`);
  return status === 200;
}

/** @returns null when one that was just starting was first. */
async function startOwnService(api: Api): Promise<ServiceProcess | null> {
  line("Starting the service for the time of this demonstration");
  let ready = false;
  const onLine = (text: string) => {
    if (!ready) line(`  ${text}`);
    ready ||= text.startsWith("Ready on ");
  };
  try {
    return await spawnService({ port: readPort(), stateDir: readStateDir(), onLine });
  } catch (error) {
    if (!(error instanceof CliError && error.message.includes("in use"))) throw error;
    for (const deadline = Date.now() + 20_000; Date.now() < deadline; await sleep(250)) {
      if (await answers(api)) return null;
    }
    throw error;
  }
}
