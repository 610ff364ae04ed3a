import { expect } from "vitest";
import { sha256Hex } from "../../src/platform/hashing.ts";
import { type ApiAnswer, newTenant, Officer, send } from "./api.ts";

export const USER = "urn:ietf:params:scim:schemas:core:2.0:User";
const PATCH = "urn:ietf:params:scim:api:messages:2.0:PatchOp";
export const SCIM_TYPE = "application/scim+json";

/** A directory and the tenant that it provisions, as a client of RFC 7644 uses them. */
export class Directory {
  readonly tenant = newTenant();
  readonly #token = `scim-${crypto.randomUUID()}`;
  readonly settings: Record<string, string>;

  constructor(more: Record<string, string> = {}) {
    this.settings = { SCIM_TOKENS: JSON.stringify([{ sha256: sha256Hex(this.#token), tenant: this.tenant }]), ...more };
  }

  async call(method: string, path: string, body?: object, headers: Record<string, string> = {}): Promise<ApiAnswer> {
    const answer = await send(method, `/scim/v2${path}`, {
      settings: this.settings,
      headers: { Authorization: `Bearer ${this.#token}`, ...(body ? { "Content-Type": SCIM_TYPE } : {}), ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (answer.status !== 204) expect(answer.headers.get("Content-Type")).toBe(SCIM_TYPE);
    return answer;
  }

  create = (userName: string, externalId: string | null, more: object = {}) =>
    this.call("POST", "/Users", { schemas: [USER], userName, ...(externalId && { externalId }), ...more });

  patch = (id: string, ...Operations: object[]) => this.call("PATCH", `/Users/${id}`, { schemas: [PATCH], Operations });

  officer = (officer: string, claims: Record<string, string> = {}) =>
    new Officer({ tenant: this.tenant, officer, roles: ["officer"], claims, settings: this.settings });
}
