import type { Check, CheckName, CheckReason } from "../../src/domain/diligence/check.model.ts";
import type { Finding, FindingCategory, Severity } from "../../src/domain/case/case.model.ts";
import type { DiagnosticsRecords, ToolInvocation } from "../../src/domain/iteration/diagnostics.model.ts";
import type { FailureEvidence } from "../../src/features/diagnostics/diagnosis.model.ts";
import { finding } from "./case-fixtures.ts";

/**
 * Iterations as real ones are recorded, each with one planted cause of an officer's complaint and with other failures
 * that cost nothing or little. What is planted, is recorded as an investigation would; the officer writes of what they
 * see in the case, not of records.
 */
export interface PlantedFailure {
  readonly name: string;
  readonly evidence: FailureEvidence;
  /** Id of the record that was planted. */
  readonly culprit: string;
}

type Random = () => number;

const AGENTS = [
  ["document_intake", null],
  ["field_validation", null],
  ["declarations", null],
  ["registry", "kbo.lookup"],
  ["ownership_chain", null],
  ["document_reading", null],
  ["vat", "vies.check"],
  ["einvoicing", "peppol.search"],
  ["debt_status", "inhoudingsplicht.check"],
  ["screening", "screening.screen"],
  ["network", "network.read"],
  ["adverse_media", "adverse_media.search"],
  ["activity", null],
  ["gazette", "gazette.lookup"],
  ["accounts", "nbb.lookup"],
] as const;
const CONCLUSIONS = [
  "conclusions",
  "findings",
  "red_flag_rules",
  "discrepancies",
  "merchant_category",
  "risk_score",
  "confidence",
  "follow_up_tasks",
  "summary",
];
const OPTIONAL = ["gazette", "accounts", "website", "company_data", "funding_data"];
const ALL_CHECKS: readonly CheckName[] = [
  "registration",
  "status",
  "representatives",
  "beneficial_owners",
  "screening",
  "purpose",
  "documents",
];

const check = (name: CheckName, given: Partial<Check> = {}): Check => ({
  check: name,
  outcome: "established",
  reason: null,
  how: "",
  evidence_ids: [],
  ...given,
});

/** One iteration under construction. */
class Iteration {
  readonly random: Random;
  readonly #stages: Record<string, DiagnosticsRecords["stages"][number]> = {};
  readonly #tools: ToolInvocation[] = [];
  readonly #decisions: DiagnosticsRecords["evoi_decisions"][number][] = [];
  readonly #governance: DiagnosticsRecords["governance_checks"][number][] = [];
  readonly #checks = new Map(ALL_CHECKS.map((name) => [name, check(name)]));
  readonly #findings: Finding[] = [];
  #n = 0;

  constructor(random: Random) {
    this.random = random;
    for (const [agent, tool] of AGENTS) {
      this.#stage(agent);
      this.#decide(agent, "run", "Mandatory: it runs in every case.");
      if (tool !== null) this.#call(agent, tool, null);
    }
    for (const stage of CONCLUSIONS) this.#stage(stage);
    for (const agent of ["website", "company_data", "funding_data"]) {
      this.#decide(agent, "skip", "Perfect information is worth EUR 0.04; the agent is not worth running.");
    }
    this.open("documents", "nothing_provided");
    this.find("document", "low", "document_intake", "Missing document: Proof of bank account");
    this.find("data_gap", "low", "declarations", "7 required answers are missing");
  }

  #id = (kind: string): string => `${kind}-${this.#n++}`;

  #stage(stage: string, status: "completed" | "failed" = "completed", error_type: string | null = null): string {
    const id = this.#stages[stage]?.id ?? this.#id("stage");
    this.#stages[stage] = {
      id,
      stage,
      sequence: Object.keys(this.#stages).length,
      status,
      duration_ms: 5,
      details: error_type === null ? { evidence: 1 } : { reason: "no answer" },
      error_type,
      parent_stage_id: null,
      created_at: "2026-11-20T10:00:00.000Z",
    };
    return id;
  }

  #call(agent_name: string, tool_name: string, error_type: string | null): string {
    const id = this.#id("tool");
    this.#tools.push({
      id,
      case_id: "case",
      agent_name,
      tool_name,
      cost_category: "registry",
      duration_ms: 5,
      success: error_type === null,
      error_type,
      cost_eur: 0,
      tokens_used: 0,
      created_at: `2026-11-20T10:00:00.${String(this.#n).padStart(3, "0")}Z`,
    });
    return id;
  }

  #decide(candidate_agent: string, decision: "run" | "skip", reason: string): void {
    this.#decisions.push({
      id: this.#id("evoi"),
      step_number: 1,
      decision_type: OPTIONAL.includes(candidate_agent) ? "optional" : "mandatory",
      candidate_agent,
      evoi_value: 0,
      decision,
      reason,
      created_at: "2026-11-20T10:00:00.000Z",
    });
  }

  /** The agent's source does not answer, at the last of its calls. */
  fail(agent: string, tool: string, error: string): string {
    const at = this.#tools.findIndex((one) => one.agent_name === agent && one.tool_name === tool);
    if (at >= 0) this.#tools.splice(at, 1);
    this.#stage(agent, "failed", error);
    return this.#call(agent, tool, error);
  }

  /** An agent without a source of its own fails. */
  failStage(agent: string, error: string): string {
    return this.#stage(agent, "failed", error);
  }

  /** One of several sources of an agent does not answer; the agent goes on without it. */
  failPart(agent: string, tool: string, error: string): string {
    return this.#call(agent, tool, error);
  }

  /** The request of an agent would have held protected data. */
  block(agent: string): string {
    const at = this.#tools.findIndex((one) => one.agent_name === agent);
    if (at >= 0) this.#tools.splice(at, 1);
    this.#stage(agent, "failed", "not_configured");
    const id = this.#id("governance");
    this.#governance.push({
      id,
      event_type: "pii_egress",
      mechanism: "outgoing values compared with protected answers",
      agent_name: agent,
      approved: false,
      action: "block",
      violations: ["would send a national number"],
      created_at: "2026-11-20T10:00:00.000Z",
    });
    return id;
  }

  /** A first call fails and a second one succeeds. */
  stumble(agent: string, tool: string): void {
    const at = this.#tools.findIndex((one) => one.agent_name === agent && one.tool_name === tool && one.success);
    if (at < 0) return;
    const [answered] = this.#tools.splice(at, 1);
    this.#call(agent, tool, pick(this.random, ["timeout", "http_error", "rate_limited"]));
    this.#tools.push({ ...answered!, created_at: `2026-11-20T10:00:01.000Z` });
  }

  addCall(agent: string, tool: string): string {
    this.#stage(agent);
    return this.#call(agent, tool, null);
  }

  open(name: CheckName, reason: CheckReason): void {
    this.#checks.set(name, check(name, { outcome: "not_established", reason }));
  }

  find(category: FindingCategory, severity: Severity, agent_name: string, title: string): void {
    this.#findings.push(finding({ id: this.#id("finding"), category, severity, agent_name, title }));
  }

  gap(agent: string, severity: Severity): void {
    this.find("data_gap", severity, agent, "No answer");
  }

  callOf = (agent: string): string => this.#tools.findLast((one) => one.agent_name === agent)!.id;
  stageOf = (stage: string): string => this.#stages[stage]!.id;
  skipOf = (agent: string): string =>
    this.#decisions.findLast((one) => one.candidate_agent === agent && one.decision === "skip")!.id;

  evidence(feedback: Pick<FailureEvidence, "rating" | "categories" | "comment">): FailureEvidence {
    return {
      ...feedback,
      records: {
        stages: Object.values(this.#stages),
        tool_invocations: this.#tools,
        governance_checks: this.#governance,
        evoi_decisions: this.#decisions,
      },
      result: { findings: this.#findings, checks: [...this.#checks.values()] },
    };
  }
}

const pick = <T>(random: Random, from: readonly T[]): T => from[Math.floor(random() * from.length)]!;

interface Plant {
  readonly name: string;
  readonly rating: number;
  readonly categories?: FailureEvidence["categories"];
  /** What officers wrote of it; an empty one is no comment. */
  readonly comments: readonly string[];
  readonly plant: (iteration: Iteration) => string;
}

const REGISTER_CHECKS: readonly CheckName[] = ["registration", "status", "representatives", "beneficial_owners"];

const PLANTS: readonly Plant[] = [
  {
    name: "the register does not answer",
    rating: 1,
    comments: ["", "Nothing is established.", "Niets is vastgesteld."],
    plant: (it) => {
      for (const name of REGISTER_CHECKS) it.open(name, "source_unavailable");
      it.gap("registry", "medium");
      return it.fail("registry", "kbo.lookup", "timeout");
    },
  },
  {
    name: "the lists cannot be searched",
    rating: 1,
    comments: ["", "I cannot approve this.", "Zo kan ik niet beslissen."],
    plant: (it) => {
      it.open("screening", "source_unavailable");
      it.gap("screening", "high");
      return it.fail("screening", "screening.screen", "http_error");
    },
  },
  {
    name: "VIES is down while another source is down too",
    rating: 2,
    comments: [
      "The VAT number could not be checked.",
      "Het btw-nummer is niet gecontroleerd.",
      "Le numéro de TVA n'a pas été vérifié.",
    ],
    plant: (it) => {
      it.gap("vat", "low");
      it.gap("einvoicing", "low");
      it.fail("einvoicing", "peppol.search", "http_error");
      return it.fail("vat", "vies.check", "http_error");
    },
  },
  {
    name: "the debt page asks for a captcha",
    rating: 2,
    comments: [
      "Does it owe social contributions? We do not know.",
      "De inhoudingsplicht ontbreekt.",
      "Les dettes sociales ne sont pas connues.",
    ],
    plant: (it) => {
      it.gap("debt_status", "low");
      return it.fail("debt_status", "inhoudingsplicht.check", "captcha");
    },
  },
  {
    name: "the register answers in another form",
    rating: 1,
    categories: ["incomplete"],
    comments: ["", "Half of the company's data is missing.", "La moitié des données manque."],
    plant: (it) => {
      for (const name of REGISTER_CHECKS) it.open(name, "source_unavailable");
      it.gap("registry", "medium");
      return it.fail("registry", "kbo.lookup", "parse_error");
    },
  },
  {
    name: "a source on the chain of owners is down",
    rating: 2,
    categories: ["missing_source"],
    comments: [
      "Who is behind the holding?",
      "De uiteindelijke eigenaar boven de holding is niet gevonden.",
      "Les bénéficiaires effectifs manquent.",
    ],
    plant: (it) => {
      it.open("beneficial_owners", "not_covered");
      return it.failPart("ownership_chain", "gleif.lookup", "timeout");
    },
  },
  {
    name: "the documents cannot be read",
    rating: 2,
    comments: [
      "The passport that they uploaded was not read.",
      "Het paspoort is niet gelezen.",
      "La pièce d'identité n'a pas été lue.",
    ],
    plant: (it) => {
      it.open("documents", "unreadable");
      it.gap("document_reading", "medium");
      return it.failStage("document_reading", "internal");
    },
  },
  {
    name: "the news cannot be searched",
    rating: 2,
    comments: ["", "No press check.", "Geen pers nagekeken."],
    plant: (it) => {
      it.gap("adverse_media", "medium");
      return it.fail("adverse_media", "adverse_media.search", "rate_limited");
    },
  },
  {
    name: "the website was left out",
    rating: 2,
    categories: ["missing_source"],
    comments: ["Nobody looked at their web shop.", "De website is niet bekeken.", "Le site web n'a pas été consulté."],
    plant: (it) => it.skipOf("website"),
  },
  {
    name: "the company data provider was left out",
    rating: 2,
    categories: ["missing_source"],
    comments: [
      "The commercial company data were not requested.",
      "De commerciële bedrijfsgegevens zijn niet opgevraagd.",
      "The company data provider was skipped.",
    ],
    plant: (it) => it.skipOf("company_data"),
  },
  {
    name: "the funding was left out",
    rating: 2,
    categories: ["incomplete"],
    comments: [
      "It raised venture money last year, and nobody checked the investors.",
      "De financiering en de investeerders zijn niet opgezocht.",
      "Les levées de fonds n'ont pas été cherchées.",
    ],
    plant: (it) => it.skipOf("funding_data"),
  },
  {
    name: "the register's entry is another company's",
    rating: 1,
    categories: ["wrong_entity"],
    comments: ["", "This is another company with the same name.", "Dit is een andere onderneming."],
    plant: (it) => {
      it.find("name", "medium", "vat", "Names differ");
      it.find("address", "medium", "vat", "Addresses differ");
      return it.callOf("registry");
    },
  },
  {
    name: "the list entry is a namesake",
    rating: 1,
    categories: ["wrong_entity"],
    comments: [
      "The sanctions hit is somebody else, born in 1950.",
      "De treffer op de sanctielijst is een naamgenoot.",
      "La personne sur la liste de sanctions est un homonyme.",
    ],
    plant: (it) => {
      it.find("sanctions", "medium", "screening", "Near match on a sanctions list");
      return it.callOf("screening");
    },
  },
  {
    name: "the articles are of a namesake",
    rating: 2,
    categories: ["wrong_entity"],
    comments: [
      "The newspaper articles are about another person.",
      "De krantenartikels gaan over iemand anders.",
      "Les articles de presse parlent d'une autre personne.",
    ],
    plant: (it) => {
      it.find("adverse_media", "medium", "adverse_media", "Article on fraud");
      return it.callOf("adverse_media");
    },
  },
  {
    name: "the register's data are old",
    rating: 2,
    categories: ["outdated_data"],
    comments: [
      "The company moved in May; the register entry shows the old seat.",
      "De gegevens van de KBO zijn verouderd.",
      "Les données de la BCE sont anciennes.",
    ],
    plant: (it) => it.callOf("registry"),
  },
  {
    name: "the accounts are old",
    rating: 2,
    categories: ["outdated_data"],
    comments: [
      "The annual accounts are those of 2019.",
      "De jaarrekening is die van 2019.",
      "Les comptes annuels datent de 2019.",
    ],
    plant: (it) => it.callOf("accounts"),
  },
  {
    name: "the model made something up",
    rating: 1,
    categories: ["hallucination"],
    comments: ["", "There is no such director.", "Die bestuurder bestaat niet."],
    plant: (it) => {
      it.find("identity", "medium", "model_review", "Director resigned");
      return it.addCall("model_review", "model.review");
    },
  },
  {
    name: "the score is wrong",
    rating: 2,
    comments: [
      "The risk score is far too high for a bakery.",
      "De risicoscore is veel te hoog.",
      "Le score de risque est beaucoup trop élevé.",
    ],
    plant: (it) => it.stageOf("risk_score"),
  },
  {
    name: "the merchant category is wrong",
    rating: 2,
    comments: [
      "Wrong MCC: they bake bread.",
      "De MCC klopt niet, het is een bakkerij.",
      "La catégorie de commerçant est fausse.",
    ],
    plant: (it) => it.stageOf("merchant_category"),
  },
  {
    name: "a request was blocked",
    rating: 1,
    comments: ["", "Something essential is missing.", "Er ontbreekt iets wezenlijks."],
    plant: (it) => {
      it.open("screening", "source_not_configured");
      it.gap("screening", "high");
      return it.block("screening");
    },
  },
];

/** Failures beside the planted one, of another agent, which cost the result little or nothing. */
const NOISE: readonly ((iteration: Iteration) => void)[] = [
  (it) => it.stumble("debt_status", "inhoudingsplicht.check"),
  (it) => it.stumble("vat", "vies.check"),
  (it) => it.stumble("registry", "kbo.lookup"),
  (it) => {
    it.gap("gazette", "low");
    it.fail("gazette", "gazette.lookup", "http_error");
  },
  (it) => {
    it.gap("einvoicing", "low");
    it.fail("einvoicing", "peppol.search", "timeout");
  },
  () => {},
];

/** The twenty planted failures, each with noise of its own. */
export function plantFailures(random: Random): PlantedFailure[] {
  return PLANTS.map(({ name, rating, categories = [], comments, plant }) => {
    const iteration = new Iteration(random);
    // Before the plant, whose agent keeps the last word on its own records.
    for (let i = 0; i < 2; i++) pick(random, NOISE)(iteration);
    const culprit = plant(iteration);
    const comment = pick(random, comments);
    return { name, culprit, evidence: iteration.evidence({ rating, categories, comment: comment || null }) };
  });
}
