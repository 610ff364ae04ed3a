import { describe, expect, it } from "vitest";
import { pruneModule } from "../../../src/cli/console/prune-module.ts";

const MODULE = `
var Base = class { static size = heavy(); };
var Used = class extends Base { read() { return helper({ inner: 1 }); } };
class Unused extends Base { static { register(Unused); } }
function helper({ inner }) { return inner + constant; }
const constant = 2, other = helper({ inner: 3 });
function heavy() { return 7; }
function register(one) { list.push(one); }
const list = [];
var Drawn = class Canvas extends Unused { draw() { return other; } };
const painted = () => Drawn;
globalThis.state ??= heavy();
export { Used, painted };
`;

async function run(text: string): Promise<Record<string, any>> {
  return import(`data:text/javascript,${encodeURIComponent(text)}`);
}

describe("a module of which only some exports are used", () => {
  it("keeps what they reach, with what its statements reach, and drops classes that a bundler would keep", async () => {
    const pruned = pruneModule(MODULE, { Reader: "Used" }, {});
    expect(pruned).not.toMatch(/Unused|Canvas|painted|register|list|other/);
    expect(pruned).toMatch(/globalThis\.state/);
    const { Reader } = await run(pruned);
    expect(new Reader().read()).toBe(3);
  });

  it("has a stub in place of a class, by the class's own name, without what that reaches", async () => {
    const pruned = pruneModule(MODULE, { painted: "painted" }, { Canvas: "class{}" });
    expect(pruned).not.toMatch(/Unused|other/);
    expect(new ((await run(pruned))["painted"]())()).toEqual({});
  });

  it("finds a stub's class by the name that it is declared by as well", () => {
    expect(pruneModule(MODULE, { painted: "painted" }, { Drawn: "class{}" })).not.toMatch(/Canvas|Unused/);
  });

  it("keeps what only a member of the same name, or a variable inside, may refer to", () => {
    const text = "const value = 1; const used = ({ value: own }) => own[value]; export { used };";
    expect(pruneModule(text, { used: "used" }, {})).toContain("const value = 1;");
    const named = "const value = 1; const used = (one) => one.value; export { used };";
    expect(pruneModule(named, { used: "used" }, {})).not.toContain("const value");
  });

  it.each([
    ["declares no stub's name", { Canvas: "class{}" }, "const a = 1;", "declares no Canvas"],
    ["declares a stub's name twice", { a: "1" }, "var a = 1; var b = class a {};", "declares a twice"],
    ["has imports", {}, "import b from 'b'; const a = 1;", "has imports"],
    ["lacks an export", {}, "const b = 1;", "declares no a"],
    ["is no module", {}, "const = ;", "cannot be parsed"],
  ])("is refused where it %s", (_, stubs, text, message) => {
    expect(() => pruneModule(text, { a: "a" }, stubs)).toThrow(message);
  });
});
