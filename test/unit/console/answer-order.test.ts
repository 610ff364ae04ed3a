import { expect, it } from "vitest";
import { AnswerOrder } from "../../../src/web/console/api/answer-order.ts";

it("shows an answer that comes after a later call has begun: the page of a slow service is not empty for good", () => {
  const order = new AnswerOrder();
  const first = order.begin();
  const second = order.begin();
  expect(order.answered(first)).toBe(true);
  expect(order.isWaiting).toBe(true);
  expect(order.answered(second)).toBe(true);
  expect(order.isWaiting).toBe(false);
});

it("shows no answer that a newer one has overtaken", () => {
  const order = new AnswerOrder();
  const first = order.begin();
  const second = order.begin();
  expect(order.answered(second)).toBe(true);
  expect(order.isWaiting).toBe(false);
  expect(order.answered(first)).toBe(false);
});

it("shows no answer about what is no longer asked for, and does not wait for it", () => {
  const order = new AnswerOrder();
  const former = order.begin();
  order.drop();
  expect(order.isWaiting).toBe(false);
  const current = order.begin();
  expect(order.answered(former)).toBe(false);
  expect(order.isWaiting).toBe(true);
  expect(order.answered(current)).toBe(true);
});
