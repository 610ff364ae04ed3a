import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { createApp } from "../../src/app.ts";
import { sha256Hex } from "../../src/platform/hashing.ts";
import { type ApiAnswer, holdToContract, type RequestOptions } from "./api.ts";

const WEBHOOK_SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";

export interface PartnerAnswer extends ApiAnswer {
  /** Until the partner has all of it; what goes on after that costs nobody's time. */
  readonly tookMs: number;
}

export interface PartnerOptions {
  readonly tenant?: string;
  readonly requestorId?: string;
  /** Settings that differ from the local ones. */
  readonly settings?: Readonly<Record<string, string>>;
}

const { app } = createApp();
let partners = 0;

/** A partner with a key of its own, at a service that has further settings where a test names some. */
export class Partner {
  readonly key = `key-${++partners}-${crypto.randomUUID()}`;
  readonly tenant: string;
  readonly requestorId: string;
  readonly #env: Env;

  constructor({ tenant = `tenant-${crypto.randomUUID()}`, requestorId = "acme", settings = {} }: PartnerOptions = {}) {
    this.tenant = tenant;
    this.requestorId = requestorId;
    const configured = [
      { sha256: sha256Hex(this.key), requestor_id: requestorId, tenant, webhook_secret: WEBHOOK_SECRET },
    ];
    // One test may ask more than a partner may in a minute; those about the limit set their own.
    const unhurried = { PARTNER_RATE_LIMIT_PER_MINUTE: "10000", PARTNER_KEYS: JSON.stringify(configured) };
    this.#env = { ...env, ...unhurried, ...settings } as Env;
  }

  verify = (body: object, options: RequestOptions = {}): Promise<PartnerAnswer> =>
    this.send("POST", "/v1/peppol/verify", { json: { requestor_id: "acme-desk-7", ...body }, ...options });

  evidence = (verificationId: string, query = ""): Promise<PartnerAnswer> =>
    this.send("GET", `/v1/peppol/evidence/${verificationId}${query}`);

  /** Sends a request with the key, unless the headers name another. */
  async send(method: string, path: string, options: RequestOptions = {}): Promise<PartnerAnswer> {
    const headers = new Headers({ "X-API-Key": this.key, ...options.headers });
    if (headers.get("X-API-Key") === "") headers.delete("X-API-Key");
    const body = options.json === undefined ? options.body : JSON.stringify(options.json);
    if (options.json !== undefined) headers.set("Content-Type", "application/json");
    const context = createExecutionContext();
    const request = new Request(`https://dossier.test${path}`, { method, headers, ...(body ? { body } : {}) });
    const started = Date.now();
    const response = await app.fetch(request, this.#env, context);
    const bytes = new Uint8Array(await response.arrayBuffer());
    const tookMs = Date.now() - started;
    await waitOnExecutionContext(context);
    const type = response.headers.get("Content-Type") ?? "";
    const parsed = /json/.test(type) && bytes.length ? JSON.parse(new TextDecoder().decode(bytes)) : null;
    const answer = { status: response.status, headers: response.headers, body: parsed, bytes, tookMs };
    holdToContract(method, new URL(request.url).pathname, answer, type);
    return answer;
  }
}
