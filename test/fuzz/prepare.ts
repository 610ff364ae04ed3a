import { findSampleCompany } from "../../src/sources/sample-companies.ts";
import { multipart } from "../support/form.ts";
import { PDF } from "../support/sample-files.ts";
import { makeCredentials } from "./credentials.ts";
import { prepareImports } from "./prepare-imports.ts";
import { World, WorldClient, type WorldSource } from "./world.ts";

const AT_WORK = ["CREATED", "DOCUMENTS_RECEIVED", "INVESTIGATING"];
const NOBODY = "00000000-0000-4000-8000-00000000dead";

/** For cases that will be deleted. */
const SPARE_NUMBERS = ["0999900348", "0999900447", "0999900645"];

interface Prepared {
  readonly case_id: string;
  readonly workflow_id: string;
  readonly token: string;
  sar_id: string;
  memo_id: string;
  finding_id: string;
  key: string;
  requirement_id: string;
  readonly document_id: string;
}

/** Opens cases in every state of their life, with reports, memoranda, documents, scans, alerts and passages. */
export async function prepareWorld(source: WorldSource): Promise<World> {
  return buildWorld(source, SPARE_NUMBERS, (builder) => [
    builder.awaiting("0403227515"),
    builder.rejected("0214596464"),
    builder.reviewed("0999900150"),
    builder.sanctioned("0999900942"),
    builder.followedUp("0999900744"),
    builder.parked("0999901338"),
    builder.approved("0403091220"),
    builder.escalated("0999901437"),
    builder.reviewed("0999901536"),
    builder.reviewed("0999901635"),
    builder.awaiting("0999900249"),
    builder.awaiting("0999900546", { sar: false }),
    builder.reviewed("0999902130", {}, { sar: false }),
    builder.retained("0999900843"),
    builder.awaiting("0999902229"),
  ]);
}

/** A few cases, where time is short. */
export async function prepareSmallWorld(source: WorldSource): Promise<World> {
  return buildWorld(source, ["0999900447"], (builder) => [
    builder.awaiting("0403227515", { sar: false }),
    builder.sanctioned("0999900942"),
    builder.reviewed("0999900150"),
    builder.approved("0403091220"),
  ]);
}

async function buildWorld(
  source: WorldSource,
  spareNumbers: readonly string[],
  open: (builder: WorldBuilder) => Promise<Prepared>[],
): Promise<World> {
  const credentials = await makeCredentials(source);
  const builder = new WorldBuilder(new WorldClient(source, credentials));
  const cases = await Promise.all(open(builder));
  const spare = await Promise.all(spareNumbers.map((number) => builder.awaiting(number)));
  const others = await builder.otherPools(cases);
  others.set(
    "spare_workflow_id",
    spare.map(({ workflow_id }) => workflow_id),
  );
  return new World(credentials, new Map([...poolsOf(cases), ...others]));
}

const CASE_FIELDS = [
  "case_id",
  "workflow_id",
  "token",
  "sar_id",
  "memo_id",
  "finding_id",
  "key",
  "requirement_id",
  "document_id",
] as const;

const poolsOf = (cases: readonly Prepared[]): Map<string, readonly string[]> =>
  new Map(CASE_FIELDS.map((field) => [field, cases.map((one) => one[field])]));

class WorldBuilder {
  readonly #client: WorldClient;

  constructor(client: WorldClient) {
    this.#client = client;
  }

  #post = (who: Parameters<WorldClient["call"]>[0], target: string, json: unknown = {}): Promise<any> =>
    this.#client.call(who, "POST", target, json);

  async awaiting(number: string, { sar: isReported = true } = {}): Promise<Prepared> {
    const opened = await this.#post("officer", "/api/cases", {
      company_name: findSampleCompany(number)!.name,
      company_registration_number: number,
      country: "BE",
      additional_data: { language: "nl" },
    });
    const form = multipart([
      { name: "requirement_id", value: "bank_account_proof" },
      { name: "file", filename: "statement.pdf", type: "application/pdf", value: PDF },
    ]);
    const target = `/api/portal/${opened.portal_token}/documents`;
    const uploaded = await this.#client.sendRaw("POST", target, form.headers, form.body);
    const memo = await this.#post("officer", `/cases/${opened.workflow_id}/decision-memorandum`);
    const sar = isReported ? await this.#report(opened) : { sar_id: NOBODY };
    return {
      case_id: opened.case_id,
      workflow_id: opened.workflow_id,
      token: opened.portal_token,
      sar_id: sar.sar_id,
      memo_id: memo.memo_id,
      finding_id: "none",
      key: uploaded.minio_key,
      requirement_id: "bank_account_proof",
      document_id: uploaded.document_id,
    };
  }

  #report = (of: { readonly case_id: string }): Promise<any> =>
    this.#post("officer", `/cases/${of.case_id}/sar`, { reason: "Payments that fit no business" });

  async reviewed(number: string, answers: Record<string, unknown> = {}, options = {}): Promise<Prepared> {
    const prepared = await this.awaiting(number, options);
    await this.#post("none", `/api/portal/${prepared.token}/submit`, { answers });
    const detail = await this.#client.until(path(prepared), ({ status }) => !AT_WORK.includes(status));
    prepared.finding_id = detail.investigation_results.at(-1)?.findings[0]?.id ?? "none";
    return prepared;
  }

  async rejected(number: string): Promise<Prepared> {
    const prepared = await this.awaiting(number);
    await this.#decide(prepared, { decision: "reject", reason: "Not for us." });
    return prepared;
  }

  async sanctioned(number: string): Promise<Prepared> {
    const prepared = await this.reviewed(number);
    const sar = `/cases/${prepared.case_id}/sar/${prepared.sar_id}`;
    await this.#post("officer", `${sar}/submit-for-mlro`);
    await this.#post("mlro", `${sar}/assessment`, { reportable: true, rationale: "The date fits too." });
    return prepared;
  }

  async followedUp(number: string): Promise<Prepared> {
    const prepared = await this.reviewed(number);
    const follow_up_tasks = [
      { description: "Who owns the shop?", response_type: "text", required: true },
      { description: "A statement", response_type: "document", document_type: "bank_statement", required: false },
    ];
    await this.#decide(prepared, { decision: "follow_up", follow_up_tasks });
    const { follow_up_tasks: tasks } = await this.#client.call("none", "GET", `/api/portal/${prepared.token}`);
    prepared.requirement_id = tasks.at(-1)?.id ?? "followup_2_2";
    return prepared;
  }

  async parked(number: string): Promise<Prepared> {
    const prepared = await this.reviewed(number, { beneficial_owners: "Jan Janssens" }, { sar: false });
    await this.#decide(prepared, { decision: "approve", override_open_discrepancies: "Seen and explained." });
    // Who raised a report does not approve until it is over.
    return { ...prepared, sar_id: (await this.#report(prepared)).sar_id };
  }

  /** Deleted, and its report is kept. */
  async retained(number: string): Promise<Prepared> {
    const prepared = await this.awaiting(number);
    await this.#client.call("manager", "DELETE", path(prepared));
    return prepared;
  }

  async escalated(number: string): Promise<Prepared> {
    const prepared = await this.reviewed(number);
    await this.#decide(prepared, { decision: "escalate", reason: "Adverse media." });
    return prepared;
  }

  async approved(number: string): Promise<Prepared> {
    const prepared = await this.reviewed(number, {}, { sar: false });
    const { status } = await this.#decide(prepared, {
      decision: "approve",
      reason: "Nothing speaks against it.",
      override_open_checks: "Checked at the customer's office.",
    });
    if (status === "PENDING_SECOND_APPROVAL") {
      await this.#post("manager", `${path(prepared)}/decision/second-approval`, { decision: "approve" });
    }
    const memo = `/cases/${prepared.workflow_id}/decision-memorandum/${prepared.memo_id}`;
    await this.#client.call("officer", "PUT", `${memo}/draft`, { justification: "All documents fit." });
    await this.#post("officer", `${memo}/sign`);
    return { ...prepared, sar_id: (await this.#report(prepared)).sar_id };
  }

  #decide = (prepared: Prepared, json: object): Promise<any> =>
    this.#post("officer", `${path(prepared)}/decision`, json);

  /** Whatever else an address or a body may name. */
  async otherPools(cases: readonly Prepared[]): Promise<Map<string, readonly string[]>> {
    const client = this.#client;
    const [change, portfolio, verification, imports, feed, endpoint, ownList] = await Promise.all([
      this.#post("manager", "/api/regulatory/changes", {
        article_id: (await client.call("officer", "GET", "/api/regulatory/articles"))[0].id,
        change_type: "guidance",
        description: "A prepared change",
        effective_date: "2027-07-10",
      }),
      this.#post("officer", "/api/scan/portfolio", { name: "Prepared", registration_numbers: ["0999900150"] }),
      this.#post("partner", "/v1/peppol/verify", { enterprise_number: "0999900150", requestor_id: "fuzz" }),
      prepareImports(client),
      this.#post("officer", "/api/regulatory/calendar-feed"),
      this.#post("manager", "/api/webhook-endpoints", { url: "https://hooks.example/" }),
      this.#post("manager", "/api/own-lists", { name: "Prepared", entries: [{ name: "Prepared Person" }] }),
    ]);
    await this.#post("officer", "/api/scan/entity/0999900150", { tier: 1 });
    await this.#post("officer", `${path(cases.at(-1)!)}/signals`, {
      signal_type: "case_approved",
      source_component: "fuzz",
    });
    await client.call("officer", "PUT", "/api/memory/blocks/alice/officer_profile", { value: { a: 1 } });
    const ids = (items: any[]): string[] => items.map(({ id }) => id);
    const or = (items: string[]): string[] => (items.length > 0 ? items : [NOBODY]);
    const [alerts, stories, passages, articles, regulations, agents, templates, reasoning] = await Promise.all(
      [
        "/intelligence/alerts",
        "/intelligence/stories",
        "/api/memory/passages/alice",
        "/api/regulatory/articles",
        "/api/regulatory/regulations",
        "/agents",
        "/api/templates",
        "/api/reasoning-templates",
      ].map((target) => client.call("all roles", "GET", target)),
    );
    return new Map<string, readonly string[]>([
      ["alert_id", or(ids(alerts))],
      ["story_id", or(ids(stories))],
      ["passage_id", or(ids(passages.passages))],
      ["article_id", ids(articles)],
      ["regulation_id", ids(regulations)],
      ["name", agents.map(({ name }: { name: string }) => name)],
      ["template_id", [...ids(templates), ...ids(reasoning)]],
      ["change_id", [change.id]],
      ["portfolio_id", [portfolio.portfolio_id]],
      ["verification_id", [verification.verification_id]],
      ["webhook_id", [NOBODY]],
      ["endpoint_id", [endpoint.endpoint_id]],
      ["list_id", [ownList.list_id]],
      ["delivery_id", [NOBODY]],
      ...Object.entries(imports),
      ["feed", [feed.feed_token]],
      ["officer_id", ["alice", "bob", "default", "zoe"]],
      ["label", ["active_preferences", "learned_procedures", "officer_profile"]],
      ["country", ["BE", "NL", "EU", "FR"]],
      ["reg_number", ["0999.901.437", "BE0999902031", ...NUMBERS]],
      ["company_registration_number", NUMBERS],
      ["registration_number", NUMBERS],
      ["enterprise_number", NUMBERS],
      ["vat_number", NUMBERS.map((number) => `BE${number}`)],
      ["n", ["1", "2"]],
      ["part", ["0", "1"]],
      ["free_key", ["legal_name", "beneficial_owners", "followup_2_1", "followup_2_2"]],
      ["status", ["REVIEW_PENDING", "active", "dismissed", "in_force", "failed"]],
      ["q", ["Prepared", "0999", "owner"]],
      ["vertical", ["psp", "payments", "crypto"]],
    ]);
  }
}

const path = ({ workflow_id }: Prepared): string => `/api/cases/${workflow_id}`;

/** Samples of every scenario: sound, bankrupt, sanctioned, unreadable, with a source that is down. */
const NUMBERS =
  "0999900150 0999900249 0999900447 0999900546 0999900744 0999900942 0999901140 0999901239 0999901437 0999901734 0999902031 0999902229 0403091220".split(
    " ",
  );
