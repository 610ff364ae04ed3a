import { describe, expect, it } from "vitest";
import { namesInText } from "../../../src/domain/customer/names-in-text.rules.ts";

const names = (text: string): string[] => namesInText(text).flatMap(({ name, isVariant }) => (isVariant ? [] : [name]));
const all = (text: string): string[] => namesInText(text).map(({ name }) => name);

describe("names in a text", () => {
  it.each<[string, readonly string[]]>([
    ["Monthly allowance from my father-in-law, Viktor Arkadjevitsj Morozenko.", ["Viktor Arkadjevitsj Morozenko"]],
    ["Viktor Arkadjevitsj Morozenko, born 14 March 1968, a friend.", ["Viktor Arkadjevitsj Morozenko"]],
    ["ALLOWANCE FROM MY UNCLE VIKTOR MOROZENKO", ["VIKTOR MOROZENKO"]],
    ["Darlehen meines Schwagers Hans-Peter Müller für das Haus", ["Hans-Peter Müller"]],
    ["Een lening van mijn broer Jan De Smet. Hij woont in Gent.", ["Jan De Smet"]],
    ["Prêt de l'ami d'Ivan Petrov", ["Ivan Petrov"]],
    ["Lent by J. Peeters and Maria van den Broeck", ["J Peeters", "Maria van den Broeck"]],
    ["мой дядя Виктор Морозенко помогает", ["Виктор Морозенко"]],
    ["a gift of محمد علي حسن of Amman", ["محمد علي حسن"]],
  ])("are runs of words with capitals, or of a script without: %s", (text, expected) => {
    expect(names(text)).toEqual(expected);
  });

  it.each<[string, string]>([
    ["Our supplier of grain is Zarnitsa Meridiantorg OOO; nobody else.", "Zarnitsa Meridiantorg OOO"],
    ["we also sell to Qasr al-Nuhasi General Trading FZE.", "Qasr al-Nuhasi General Trading FZE"],
    ['Deliveries to OOO "Zarnitsa Trading" by train', "OOO Zarnitsa Trading"],
    ["поставки от ООО «Заря Меридианторг»", "ООО Заря Меридианторг"],
    ["Wij kopen bij Colruyt NV en Alfa B.V. in Gent", "Colruyt NV"],
  ])("are what stands beside a legal form: %s", (text, expected) => {
    expect(names(text)).toContain(expected);
  });

  it("are looked for without what stands before them with a capital as well", () => {
    expect(all("Monatliche Zuwendung von Viktor Arkadjevitsj Morozenko")).toContain("Viktor Arkadjevitsj Morozenko");
    expect(all("Gas von Zarnitsa GmbH")).toContain("Zarnitsa GmbH");
    expect(all("my uncle Morozenko, Viktor, from Moscow")).toContain("Morozenko, Viktor");
    expect(all("Konto Viktor Morozenko")).toContain("Viktor Morozenko");
    expect(all("Vertrieb von Waren der Zarnitsa Meridiantorg OOO")).toContain("Zarnitsa Meridiantorg OOO");
    expect(all("Via Zarnitsa Trading OOO")).toContain("Zarnitsa Trading OOO");
    expect(all("我的朋友王小明")).toContain("王小明");
    expect(all("viktor morozenko, a friend")).toContain("viktor morozenko");
  });

  it("are not single words, words in small letters of a sentence, or what begins a sentence", () => {
    expect(all("Salary from my employer, for daily use and for the rent.")).toEqual([]);
    expect(names("We sell bread in Leuven. Our customers live in Brussels.")).toEqual([]);
  });

  it("are each found once, in bounded time", () => {
    expect(names("Jan Peeters and Jan Peeters")).toEqual(["Jan Peeters"]);
    const began = performance.now();
    namesInText("Jan De Smet OOO ".repeat(5_000));
    expect(performance.now() - began).toBeLessThan(500);
  });
});
