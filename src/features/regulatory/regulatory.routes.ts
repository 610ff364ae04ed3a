import type { Api } from "../../http/endpoint-spec.ts";
import { registerEndpoint } from "../../http/endpoint.ts";
import { ok } from "../../http/reply.ts";
import { registerCalendar } from "./calendar.routes.ts";
import { registerChanges } from "./changes.routes.ts";
import { registerProposals } from "./proposals.routes.ts";
import { listEvents, listRegulations } from "./radar.machine.ts";
import {
  compoundingImpact,
  currentRadar,
  findArticle,
  findRegulation,
  radarStats,
  selectArticles,
} from "./radar.service.ts";
import { ArticlesQuery, CompoundingQuery, RegulationsQuery, TimelineQuery } from "./regulatory.schemas.ts";
import { articleDetail, articleItem, regulationDetail, regulationItem, timelineEntry } from "./regulatory.views.ts";

const RADAR = { tag: "regulatory radar", access: "officer", method: "get" } as const;

/** Which duties bind, what changes when, and what a change touches. */
export function registerRegulatory(api: Api): void {
  registerRegulations(api);
  registerOverviews(api);
  registerCalendar(api);
  registerChanges(api);
  registerProposals(api);
}

function registerRegulations(api: Api): void {
  registerEndpoint(api, {
    ...RADAR,
    path: "/api/regulatory/regulations",
    operationId: "listRegulations",
    query: RegulationsQuery,
    handle: async ({ ctx, query }) => ok(listRegulations(await currentRadar(ctx), query).map(regulationItem)),
  });
  registerEndpoint(api, {
    ...RADAR,
    path: "/api/regulatory/regulations/{regulation_id}",
    operationId: "readRegulation",
    load: (ctx, params) => findRegulation(ctx, params.regulation_id!),
    handle: async ({ loaded }) => ok(regulationDetail(loaded.radar, loaded.regulation)),
  });
  registerEndpoint(api, {
    ...RADAR,
    path: "/api/regulatory/articles",
    operationId: "listArticles",
    query: ArticlesQuery,
    handle: async ({ ctx, query }) => ok((await selectArticles(ctx, query)).map(articleItem)),
  });
  registerEndpoint(api, {
    ...RADAR,
    path: "/api/regulatory/articles/{article_id}",
    operationId: "readArticle",
    load: (ctx, params) => findArticle(ctx, params.article_id!),
    handle: async ({ loaded }) => ok(articleDetail(loaded)),
  });
}

function registerOverviews(api: Api): void {
  registerEndpoint(api, {
    ...RADAR,
    path: "/api/regulatory/timeline",
    operationId: "readTimeline",
    query: TimelineQuery,
    handle: async ({ ctx, query }) => ok(listEvents(await currentRadar(ctx), query).map(timelineEntry)),
  });
  registerEndpoint(api, {
    ...RADAR,
    path: "/api/regulatory/compounding-impact",
    operationId: "readCompoundingImpact",
    query: CompoundingQuery,
    handle: async ({ ctx, query }) => ok(await compoundingImpact(ctx, query.vertical, query.country)),
  });
  registerEndpoint(api, {
    ...RADAR,
    path: "/api/regulatory/stats",
    operationId: "readRegulatoryStats",
    handle: async ({ ctx }) => ok(await radarStats(ctx)),
  });
}
