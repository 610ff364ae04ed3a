import { makeShot, type Reply, type RequestParts, type Shot } from "./load.ts";
import { enterpriseNumber } from "./fill.ts";
import { NEW_CASE, type World } from "./story.ts";

/** A route that is asked often, and how it is asked. */
export interface HotRoute {
  readonly name: string;
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly expected: number;
  /** Made anew for each request; undefined where one request does. */
  readonly next: () => Shot;
  /** The bare route's request of the same method and body. */
  readonly bare: Shot;
  readonly recordAnswer?: (reply: Reply) => void;
  /** Limits: median in bare routes, D1 round trips before the answer, share of the bare route's rate among many clients. */
  readonly limit?: { readonly ratio?: number; readonly trips?: number; readonly rate?: number };
}

const JSON_TYPE = { "Content-Type": "application/json" };
/** The reads that everyone makes: `ratio` is to the bare route's median, `trips` are round trips to D1. */
const READ_LIMIT = { ratio: 2, trips: 2 };

export function hotRoutes({ token, reviewed, open }: World): HotRoute[] {
  const officer = { Authorization: `Bearer ${token}` };
  const of = `/api/cases/${reviewed.workflow_id}`;
  const route = (
    name: string,
    given: RequestParts & { expected?: number; shown?: string },
    limit?: HotRoute["limit"],
  ): HotRoute => {
    const { expected = 200, shown, ...parts } = given;
    const shot = makeShot(parts);
    return {
      name,
      method: parts.method as "GET" | "POST",
      path: shown ?? parts.path,
      expected,
      next: () => shot,
      bare: bareShot(parts),
      ...(limit ? { limit } : {}),
    };
  };
  const get = (name: string, path: string, shown: string, limit?: HotRoute["limit"]) =>
    route(name, { method: "GET", path, headers: officer, shown }, limit);
  const post = (name: string, path: string, shown: string, body: object, expected = 200, limit?: HotRoute["limit"]) =>
    route(
      name,
      {
        method: "POST",
        path,
        headers: { ...officer, ...JSON_TYPE },
        body: Buffer.from(JSON.stringify(body)),
        expected,
        shown,
      },
      limit,
    );
  const number = enterpriseNumber(50);
  const tierZero = (of: string, limit?: HotRoute["limit"]) =>
    post("tier 0", `/api/scan/entity/${of}`, "/api/scan/entity/{number}", { tier: 0 }, 200, limit);
  const portal = `/api/portal/${open.portal_token}`;
  const tokens = [open.portal_token];
  const newCase = post("open a case", "/api/cases", "/api/cases", NEW_CASE, 201);
  return [
    get("case list", "/api/cases", "/api/cases", READ_LIMIT),
    inTurns(
      "case list, searched",
      Array.from({ length: SEARCHES }, (_, at) => get("", `/api/cases?q=haven%20${50 + at}`, "/api/cases?q=")),
    ),
    get("case detail", of, "/api/cases/{id}", READ_LIMIT),
    route("portal state", { method: "GET", path: portal, shown: "/api/portal/{token}" }, READ_LIMIT),
    tierZero(number, READ_LIMIT),
    post("screening scan, tier 1", "/api/scan/entity/0999900150", "/api/scan/entity/{number}", { tier: 1 }),
    post("the same, past its cache", "/api/scan/entity/0999900150/escalate", "/api/scan/…/escalate", {
      target_tier: 1,
    }),
    get("similar cases", `${of}/case-intelligence`, "/api/cases/{id}/case-intelligence"),
    get("audit log", `${of}/audit`, "/api/cases/{id}/audit"),
    get("evidence of findings", `${of}/evidence`, "/api/cases/{id}/evidence"),
    get("brief of findings", `${of}/ai-brief`, "/api/cases/{id}/ai-brief"),
    post(
      "signal capture",
      `${of}/signals`,
      "/api/cases/{id}/signals",
      { signal_type: "section_time_spent", source_component: "bench" },
      202,
      { rate: 0.4 },
    ),
    route("partner verification", {
      method: "POST",
      path: "/v1/peppol/verify",
      headers: { "X-API-Key": "demo-partner-key", ...JSON_TYPE },
      body: Buffer.from(JSON.stringify({ enterprise_number: "0999900150", requestor_id: "bench" })),
    }),
    { ...newCase, recordAnswer: ({ body }) => tokens.push(/"portal_token":"([^"]+)"/.exec(body.toString())![1]!) },
    uploadRoute(tokens),
  ];
}

/** Different search terms. */
const SEARCHES = 120;

/** One after another of requests of the same kind. */
function inTurns(name: string, routes: readonly HotRoute[]): HotRoute {
  let asked = 0;
  return { ...routes[0]!, name, next: () => routes[asked++ % routes.length]!.next() };
}

const BOUNDARY = "dossier-bench-boundary";

/** A picture of 100 KB, to one case after another of those that were opened. */
function uploadRoute(tokens: readonly string[]): HotRoute {
  const picture = Buffer.alloc(100_000, 7);
  Buffer.from("89504e470d0a1a0a0000000d494844520000000100000001080200000090775 3de".replace(" ", ""), "hex").copy(
    picture,
  );
  const body = Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="requirement_id"\r\n\r\nrepresentative_identity\r\n` +
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="id.png"\r\nContent-Type: image/png\r\n\r\n`,
    ),
    picture,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);
  const headers = { "Content-Type": `multipart/form-data; boundary=${BOUNDARY}` };
  let sent = 0;
  return {
    name: "upload of 100 KB",
    method: "POST",
    path: "/api/portal/{token}/documents",
    expected: 201,
    next: () => {
      // Spread, so that one case's object is not all that is measured.
      const at = sent++ % tokens.length;
      return makeShot({ method: "POST", path: `/api/portal/${tokens[at]}/documents`, headers, body });
    },
    bare: makeShot({ method: "POST", path: "/bare", headers, body }),
  };
}

const bareShot = ({ method, headers = {}, body }: RequestParts): Shot =>
  makeShot({ method, path: "/bare", headers, body });
