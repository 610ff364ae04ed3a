/**
 * Which answers of repeated calls for one thing may be shown. Answers that overtake each other must not put the page
 * back, and calls that take longer than the time between two of them must not keep the page empty.
 */
export class AnswerOrder {
  #begun = 0;
  #answered = 0;
  #shown = 0;

  /** @returns the number of a call that begins now */
  begin(): number {
    return ++this.#begun;
  }

  /** Records that a call was answered. @returns whether its answer is newer than everything shown so far */
  answered(call: number): boolean {
    this.#answered = Math.max(this.#answered, call);
    if (call <= this.#shown) return false;
    this.#shown = call;
    return true;
  }

  /** Whether the newest call waits for its answer. */
  get isWaiting(): boolean {
    return this.#answered < this.#begun;
  }

  /** Shows no answer of a call that has begun. */
  drop(): void {
    this.#shown = this.#begun;
    this.#answered = this.#begun;
  }
}
