/** What the tests use of `oidc-provider`, which has no types of its own. */
declare module "oidc-provider" {
  interface Interaction {
    readonly prompt: { readonly name: string };
    readonly params: Readonly<Record<string, unknown>>;
    readonly session?: { readonly accountId: string };
  }
  interface Grant {
    addOIDCScope(scope: string): void;
    addResourceScope(resource: string, scope: string): void;
    save(): Promise<string>;
  }
  export interface Token {
    readonly accountId?: string;
    readonly clientId: string;
  }
  export class Provider {
    constructor(issuer: string, configuration: object);
    readonly Grant: new (of: { readonly accountId: string; readonly clientId: string }) => Grant;
    callback(): (request: object, response: object) => Promise<void>;
    interactionDetails(request: object, response: object): Promise<Interaction>;
    interactionFinished(request: object, response: object, result: object): Promise<void>;
  }
}
