import type { DiagnosticsRecords, IterationDiagnostics } from "../src/domain/iteration/diagnostics.model.ts";
import type { Evaluation, StoredEvaluation } from "../src/domain/reasoning/evaluation.model.ts";
import type { LongTexts } from "./long-texts.ts";

/** The last stage of a run. */
const LAST_STAGE = "conclusions";

/** What investigations store in a case's object: outputs of stages, diagnostics, evaluations of the rules. */
export class CaseRuns {
  readonly #sql: SqlStorage;
  readonly #texts: LongTexts;

  constructor(sql: SqlStorage, texts: LongTexts) {
    this.#sql = sql;
    this.#texts = texts;
    sql.exec(`
      CREATE TABLE IF NOT EXISTS stages (
        run_id TEXT NOT NULL, name TEXT NOT NULL, output TEXT NOT NULL, PRIMARY KEY (run_id, name));
      CREATE TABLE IF NOT EXISTS runs (
        run_id TEXT PRIMARY KEY, iteration INTEGER NOT NULL, attempts INTEGER NOT NULL DEFAULT 0,
        concluded INTEGER NOT NULL DEFAULT 0);
      CREATE TABLE IF NOT EXISTS diagnostics (
        run_id TEXT NOT NULL, name TEXT NOT NULL, iteration INTEGER NOT NULL, records TEXT NOT NULL,
        PRIMARY KEY (run_id, name));
      CREATE TABLE IF NOT EXISTS evaluations (
        iteration INTEGER PRIMARY KEY, evaluated_at TEXT NOT NULL, evaluation TEXT NOT NULL);
    `);
  }

  /** Records which runs concluded, for an object written before the table of runs existed. */
  migrate(): void {
    const rows = this.#sql
      .exec<{ run_id: string; output: string }>(
        "SELECT run_id, output FROM stages WHERE name = ? ORDER BY rowid",
        LAST_STAGE,
      )
      .toArray();
    for (const { run_id, output } of rows) {
      const { result } = JSON.parse(output) as { result?: { iteration?: number } };
      if (result?.iteration !== undefined) this.#markConcluded(run_id, result.iteration);
    }
  }

  #markConcluded(runId: string, iteration: number): void {
    this.#sql.exec(
      `INSERT INTO runs (run_id, iteration, concluded) VALUES (?, ?, 1)
       ON CONFLICT (run_id) DO UPDATE SET concluded = 1`,
      runId,
      iteration,
    );
  }

  /**
   * Counts an attempt before it begins; returns the number of attempts since the run last completed a stage, this
   * one included.
   */
  beginAttempt(runId: string, iteration: number): number {
    return this.#sql
      .exec<{ attempts: number }>(
        `INSERT INTO runs (run_id, iteration, attempts) VALUES (?, ?, 1)
         ON CONFLICT (run_id) DO UPDATE SET attempts = attempts + 1 RETURNING attempts`,
        runId,
        iteration,
      )
      .one().attempts;
  }

  /** Uncounts an attempt that ended by itself: only attempts that died stay counted. */
  endAttempt(runId: string): void {
    this.#sql.exec("UPDATE runs SET attempts = max(attempts - 1, 0) WHERE run_id = ?", runId);
  }

  stage(runId: string, name: string): unknown {
    const row = this.#sql
      .exec<{ output: string }>("SELECT output FROM stages WHERE run_id = ? AND name = ?", runId, name)
      .toArray()[0];
    return row === undefined ? undefined : JSON.parse(this.#texts.get(stageOwner(runId, name), row.output));
  }

  /** All stages of the run that concluded an iteration, in the order of completion; null without a conclusion. */
  concludedStages(iteration: number): Record<string, unknown> | null {
    const [run] = this.#sql
      .exec<{ run_id: string }>(
        "SELECT run_id FROM runs WHERE iteration = ? AND concluded = 1 ORDER BY rowid DESC LIMIT 1",
        iteration,
      )
      .toArray();
    if (!run) return null;
    const rows = this.#sql
      .exec<{ name: string; output: string }>(
        "SELECT name, output FROM stages WHERE run_id = ? ORDER BY rowid",
        run.run_id,
      )
      .toArray();
    return Object.fromEntries(
      rows.map(({ name, output }) => [
        name,
        JSON.parse(this.#texts.get(stageOwner(run.run_id, name), output)) as unknown,
      ]),
    );
  }

  /** Stores a stage with its diagnostics, and resets the count of attempts: the run makes progress. */
  saveStage(
    run: { readonly runId: string; readonly iteration: number },
    name: string,
    output: unknown,
    records: DiagnosticsRecords,
  ): void {
    const { runId, iteration } = run;
    this.#sql.exec(
      "INSERT INTO stages (run_id, name, output) VALUES (?, ?, ?)",
      runId,
      name,
      this.#texts.put(stageOwner(runId, name), JSON.stringify(output ?? null)),
    );
    this.addDiagnostics(runId, name, iteration, records);
    this.#sql.exec("UPDATE runs SET attempts = min(attempts, 1) WHERE run_id = ?", runId);
    if (name === LAST_STAGE) this.#markConcluded(runId, iteration);
  }

  /** Idempotent. */
  addDiagnostics(runId: string, name: string, iteration: number, records: DiagnosticsRecords): void {
    this.#sql.exec(
      "INSERT OR REPLACE INTO diagnostics (run_id, name, iteration, records) VALUES (?, ?, ?, ?)",
      runId,
      name,
      iteration,
      this.#texts.put(diagnosticsOwner(runId, name), JSON.stringify(records)),
    );
  }

  /** Diagnostics of the stages of one iteration, or of all iterations, in the order of completion. */
  diagnostics(iteration: number | null): IterationDiagnostics[] {
    const rows = this.#sql
      .exec<{ run_id: string; name: string; iteration: number; records: string }>(
        `SELECT run_id, name, iteration, records FROM diagnostics
         WHERE iteration = coalesce(?, iteration) ORDER BY iteration, rowid`,
        iteration,
      )
      .toArray()
      .map((row) => ({
        iteration: row.iteration,
        records: JSON.parse(this.#texts.get(diagnosticsOwner(row.run_id, row.name), row.records)) as DiagnosticsRecords,
      }));
    return [...Map.groupBy(rows, (row) => row.iteration)].map(([of, parts]) => ({
      iteration: of,
      records: mergeRecords(parts.map(({ records }) => records)),
    }));
  }

  /** Iterations with any record. */
  iterations(): number[] {
    return this.#sql
      .exec<{ iteration: number }>("SELECT DISTINCT iteration FROM diagnostics ORDER BY iteration")
      .toArray()
      .map(({ iteration }) => iteration);
  }

  /** Another evaluation of the same iteration replaces the first. */
  saveEvaluation(iteration: number, evaluation: Evaluation, evaluatedAt: string): void {
    this.#sql.exec(
      "INSERT OR REPLACE INTO evaluations (iteration, evaluated_at, evaluation) VALUES (?, ?, ?)",
      iteration,
      evaluatedAt,
      this.#texts.put(`evaluation:${iteration}`, JSON.stringify(evaluation)),
    );
  }

  /** The evaluation of one iteration, or of the latest that has one. */
  evaluation(iteration: number | null): StoredEvaluation | null {
    const [row] = this.#sql
      .exec<{ iteration: number; evaluated_at: string; evaluation: string }>(
        `SELECT iteration, evaluated_at, evaluation FROM evaluations
         WHERE iteration = coalesce(?, (SELECT max(iteration) FROM evaluations))`,
        iteration,
      )
      .toArray();
    if (!row) return null;
    const text = this.#texts.get(`evaluation:${row.iteration}`, row.evaluation);
    return { iteration: row.iteration, evaluation: JSON.parse(text) as Evaluation, evaluatedAt: row.evaluated_at };
  }
}

const stageOwner = (runId: string, name: string): string => `stage:${runId}:${name}`;
const diagnosticsOwner = (runId: string, name: string): string => `diagnostics:${runId}:${name}`;

const mergeRecords = (parts: readonly DiagnosticsRecords[]): DiagnosticsRecords => ({
  stages: parts.flatMap(({ stages }) => stages),
  tool_invocations: parts.flatMap((part) => part.tool_invocations),
  governance_checks: parts.flatMap((part) => part.governance_checks),
  evoi_decisions: parts.flatMap((part) => part.evoi_decisions),
});
