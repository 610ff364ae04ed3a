import path from "node:path";
import { Api } from "./demo/api.ts";
import { findApplicant } from "./demo/applicant.ts";
import { Officer } from "./demo/officer.ts";
import { line } from "./demo/screen.ts";
import { playStory } from "./demo/story.ts";
import { signOfficerToken } from "./local/officer-token.ts";
import { ensureSecrets } from "./local/secrets.ts";
import { type ServiceProcess, spawnService } from "./local/service-process.ts";
import { readPort, readStateDir } from "./local/place.ts";
import { runCommand } from "./command.ts";
import { CliError, repositoryRoot, sleep } from "./program.ts";

runCommand("demo", {
  options: {
    number: { type: "string", value: "NUMBER", default: "0999900150", help: "registration number of the company" },
    name: { type: "string", value: "NAME", help: "the name that the customer gives" },
    owner: {
      type: "string",
      multiple: true,
      value: "NAME",
      default: [],
      help: "an owner that the customer declares; may be repeated",
    },
    out: {
      type: "string",
      value: "DIR",
      default: path.join(repositoryRoot, "out"),
      help: "where the documents are saved",
    },
  },
  details: "Plays officer and customer over the HTTP interface of the local service, which it starts if none runs.",
  async run({ values }) {
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
  },
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
