import { createCtx, systemActor } from "../../../src/platform/context.ts";
import { screenSubjects, type ScreeningSubject } from "../../../src/screening/index.ts";

export { ScreeningGroup } from "../../../durable-objects/screening-group.ts";

/**
 * The screening as the service runs it, and nothing else: subjects in, how many hits each has out. Of no tenant, so that it reads
 * as much of D1 as the empty Worker that its memory is compared with.
 */
export default {
  async fetch(request, env): Promise<Response> {
    const subjects = (await request.json()) as ScreeningSubject[];
    const answer = await screenSubjects(createCtx(env, { actor: systemActor("") }), subjects);
    if (answer.outcome === "unknown") return Response.json(answer, { status: 500 });
    return Response.json(answer.results.map(({ hits }) => hits.length));
  },
} satisfies ExportedHandler<Env>;
