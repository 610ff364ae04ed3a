import { soundNumbers } from "../portfolios.ts";
import type { WebhookReceiver } from "../webhook-receiver.ts";
import type { DueRows, Life, Stage } from "./case-life.ts";
import { CleanLife, DeletedLife, DisputedLife, ScannedLife, SuspiciousLife } from "./case-lives.ts";
import type { Findings } from "./findings.ts";

/** A portfolio of companies that nobody else scans. */
class PortfolioLife implements Life {
  readonly #stage: Stage;
  readonly #numbers: readonly string[];
  #portfolioId = "";

  constructor(stage: Stage, numbers: readonly string[]) {
    this.#stage = stage;
    this.#numbers = numbers;
  }

  async run(): Promise<void> {
    const { client, id } = this.#stage;
    const token = await client.service.token(`officer-${id}`);
    const { portfolio_id } = await client.write({
      what: "portfolio",
      method: "POST",
      route: "/api/scan/portfolio",
      token,
      json: { name: id, registration_numbers: ["not a number", ...this.#numbers] },
      expected: 200,
    });
    this.#portfolioId = portfolio_id;
    await client.until("the portfolio is done", this.#route, token, ({ status }) => status === "done");
  }

  get #route(): string {
    return `/api/scan/portfolio/${this.#portfolioId}/results`;
  }

  due(): DueRows {
    return { portfolios: [this.#portfolioId], scans: this.#numbers.map((number) => `${number} 1`) };
  }

  async check(findings: Findings): Promise<void> {
    const { client, id } = this.#stage;
    const token = await client.service.token(`officer-${id}`);
    const { body } = await client.read(this.#route, { token });
    const counts = [body.total_entities, body.scanned, body.failed].join(" ");
    findings.compare(`${id}: counts`, [`${this.#numbers.length + 1} ${this.#numbers.length} 1`], [counts]);
    const found = body.results.map((scan: any) => scan.registration_number);
    findings.compare(`${id}: results`, this.#numbers, found);
    for (const number of this.#numbers) {
      const history = await client.read(`/api/scan/entity/${number}/results`, { token });
      findings.compare(
        `${id}: scans of ${number}`,
        ["1"],
        history.body.map((scan: any) => String(scan.tier)),
      );
    }
  }
}

const PORTFOLIO_SIZE = 24;
/** Numbers that one life of each kind takes. */
const NUMBERS_A_SET = PORTFOLIO_SIZE + 1;

/** One life of each kind; `set` makes them unlike those of every other. */
export function bringToLife(client: Stage["client"], receiver: WebhookReceiver, set: number): Life[] {
  const stage = (kind: string): Stage => ({ client, id: `${kind}-${set}` });
  const [scanned, ...portfolio] = soundNumbers(NUMBERS_A_SET, 9_000_000 + set * NUMBERS_A_SET);
  return [
    new CleanLife(stage("clean"), receiver),
    new SuspiciousLife(stage("suspicious")),
    new DisputedLife(stage("disputed")),
    new ScannedLife(stage("scanned"), scanned!),
    new DeletedLife(stage("deleted")),
    new PortfolioLife(stage("portfolio"), portfolio),
  ];
}
