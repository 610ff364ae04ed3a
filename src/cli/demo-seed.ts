import { Api } from "./demo/api.ts";
import { line } from "./demo/screen.ts";
import { furnishDesk } from "./demo/seed-desk.ts";
import { SEED_STORIES, type SeedScenario } from "./demo/seed-stories.ts";
import { Seeding } from "./demo/seeding.ts";
import { signOfficerToken } from "./local/officer-token.ts";
import { readPort } from "./local/place.ts";
import { ensureSecrets } from "./local/secrets.ts";
import { runCommand } from "./command.ts";
import { CliError } from "./program.ts";
import type { Role } from "../platform/context.ts";

const CAST: Readonly<Record<string, Role>> = { alice: "officer", bob: "compliance_manager", mira: "mlro" };
const AT_ONCE = 4;

runCommand("demo:seed", {
  options: {},
  details: "Fills the tenant `demo` of the local service, which must run.",
  async run() {
    const started = performance.now();
    const { AUTH_JWT_SECRET: secret } = await ensureSecrets();
    if (!secret) throw new CliError("the demonstration signs its officers in with AUTH_JWT_SECRET, which is not set");
    const api = new Api(`http://localhost:${readPort()}`);
    await requireService(api);
    const tokens = await Promise.all(
      Object.entries(CAST).map(
        async ([officer, role]) =>
          [officer, await signOfficerToken(secret, { officer, roles: [role], tenant: "demo" })] as const,
      ),
    );
    const seeding = new Seeding(api, Object.fromEntries(tokens));
    const failed = await playAll(seeding);
    await furnishDesk(seeding);
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    line(`${SEED_STORIES.length - failed} cases in ${seconds} s. See them on ${api.baseUrl}/console/`);
    if (failed > 0) throw new CliError(`${failed} cases could not be brought to where they belong`);
  },
});

async function requireService(api: Api): Promise<void> {
  const status = await fetch(`${api.baseUrl}/healthz`).then(
    (answer) => answer.status,
    () => null,
  );
  if (status !== 200) throw new CliError(`nothing answers on ${api.baseUrl}; start the service with npm start`);
}

/** Plays several scenarios concurrently; a failing one is reported and stops no other. */
async function playAll(seeding: Seeding): Promise<number> {
  const waiting = [...SEED_STORIES];
  let failed = 0;
  const work = async () => {
    for (let story = waiting.shift(); story; story = waiting.shift()) {
      const fault = await tell(seeding, story);
      if (fault !== null) failed++;
      line(fault === null ? `  a case that ${story.name}` : `  not: a case that ${story.name}: ${fault}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return failed;
}

async function tell(seeding: Seeding, { tell: act }: SeedScenario): Promise<string | null> {
  try {
    await act(seeding);
    return null;
  } catch (error) {
    if (error instanceof CliError) return error.message;
    throw error;
  }
}
