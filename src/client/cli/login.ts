import { type Action, textOf, type Values } from "./command.ts";
import { type Credential, credentialsFile, type Issuer, readStored, storeCredential } from "./credentials.ts";
import { EXIT, SignInError, UsageError } from "./exit-codes.ts";
import { addressOf, connect } from "./service.ts";
import { signInAsClient, signInByDevice } from "./sign-in.ts";
import { fields, json, type Terminal } from "./terminal.ts";

const WAYS = ["client-credentials", "token", "api-key", "demo"] as const;

export const login: Action = {
  operands: [],
  summary:
    "Sign in at a service, by device unless an option says otherwise, and make it the one that commands use.\n" +
    "The sign-in is stored in a file that only you can read; secrets are never taken from the command line",
  options: {
    "client-credentials": { type: "boolean", help: "as the client --client-id, with DOSSIER_CLIENT_SECRET" },
    token: { type: "boolean", help: "with an access token, read from standard input" },
    "api-key": { type: "boolean", help: "with a partner's key, read from standard input" },
    demo: { type: "string", value: "OFFICER", help: "as an officer of a local demonstration, such as alice" },
    issuer: { type: "string", value: "URL", help: "the issuer; otherwise the service names it" },
    "client-id": { type: "string", value: "ID", help: "the client at the issuer; otherwise the console's" },
    scope: { type: "string", value: "SCOPE", help: "scopes to ask for; otherwise those of the console" },
    resource: {
      type: "string",
      value: "URI",
      help: "the resource that the token is for (RFC 8707); otherwise the one that the service names",
    },
  },
  async run(terminal, _operands, values) {
    const ways = WAYS.filter((way) => values[way] !== undefined);
    if (ways.length > 1) throw new UsageError(`choose one of ${ways.map((way) => `--${way}`).join(", ")}`);
    const address = addressOf(terminal, textOf(values, "url"));
    // An address that no credential may be sent to is refused before one is asked for.
    connect(terminal, address, {});
    const credential = await signIn(terminal, address, values);
    const before = readStored(terminal.env).services[address];
    // A person may have a token and a partner's key at one service.
    const kept = credential.api_key === undefined ? { api_key: before?.api_key } : { ...before };
    storeCredential(terminal.env, address, withoutUndefined({ ...kept, ...credential }));
    const stored = { service: address, stored_in: credentialsFile(terminal.env) };
    terminal.out(values["json"] ? json(stored) : fields(stored));
    return EXIT.good;
  },
};

export const logout: Action = {
  operands: [],
  summary: "Delete the stored sign-in at a service",
  options: {},
  async run(terminal, _operands, values) {
    const address = addressOf(terminal, textOf(values, "url"));
    storeCredential(terminal.env, address, null);
    terminal.out(values["json"] ? json({ service: address }) : fields({ service: address }));
    return EXIT.good;
  },
};

const withoutUndefined = (credential: Readonly<Record<string, unknown>>): Credential =>
  Object.fromEntries(Object.entries(credential).filter(([, value]) => value !== undefined)) as Credential;

async function signIn(terminal: Terminal, address: string, values: Values): Promise<Credential> {
  if (values["token"]) return { token: await readSecret(terminal, "the access token", /^[\w.~+/=-]+$/) };
  if (values["api-key"]) return { api_key: await readSecret(terminal, "the key", /^[\x21-\x7e]+$/) };
  const officer = textOf(values, "demo");
  if (officer !== undefined) return signInToDemo(terminal, address, officer);
  const issuer = await findIssuer(terminal, address, values);
  if (!values["client-credentials"]) return signInByDevice(terminal, issuer);
  if (textOf(values, "client-id") === undefined) throw new UsageError("--client-credentials needs --client-id");
  const secret = terminal.env["DOSSIER_CLIENT_SECRET"];
  if (!secret) throw new UsageError("DOSSIER_CLIENT_SECRET is not set");
  return signInAsClient(terminal, issuer, secret);
}

async function readSecret(terminal: Terminal, what: string, form: RegExp): Promise<string> {
  terminal.err(`Paste ${what}, and end with Enter and Ctrl-D.\n`);
  const secret = (await terminal.readInput()).trim();
  if (!form.test(secret)) throw new UsageError(`what was read from standard input is not ${what}`);
  return secret;
}

async function findIssuer(terminal: Terminal, address: string, values: Values): Promise<Issuer> {
  const named = { issuer: textOf(values, "issuer"), clientId: textOf(values, "client-id") };
  const offered = await connect(terminal, address, {}).get("/api/config/sign-in");
  const known = offered.mode === "oidc" ? offered : null;
  const issuer = named.issuer ?? known?.issuer;
  const clientId = named.clientId ?? known?.client_id;
  if (issuer === undefined || clientId === undefined) {
    const why = offered.mode === "unavailable" ? ` ${offered.reason}` : "";
    throw new SignInError(`The service names no issuer.${why} Give --issuer and --client-id, or paste a token.`);
  }
  if (!URL.canParse(issuer)) throw new UsageError(`${issuer} is not a URL`);
  const asked = {
    scope: textOf(values, "scope") ?? (values["client-credentials"] ? undefined : known?.scope),
    audience: known?.audience,
    resource: textOf(values, "resource") ?? known?.resource,
  };
  const parameters = Object.entries(asked).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return { issuer, client_id: clientId, parameters: Object.fromEntries(parameters) };
}

async function signInToDemo(terminal: Terminal, address: string, officer: string): Promise<Credential> {
  const service = connect(terminal, address, {});
  const offered = await service.get("/api/config/sign-in");
  const known = offered.mode === "demo" ? offered.officers.find((one) => one.officer === officer) : undefined;
  if (known === undefined) throw new SignInError(`The service offers no demo officer ${officer}.`);
  const session = await service.post("/api/session/demo", { body: { officer, roles: known.roles } });
  return { token: session.token, expires_at: Date.parse(session.expires_at) };
}
