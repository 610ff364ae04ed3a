import { chmodSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { writePdf } from "../../src/cli/demo/papers.ts";
import { repositoryRoot } from "../../src/cli/program.ts";
import { ClientProject, type Ended, type Env, readExamples, run } from "../support/client-package.ts";
import { TestService } from "../support/service.ts";

const tool = (name: string) => path.join(repositoryRoot, "node_modules/.bin", name);
const examples = readExamples();

let project: ClientProject;
let service: TestService;
let env: Env;
beforeAll(async () => {
  [project, service] = await Promise.all([ClientProject.create(), TestService.share()]);
  const document = path.join(project.folder, "document.pdf");
  writeFileSync(document, await writePdf("Bakkerij De Linde", ["0999.900.150"]));
  env = {
    PATH: process.env["PATH"],
    HOME: project.folder,
    DOSSIER_CREDENTIALS: path.join(project.folder, "credentials.json"),
    DOSSIER_URL: service.baseUrl,
    DOCUMENT: document,
  };
});
afterAll(async () => {
  await service.dispose();
  rmSync(path.dirname(project.folder), { recursive: true, force: true });
});

const dossier = (...args: string[]): Promise<Ended> => project.dossier(args, env);
const outOf = async <T>(...args: string[]): Promise<T> => {
  const { code, out, err } = await dossier(...args, "--json");
  expect({ code, err }).toEqual({ code: 0, err: "" });
  return JSON.parse(out) as T;
};

describe("the published package", () => {
  it("is an ESM package whose types every ESM resolution finds", async () => {
    const args = [project.tarball, "--profile", "esm-only", "--format", "json"];
    const types = await run(tool("attw"), args, { cwd: project.folder });
    expect(types).toMatchObject({ code: 0 });
    expect(JSON.parse(types.out)).toHaveProperty("analysis.types.kind", "included");
    const lint = await run(tool("publint"), [project.tarball, "--strict"], { cwd: project.folder });
    expect(lint).toMatchObject({ code: 0, out: expect.stringContaining("All good") as string });
  });

  it("needs what it pins, in the versions that this repository tests it with", () => {
    const read = (file: string) => JSON.parse(readFileSync(path.join(repositoryRoot, file), "utf8")) as any;
    const { dependencies, version } = read("src/client/package.json");
    const { devDependencies, version: ofService } = read("package.json");
    expect(devDependencies).toMatchObject(dependencies);
    expect(version).toBe(ofService);
  });

  it.each(["nodenext", "bundler"] as const)("lets its examples pass the strict types by %s", async (resolution) => {
    for (const [name, text] of examples) project.write(name, text);
    project.write(
      "wrong.ts",
      `import { createDossier } from "@dossier/client";
       const dossier = createDossier({ baseUrl: "https://dossier.example" });
       // @ts-expect-error the body is missing
       await dossier.post("/api/cases");
       // @ts-expect-error there is no such decision
       await dossier.post("/api/cases/{workflow_id}/decision", { params: { path: { workflow_id: "" } }, body: { decision: "maybe" } });
       // @ts-expect-error nothing is read there
       await dossier.get("/api/casess");
       export const numbers: number[] = [];
       // @ts-expect-error a name is no number
       for await (const one of dossier.each("/api/cases")) numbers.push(one.company_name);`,
    );
    expect(examples.size).toBe(5);
    expect(await project.checkTypes([...examples.keys(), "wrong.ts"], resolution)).toEqual({
      code: 0,
      out: "",
      err: "",
    });
  });

  it("runs its examples: from the opening of a case to a decision, errors, lists and files", async () => {
    const token = await service.token("alice");
    const runExample = async (name: string) => {
      project.write(name, examples.get(name)!);
      return run(process.execPath, [name], { cwd: project.folder, env: { ...env, DOSSIER_TOKEN: token } });
    };
    const main = await runExample("main-job.ts");
    expect(main).toMatchObject({ code: 0, err: "" });
    const decided = JSON.parse(main.out) as { workflow_id: string; status: string };
    const stored = await service.call("GET", `/api/cases/${decided.workflow_id}`, { token });
    expect(stored.body).toMatchObject({ status: decided.status });
    expect(["APPROVED", "ESCALATED", "PENDING_SECOND_APPROVAL"]).toContain(decided.status);
    expect(await runExample("errors.ts")).toEqual({ code: 0, out: "404 not_found\n", err: "" });
    expect((await runExample("lists.ts")).out).toContain(`Bakkerij De Linde ${decided.status}`);
    expect(await runExample("files.ts")).toEqual({ code: 0, out: "true\n", err: "" });
  });

  it("imports nothing of Node in the library", () => {
    const dist = path.join(project.folder, "node_modules/@dossier/client/dist");
    for (const file of ["index", "client", "errors", "lists", "retries", "webhooks"]) {
      const imports = readFileSync(path.join(dist, `${file}.js`), "utf8").matchAll(/from "([^"]+)"/g);
      for (const [, name] of imports) expect(name).toMatch(/^(?:\.\/[\w-]+\.js|openapi-fetch)$/);
    }
  });
});

describe("dossier", () => {
  it("signs in, and keeps the sign-in where its owner alone can read it", async () => {
    expect(await dossier("case", "list")).toMatchObject({ code: 6, out: "" });
    expect((await dossier("login", "--demo", "alice")).code).toBe(0);
    const file = env["DOSSIER_CREDENTIALS"]!;
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, "utf8")).toContain(service.baseUrl);
    expect(await dossier("login", "--demo", "mallory")).toMatchObject({ code: 6 });
  });

  it("opens a case once under a key, shows it, and says what a gate refuses", async () => {
    const args = ["case", "open", "--name", "Bakkerij De Linde", "--number", "0999900150", "--country", "BE"];
    const open = () => outOf<{ workflow_id: string }>(...args, "--key", "k-1");
    const [first, second] = [await open(), await open()];
    expect(second.workflow_id).toBe(first.workflow_id);
    const shown = await dossier("case", "show", first.workflow_id);
    expect(shown).toMatchObject({ code: 0, out: expect.stringContaining("No check has been judged yet.") as string });
    const refused = await dossier("case", "decide", first.workflow_id, "--decision", "approve");
    expect(refused).toMatchObject({ code: 1, out: "", err: expect.stringContaining("invalid_state") as string });
    const listed = await outOf<{ workflow_id: string }[]>("case", "list", "--query", "Linde");
    expect(listed.map(({ workflow_id }) => workflow_id)).toContain(first.workflow_id);
  });

  it("scans: green is 0, red is 3, and the graph alone says nothing of a company that it does not know", async () => {
    const results = { "0999900150": 0, "0999900942": 3 };
    for (const [number, code] of Object.entries(results)) {
      expect(await dossier("scan", number), number).toMatchObject({ code });
    }
    expect(await dossier("scan", "0712345630", "--tier", "0")).toMatchObject({ code: 5 });
    expect(await dossier("scan", "not-a-number")).toMatchObject({ code: 1, out: "" });
    expect(await dossier("scan", "0999900150", "--tier", "3")).toMatchObject({ code: 2, out: "" });
  });

  it("scans a portfolio to its end, and refuses a file with a wrong line", async () => {
    project.write("suppliers.csv", "registration_number\n0999900150\n0999900942\n");
    const done = await dossier("portfolio", "scan", "suppliers.csv", "--name", "Suppliers", "--json");
    expect(done.code).toBe(3);
    const { portfolio_id, status } = JSON.parse(done.out) as { portfolio_id: string; status: string };
    expect(status).toBe("done");
    const results = await dossier("portfolio", "results", portfolio_id);
    expect(results).toMatchObject({ code: 3, out: expect.stringMatching(/0999900942.*red/) as string });
    project.write("wrong.csv", "registration_number\nhello\n");
    const refused = await dossier("portfolio", "scan", "wrong.csv", "--name", "Wrong");
    expect(refused).toMatchObject({ code: 1, out: "", err: expect.stringContaining("lines.2") as string });
  });

  it("imports a list of the tenant's own, as a compliance manager alone may", async () => {
    project.write("exits.csv", "name;birth_date;reason\nViktor Morozenko;1961-04-02;past exit\n");
    const args = ["import", "own-list", "exits.csv", "--name", "Past exits"];
    expect(await dossier(...args)).toMatchObject({ code: 1, err: expect.stringContaining("forbidden") as string });
    expect((await dossier("login", "--demo", "bob")).code).toBe(0);
    expect(await outOf(...args)).toMatchObject({ name: "Past exits", entries: 1 });
    writeFileSync(path.join(project.folder, "latin1.csv"), Buffer.from("name\nM\xfcller\n", "latin1"));
    const latin = await dossier("import", "own-list", "latin1.csv", "--name", "Latin");
    expect(latin).toMatchObject({ code: 2, out: "", err: expect.stringContaining("UTF-8") as string });
  });

  it("verifies as a partner: what is confirmed, what is contradicted, and nothing from a service that is away", async () => {
    const stored = await project.dossier(["login", "--api-key"], env, "demo-partner-key\n");
    expect(stored.code).toBe(0);
    const verify = (number: string, ...more: string[]) => dossier("verify", number, "--requestor", "billing", ...more);
    expect(await verify("0999900150")).toMatchObject({
      code: 0,
      out: expect.stringContaining("SAMPLE DATA") as string,
    });
    expect(await verify("BE0999900150")).toMatchObject({ code: 0 });
    expect((await verify("0999900150", "--url", "http://127.0.0.1:9")).code).toBe(6);
    const away = await project.dossier(
      ["verify", "0999900150", "--requestor", "billing", "--url", "http://127.0.0.1:9"],
      { ...env, DOSSIER_API_KEY: "demo-partner-key" },
    );
    expect(away).toMatchObject({ code: 5, out: "", err: expect.stringContaining("did not answer") as string });
    const wrong = await project.dossier(["verify", "0999900150", "--requestor", "billing"], {
      ...env,
      DOSSIER_API_KEY: "not-a-key",
    });
    expect(wrong.code).toBe(6);
  });

  it("refuses a stored sign-in that others can read, and one for an address without TLS", async () => {
    const plain = await dossier("login", "--url", "http://dossier.example", "--token");
    expect(plain).toMatchObject({ code: 2, out: "", err: expect.stringContaining("https://") as string });
    chmodSync(env["DOSSIER_CREDENTIALS"]!, 0o644);
    expect(await dossier("case", "list")).toMatchObject({ code: 6, out: "" });
    chmodSync(env["DOSSIER_CREDENTIALS"]!, 0o600);
    expect((await dossier("case", "list")).code).toBe(0);
    expect((await dossier("logout")).code).toBe(0);
    expect((await dossier("case", "list")).code).toBe(6);
  });

  it("says of an operator's command where it is", async () => {
    expect(await dossier("deploy")).toMatchObject({
      code: 2,
      err: expect.stringContaining("bin/dossier.mjs") as string,
    });
  });
});
