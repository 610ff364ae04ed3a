import { describe, expect, it } from "vitest";
import { otherNameThanOpened } from "../../../src/domain/customer/opened-name.rules.ts";

const compared = (companyName: string, full_name: string) =>
  otherNameThanOpened({ templateId: "kyc_natural_person", companyName, answers: { full_name } })?.is ?? null;

describe("the name that a private customer answers beside the one that the case was opened under", () => {
  it.each([
    ["محمد علي", "Mohamed Ali"],
    ["Mohamed Ali", "محمد علي"],
    ["חיים כהן", "Chaim Cohen"],
    ["田中太郎", "Tanaka Taro"],
    ["陈小明", "Chan Siu Ming"],
    ["ยุทธพงศ์", "Yutthaphong"],
    ["たなか", "田中太郎"],
    ["Jan Peeters", "See passport"],
    ["Jan Peeters", "zie identiteitskaart"],
    ["Jan Peeters", "4711"],
    ["Private customer 12", "Jan Peeters"],
  ])("may be of one person, though nobody can tell: %s, %s", (opened, answered) => {
    expect(compared(opened, answered)).not.toBe("different");
  });

  it.each([
    ["Jan Peeters", "See passport"],
    ["Jan Peeters", "zie identiteitskaart"],
    ["Rudi Goossens", "محمد علي"],
    ["陈小明", "Chan Siu Ming"],
    ["חיים כהן", "Chaim Cohen"],
  ])("does not agree by that: %s, %s", (opened, answered) => expect(compared(opened, answered)).toBe("incomparable"));

  it.each([
    ["Jan Peeters", "Rudi Goossens"],
    ["Jan Peeters", "Rudi Goossens, see passport"],
    ["Jan Peeters", "Passport Rudi"],
    ["Jan Peeters", "Елена Смирнова"],
    ["Jan Peeters", "Γιώργος Παπαδόπουλος"],
    ["محمد علي", "خالد حسن"],
    ["Rudi Goossens", "Jan محمد"],
  ])("is certainly another: %s, %s", (opened, answered) => expect(compared(opened, answered)).toBe("different"));
});
