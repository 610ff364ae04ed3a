import { type CasePage, type CaseSummary, walkCases } from "../../api/cases.ts";
import { answer, api } from "../../api/client.ts";
import { SARS } from "./texts.ts";

export interface BoardItem {
  readonly key: string;
  readonly workflowId: string;
  readonly company: string;
  readonly caseStatus: string;
  /** A report's status, or `none` for an escalated case without one. */
  readonly status: string;
  readonly summary: string;
  /** Who changed it last; null where nobody has raised one. */
  readonly by: string | null;
  readonly changedAt: string;
}

export interface Board {
  readonly items: readonly BoardItem[];
  /** Cases whose reports were read. */
  readonly looked: number;
  readonly total: number;
  /** Whether every case was read. */
  readonly complete: boolean;
  readonly busy: boolean;
  readonly error: unknown;
}

const AT_ONCE = 6;
/** Pages of cases that are read before the officer is asked whether to continue. */
const PAGES_AT_A_TIME = 10;

/** Reads the reports case by case, since the interface has no other list, and reports its progress. */
export class BoardReader {
  #board: Board = { items: [], looked: 0, total: 0, complete: false, busy: false, error: undefined };
  readonly #onChange: (board: Board) => void;
  readonly #items = new Map<string, readonly BoardItem[]>();
  readonly #cases = new Map<string, CaseSummary>();
  #walk = walkCases();
  #stopped = false;

  constructor(onChange: (board: Board) => void) {
    this.#onChange = onChange;
  }

  stop(): void {
    this.#stopped = true;
  }

  /** Reads the next cases; after a failure, those that were not read. */
  async lookOn(): Promise<void> {
    if (this.#board.busy || this.#board.complete) return;
    await this.#busily(async () => {
      for (let page = 0; page < PAGES_AT_A_TIME && !this.#stopped; page++) {
        const { value, done } = await this.#walk.next();
        if (done) return this.#show({ complete: true });
        await this.#read(value);
      }
    });
  }

  /** Reads the newest cases and those on the board again, so that it stays current. */
  async lookAgain(): Promise<void> {
    if (this.#board.busy || this.#board.looked === 0) return;
    await this.#busily(async () => {
      const { value } = await walkCases().next();
      if (!value) return;
      const newest = new Set(value.cases.map(({ case_id }) => case_id));
      const shown = [...this.#cases.values()].filter(
        ({ case_id }) => !newest.has(case_id) && (this.#items.get(case_id)?.length ?? 0) > 0,
      );
      await this.#read({ total: value.total, cases: [...value.cases, ...shown] });
    });
  }

  async #busily(act: () => Promise<void>): Promise<void> {
    this.#show({ busy: true, error: undefined });
    try {
      await act();
      this.#show({ busy: false });
    } catch (error) {
      // A generator that has thrown is finished: start again. Cases already read are only read once more.
      this.#walk = walkCases();
      this.#show({ busy: false, error });
    }
  }

  async #read({ cases, total }: CasePage): Promise<void> {
    const waiting = [...cases];
    const work = async () => {
      for (let item = waiting.shift(); item && !this.#stopped; item = waiting.shift()) {
        this.#items.set(item.case_id, await readItems(item));
        this.#cases.set(item.case_id, item);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    this.#show({ total });
  }

  #show(change: Partial<Board>): void {
    const items = [...this.#items.values()].flat().toSorted((a, b) => b.changedAt.localeCompare(a.changedAt));
    this.#board = { ...this.#board, looked: this.#items.size, items, ...change };
    if (!this.#stopped) this.#onChange(this.#board);
  }
}

/** A report can be raised on any case, even before its investigation, so every case is read. */
async function readItems(item: CaseSummary): Promise<BoardItem[]> {
  const sars = await answer(api.GET("/cases/{case_id}/sar", { params: { path: { case_id: item.case_id } } }));
  const common = { workflowId: item.workflow_id, company: item.company_name, caseStatus: item.status };
  if (sars.length === 0) {
    if (item.status !== "ESCALATED") return [];
    const summary = SARS.escalated;
    return [{ ...common, key: item.case_id, status: "none", summary, by: null, changedAt: item.updated_at }];
  }
  return sars.map((sar) => ({
    ...common,
    key: sar.sar_id,
    status: sar.status,
    summary: sar.reason.length > 140 ? `${sar.reason.slice(0, 140)}…` : sar.reason,
    by: sar.history.at(-1)?.actor ?? sar.raised_by,
    changedAt: sar.updated_at,
  }));
}
