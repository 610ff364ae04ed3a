import { createDossier, type DossierOptions } from "../../../src/client/client.ts";

export const problem = (status: number, code: string, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify({ type: "about:blank", title: "-", status, detail: "Why.", code, request_id: "r-1" }), {
    status,
    headers: { "Content-Type": "application/problem+json", ...headers },
  });

export const answer = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { "Content-Type": "application/json" } });

/** A client whose network answers from a list; a thrown entry is a network that fails. */
export function scripted(answers: readonly (Response | Error)[], options: Partial<DossierOptions> = {}) {
  const sent: Request[] = [];
  const bodies: string[] = [];
  const waits: number[] = [];
  const client = createDossier({
    baseUrl: "https://dossier.test",
    ...options,
    surroundings: {
      fetch: async (request) => {
        const next = answers[sent.length];
        sent.push(request);
        bodies.push(await request.clone().text());
        if (next === undefined) throw new Error("the test expected no further request");
        if (next instanceof Error) throw next;
        return next;
      },
      wait: async (ms) => void waits.push(ms),
      now: () => Date.parse("2026-11-26T12:00:00Z"),
      random: () => 0,
    },
  });
  return { client, sent, bodies, waits };
}

export const keyOf = (request: Request | undefined): string | null => request?.headers.get("Idempotency-Key") ?? null;
