import { importJWK, SignJWT } from "jose";
import { OPERATOR_AUDIENCE, OPERATOR_TOKEN_TYPE } from "../../src/http/authenticate-operator.ts";
import { type ApiAnswer, type RequestOptions, send } from "./api.ts";
import { TEST_OPERATOR_KEYS } from "./operator-keys.ts";

export type OperatorName = "ann" | "bob";

export interface OperatorTokenOptions {
  readonly operator?: OperatorName;
  readonly subject?: string;
  readonly audience?: string;
  readonly typ?: string;
  readonly issuedSecondsAgo?: number;
}

/** A token as an operator's own key signs it. */
export async function operatorToken({
  operator = "ann",
  subject = operator,
  audience = OPERATOR_AUDIENCE,
  typ = OPERATOR_TOKEN_TYPE,
  issuedSecondsAgo = 0,
}: OperatorTokenOptions = {}): Promise<string> {
  const { kty, crv, x, d, kid } = TEST_OPERATOR_KEYS.find((key) => key.operator === operator)!;
  const now = Math.floor(Date.now() / 1000);
  return new SignJWT({})
    .setProtectedHeader({ alg: "EdDSA", kid, typ })
    .setSubject(subject)
    .setAudience(audience)
    .setIssuedAt(now - issuedSecondsAgo)
    .setExpirationTime(now + 600)
    .sign(await importJWK({ kty, crv, x, d }, "EdDSA"));
}

/** An operator of the platform. */
export class Operator {
  readonly #name: OperatorName;

  constructor(name: OperatorName) {
    this.#name = name;
  }

  async send(method: string, path: string, options: RequestOptions = {}): Promise<ApiAnswer> {
    const token = await operatorToken({ operator: this.#name });
    return send(method, path, { ...options, headers: { Authorization: `Bearer ${token}`, ...options.headers } });
  }

  get = (path: string) => this.send("GET", path);
  post = (path: string, json?: unknown, options: RequestOptions = {}) =>
    this.send("POST", path, json === undefined ? options : { json, ...options });
  put = (path: string, body: string) => this.send("PUT", path, { body });
  delete = (path: string) => this.send("DELETE", path);

  compare = (importId: string) => this.post(`/api/platform/imports/${importId}/compare`);

  /** Confirms an import as this answer shows it. */
  confirm = ({ body }: ApiAnswer) =>
    this.post(`/api/platform/imports/${body.import_id}/confirm`, {
      content_sha256: body.content_sha256,
      compared_with: body.compared_with?.id ?? null,
    });
}

export const ann = new Operator("ann");
export const bob = new Operator("bob");
