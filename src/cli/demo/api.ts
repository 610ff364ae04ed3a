import { CliError } from "../program.ts";

/** The part of a problem document (RFC 9457) that the demonstration prints. */
export interface Problem {
  readonly detail: string;
  readonly code: string;
  readonly gate?: string;
  readonly open_checks?: readonly string[];
}

export interface Answer<T> {
  readonly status: number;
  readonly body: T;
}

export interface Call {
  readonly token?: string;
  readonly json?: unknown;
  readonly form?: FormData;
  /** Statuses besides success that the scenario expects and prints. */
  readonly expected?: readonly number[];
}

/** The service through its HTTP interface. */
export class Api {
  readonly baseUrl: string;

  constructor(baseUrl: string) {
    this.baseUrl = baseUrl;
  }

  /** @throws CliError with the service's message when it refuses a step of the scenario. */
  async call<T>(method: string, route: string, { token, json, form, expected = [] }: Call = {}): Promise<Answer<T>> {
    const answer = await this.#send(method, route, token, form ?? (json === undefined ? null : JSON.stringify(json)));
    const body = (await answer.json()) as T & Problem;
    if (!answer.ok && !expected.includes(answer.status)) {
      const hint = answer.status === 401 ? "; it may run with the secrets of another checkout" : "";
      throw new CliError(`${method} ${route} answered ${answer.status} ${body.code}: ${body.detail}${hint}`);
    }
    return { status: answer.status, body };
  }

  async download(route: string, token: string): Promise<Uint8Array> {
    const answer = await this.#send("GET", route, token, null);
    if (!answer.ok) throw new CliError(`GET ${route} answered ${answer.status}`);
    return new Uint8Array(await answer.arrayBuffer());
  }

  /** Whether this version of the service declares a route. */
  async has(route: string): Promise<boolean> {
    const { body } = await this.call<{ readonly paths: Record<string, unknown> }>("GET", "/openapi.json");
    return route in body.paths;
  }

  #send(method: string, route: string, token: string | undefined, body: FormData | string | null): Promise<Response> {
    const headers = new Headers({ "Accept-Language": "en" });
    if (token !== undefined) headers.set("Authorization", `Bearer ${token}`);
    if (typeof body === "string") headers.set("Content-Type", "application/json");
    return fetch(`${this.baseUrl}${route}`, { method, headers, body });
  }
}
