import type { Question } from "../templates/template.types.ts";
import { type DeclaredOwner, roleWords } from "./declared-owner.model.ts";
import { readDeclaredOwners } from "./declared-owners.ts";
import { type Entry, text } from "./stated-facts.ts";

/** A choice in English; persons and companies one a line; anything else as it was written. */
export function linesOf(answer: unknown, options: Question["options"]): readonly string[] | null {
  if (typeof answer === "boolean") return [answer ? "yes" : "no"];
  if (typeof answer === "object" && answer !== null) {
    const list: readonly unknown[] = Array.isArray(answer) ? answer : [answer];
    const owners = list.some((one) => typeof one === "object") ? (readDeclaredOwners(list) ?? []) : [];
    const lines = owners.length > 0 ? owners.map(ownerLine) : list.flatMap((one) => textOf(one) ?? []);
    return lines.length > 0 ? lines : null;
  }
  const given = textOf(answer);
  if (given === null) return null;
  const option = options?.find((one) => Object.values(one).includes(given));
  return option ? [option.en] : given.split(/\r?\n/).filter((line) => line.trim() !== "");
}

const textOf = (value: unknown): string | null => text(typeof value === "number" ? `${value}` : value);

function ownerLine(owner: DeclaredOwner): string {
  const given: Entry = { ...owner };
  const of = (field: string, before = "") => {
    const value = text(given[field]);
    return value === null ? "" : `${before}${value}`;
  };
  return [
    owner.name,
    roleWords(owner),
    owner.share_percent === undefined ? "" : `${owner.share_percent} %`,
    of("birth_date", "born ") + of("birth_place", " in "),
    of("nationality", "nationality "),
    of("residence", "lives in "),
    of("enterprise_number") || of("foreign_number"),
    of("country"),
    given["is_pep"] === true ? "politically exposed" : "",
  ]
    .filter(Boolean)
    .join(", ");
}
