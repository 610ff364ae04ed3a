import path from "node:path";
import { Api } from "./demo/api.ts";
import { findApplicant } from "./demo/applicant.ts";
import { Officer } from "./demo/officer.ts";
import { line } from "./demo/screen.ts";
import { playSilentStory, playStory } from "./demo/story.ts";
import { playYearOnItsOwn } from "./demo/year-stage.ts";
import { signOfficerToken } from "./local/officer-token.ts";
import { ensureSecrets } from "./local/secrets.ts";
import { type ServiceProcess, spawnService } from "./local/service-process.ts";
import { readPort, readStateDir } from "./local/place.ts";
import { runCommand } from "./command.ts";
import { CliError, repositoryRoot, sleep } from "./program.ts";
import { settingNames } from "../platform/settings.ts";

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
    "silent-sources": {
      type: "boolean",
      default: false,
      help: "play a case in which no source answers, on a service of its own",
    },
    "a-year-later": {
      type: "boolean",
      default: false,
      help: "approve a customer and let a year of events pass, on a service of its own",
    },
    bundle: { type: "string", value: "DIR", help: "a bundle of the Worker, for the service that it starts" },
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
    const outDir = path.resolve(values.out);
    if (values["a-year-later"]) return playYearOnItsOwn(secret, outDir, values.bundle);
    const isSilent = values["silent-sources"];
    const api = new Api(`http://localhost:${readPort()}`);
    const isRunning = await answers(api);
    if (isSilent && isRunning) throw new CliError(`a service runs on ${api.baseUrl}; set PORT to a free one`);
    const service = isRunning ? null : await startOwnService(api, isSilent ? SILENT : null, values.bundle);
    try {
      const token = (officer: string, role: "officer" | "compliance_manager") =>
        signOfficerToken(secret, { officer, roles: [role], tenant: "demo" });
      const maker = new Officer(api, "alice", await token("alice", "officer"));
      const checker = new Officer(api, "bob", await token("bob", "compliance_manager"));
      const colleague = new Officer(api, "carol", await token("carol", "officer"));
      const cast = { api, applicant, maker, checker, colleague, outDir };
      await (isSilent ? playSilentStory(cast) : playStory(cast));
    } finally {
      await service?.stop();
    }
  },
});

/** Nothing listens on port 9 (discard), so every source fails, and there are no samples. */
const NOWHERE = "http://127.0.0.1:9";
const SILENT: readonly string[] = [
  "BELGIAN_MOCK_MODE:false",
  "PROXYVENDOR_MOCK_MODE:false",
  ...[...settingNames]
    .filter((name) => name.endsWith("_BASE_URL") && !["PUBLIC_BASE_URL", "MODEL_BASE_URL"].includes(name))
    .map((name) => `${name}:${NOWHERE}`),
];

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
async function startOwnService(
  api: Api,
  overrides: readonly string[] | null,
  bundle: string | undefined,
): Promise<ServiceProcess | null> {
  line("Starting the service for the time of this demonstration");
  let ready = false;
  const onLine = (text: string) => {
    if (!ready) line(`  ${text}`);
    ready ||= text.startsWith("Ready on ");
  };
  try {
    // A service without samples keeps its state apart from the local service's.
    const stateDir = overrides === null ? readStateDir() : path.join(readStateDir(), "silent");
    const place = { port: readPort(), stateDir, ...(bundle !== undefined && { bundle }) };
    return await spawnService({ ...place, overrides: overrides ?? [], onLine });
  } catch (error) {
    if (overrides !== null || !(error instanceof CliError && error.message.includes("in use"))) throw error;
    for (const deadline = Date.now() + 20_000; Date.now() < deadline; await sleep(250)) {
      if (await answers(api)) return null;
    }
    throw error;
  }
}
