import { describe, expect, test } from "vitest";
import {
  birthDatesAgree,
  compareBirthDates,
  describeBirthDate,
  exactYearOf,
  LISTED_BIRTH_DATE,
} from "../../../src/domain/hits/birth-dates.rules.ts";

describe("a date of birth beside a listed one", () => {
  test.each([
    ["1968-03-14", "1968-03-14", "day"],
    ["1968-14-03", "1968-03-14", "swapped"],
    ["1968-03", "1968-03-14", "month"],
    ["1968-03-14", "1968-03", "month"],
    ["1968-03-14", "1968", "year"],
    ["1968", "1968-03-14", "year"],
    ["1968-07-02", "1968-03-14", "other_day"],
    ["1968-03-15", "1968-03-14", "misread"],
    ["1968-03-11", "1968-03-14", "misread"],
    ["1968-03-24", "1968-03-14", "misread"],
    ["1968-08-14", "1968-03-14", "misread"],
    ["1968-03-01", "1968-02-29", "misread"],
    ["1969-01-01", "1968-12-31", "misread"],
    ["1968-03-28", "1968-03-14", "other_day"],
    ["1978-03-14", "1968-03-14", "differs"],
    ["1968-03-15", "1968-03", "month"],
    ["1969-03-14", "1968", "near"],
    ["1970-03-14", "1968", "differs"],
    ["1970", "no date", "unclear"],
    ["00/00/1960", "1990", "unclear"],
    ["", "1990", "unclear"],
    ["1960-05-12", "1960-00-00", "year"],
    ["1960-00-00", "1960-05-12", "year"],
    ["1960-05-12", "0000-00-00", "unclear"],
    ["1980-05-06", "1982/1977", "range"],
    ["1961", "1955/1958~", "unclear"],
    ["1980-05-06", "1977/1982", "range"],
    ["1977", "1977/1982", "range"],
    ["1982-12-31", "1977/1982", "range"],
    ["1976-12-31", "1977/1982", "near"],
    ["1984-01-01", "1977/1982", "differs"],
    ["1953-06-01", "1953-01-01/1954-12-31", "range"],
    ["1953", "1953-06-01/1954-12-31", "range"],
    ["1977-08-15", "1977-08/1977-09", "range"],
    ["1977-10-01", "1977-08/1977-09", "near"],
    ["1957-02-03", "1957~", "range"],
    ["1955-02-03", "1957~", "range"],
    ["1959-02-03", "1957~", "range"],
    ["1954", "1957~", "unclear"],
    ["1962", "1957~", "unclear"],
    ["1963", "1957~", "differs"],
    ["1951", "1957~", "differs"],
    ["1953", "1955~/1958~", "range"],
    ["1964", "1955~/1958~", "differs"],
  ] as const)("%s beside %s: %s", (subject, listed, agreement) => {
    expect(compareBirthDates(subject, listed)).toBe(agreement);
  });

  test.each([
    ["1957-07-30", "1957-07-30"],
    ["1957~", "about 1957"],
    ["1977/1982", "between 1977 and 1982"],
    ["1955~/1958~", "about 1955 to 1958"],
  ])("%s is shown as %s", (listed, shown) => expect(describeBirthDate(listed)).toBe(shown));

  test.each(["195", "1957-7", "1957/", "/1957", "1957~~", "circa 1957", ""])("%s is no listed date", (text) =>
    expect(text).not.toMatch(LISTED_BIRTH_DATE),
  );
});

test("a slip leaves open whether two dates agree, and did not before version 7 of the rules", () => {
  expect(birthDatesAgree("1968-03-15", "1968-03-14")).toBeNull();
  expect(birthDatesAgree("1968-03-15", "1968-03-14", { rulesVersion: 6 })).toBe(false);
  expect(birthDatesAgree("1968-07-02", "1968-03-14")).toBe(false);
});

test.each([
  ["1961-04-02", 1961],
  ["1961-04-02/1961-04-02", 1961],
  ["1961", 1961],
  ["1961~", null],
  ["1961/1962", null],
  ["0000-00-00", null],
  ["no date", null],
])("the exact year of %s is %s", (listed, year) => expect(exactYearOf(listed)).toBe(year));
