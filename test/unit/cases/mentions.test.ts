import { describe, expect, it } from "vitest";
import {
  completeMention,
  mentionAt,
  readMentions,
  suggestMentions,
} from "../../../src/web/console/screens/case/conversation/mentions.ts";

const PEOPLE = ["alice", "bob", "bob@bank.be", "bob@other.be", "carol.van-damme@bank.be", "dirk@bank.be", "Eva Maes"];

describe("a mention", () => {
  it.each<[text: string, notified: string[]]>([
    ["@bob, did they send it?", ["bob"]],
    ["Ask @bob@bank.be about it.", ["bob@bank.be"]],
    ["Ask @bob@bank.be.", ["bob@bank.be"]],
    ["(@bob)", ["bob"]],
    ["[@bob] and “@alice”!", ["bob", "alice"]],
    ["(@bob)/(@alice)", ["bob", "alice"]],
    ["@bob,@alice", ["bob", "alice"]],
    ["@carol.van-damme@bank.be: see page 2", ["carol.van-damme@bank.be"]],
    ["It is @bob's, not @bob’s.", ["bob"]],
    ["@Bob", ["bob"]],
    ["@[Eva Maes] and @[bob]", ["Eva Maes", "bob"]],
    ["@bob... @bob - @bob", ["bob"]],
    ["line\n@bob\nline", ["bob"]],
  ])("notifies in %j exactly %j", (text, notified) => {
    expect(readMentions(text, PEOPLE)).toEqual({ notified, unknown: [], ambiguous: [] });
  });

  it.each<[text: string, unknown: string[]]>([
    ["Mail bob@bank.be or info+bob@bank.be", []],
    ["a@b @ @, @", []],
    ["@bobby and @bob.smith and @bob-anne", ["bobby", "bob.smith", "bob-anne"]],
    ["@bob@bank.bex", ["bob@bank.bex"]],
    ["@bob_", ["bob_"]],
    ["@Eva", ["Eva"]],
    ["@dirk", ["dirk"]],
    ["@[Eva]", ["Eva"]],
  ])("notifies nobody in %j, and says so of %j", (text, unknown) => {
    expect(readMentions(text, PEOPLE)).toEqual({ notified: [], unknown, ambiguous: [] });
  });

  it("notifies nobody where it may be one of several", () => {
    const two = ["bob@bank.be", "bob@other.be", "Kim", "KIM"];
    expect(readMentions("@bob, @kim", two)).toEqual({
      notified: [],
      unknown: [],
      ambiguous: [
        { written: "bob", fits: ["bob@bank.be", "bob@other.be"] },
        { written: "kim", fits: ["Kim", "KIM"] },
      ],
    });
    expect(readMentions("@KIM", two).notified).toEqual(["KIM"]);
  });

  it("is offered and completed where the caret stands", () => {
    const text = "Ask @ca about (@bo) now";
    const first = mentionAt(text, 7)!;
    expect(suggestMentions(first, PEOPLE)).toEqual(["carol.van-damme@bank.be"]);
    const done = completeMention(text, first, "carol.van-damme@bank.be");
    expect(done.text).toBe("Ask @carol.van-damme@bank.be about (@bo) now");
    expect(done.text.slice(0, done.caret)).toBe("Ask @carol.van-damme@bank.be");
    const second = mentionAt(text, 17)!;
    expect(suggestMentions(second, PEOPLE)).toEqual(["bob", "bob@bank.be", "bob@other.be"]);
    expect(completeMention(text, second, "bob@bank.be").text).toBe("Ask @ca about (@bob@bank.be) now");
    expect(mentionAt("mail bob@bank", 13)).toBeNull();
    expect(mentionAt("@bob done", 9)).toBeNull();
    const last = mentionAt("See @ma", 7)!;
    const named = completeMention("See @ma", last, suggestMentions(last, PEOPLE)[0]!);
    expect(named).toEqual({ text: "See @[Eva Maes] ", caret: 16 });
    expect(readMentions(named.text, PEOPLE).notified).toEqual(["Eva Maes"]);
  });

  it("that the completion wrote is read as the same officer, whatever the id", () => {
    for (const id of [...PEOPLE, "auth0|5f7c", "o'neil", "x.y-z_1", "用户"]) {
      const { text } = completeMention("@", mentionAt("@", 1)!, id);
      expect([id, readMentions(`${text}, please`, [...PEOPLE, id]).notified]).toEqual([id, [id]]);
    }
  });
});
