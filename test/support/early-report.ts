import { writeFileSync } from "node:fs";
import type { Report } from "./checks.ts";
import type { Reporter, TestModule, TestSpecification } from "vitest/node";

/**
 * Writes what is counted of a run as soon as its last file has ended. Vitest's own report comes after the workers
 * closed, and one that never does would hold it back for good; where all goes well it takes the place of this one.
 */
export default class EarlyReport implements Reporter {
  readonly #ended = new Set<string>();
  readonly #counts = { passed: 0, failed: 0, skipped: 0 };
  readonly #unloaded: Report["testResults"][number][] = [];
  #files = 0;

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.#files = specifications.length;
  }

  onTestModuleEnd(module: TestModule): void {
    if (this.#ended.has(module.id)) return;
    this.#ended.add(module.id);
    const tests = [...module.children.allTests()];
    for (const test of tests) {
      const { state } = test.result();
      this.#counts[state === "pending" ? "skipped" : state]++;
    }
    if (module.state() === "failed" && tests.length === 0) {
      this.#unloaded.push({ status: "failed", assertionResults: [] });
    }
    if (this.#ended.size === this.#files) this.#write();
  }

  #write(): void {
    const { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests } = this.#counts;
    const report: Report = {
      numPassedTests,
      numFailedTests,
      numPendingTests,
      numTodoTests: 0,
      testResults: this.#unloaded,
    };
    writeFileSync(process.env.EARLY_REPORT!, JSON.stringify(report));
  }
}
