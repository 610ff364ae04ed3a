import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readRegulatoryData } from "../../../src/cli/local/regulatory-data.ts";
import { addMonths, type CalendarEntry, listCalendar } from "../../../src/features/regulatory/calendar.rules.ts";
import type { RegulatoryChange } from "../../../src/features/regulatory/change.model.ts";
import { writeCalendar } from "../../../src/features/regulatory/ical.ts";
import { openRadar } from "../../../src/features/regulatory/radar.machine.ts";

const dataset = readRegulatoryData();
const radar = openRadar("test", dataset, "2026-11-20");

const change: RegulatoryChange = {
  id: "c1",
  article_id: "be-aml-2017-art-67",
  regulation_id: "be-aml-2017",
  change_type: "threshold",
  description: "Lower limit",
  effective_date: "2027-03-01",
  old_value: "3000",
  new_value: "1000",
  source_url: null,
  created_at: "2026-11-20T10:00:00.000Z",
  created_by: "carol",
};

describe("calendar", () => {
  it("adds months without leaving the month that is meant", () => {
    expect(addMonths("2026-11-20", 12)).toBe("2027-11-20");
    expect(addMonths("2026-08-31", 6)).toBe("2027-02-28");
    expect(addMonths("2027-08-31", 6)).toBe("2028-02-29");
    expect(addMonths("2026-12-31", 1)).toBe("2027-01-31");
  });

  it("begins today, ends with the last day asked for, and runs in order", () => {
    const entries = listCalendar(radar, 12);
    const dates = entries.map((entry) => entry.date);
    const expected = dataset.events.filter(({ date }) => date >= "2026-11-20" && date <= "2027-11-20");
    expect(entries).toHaveLength(expected.length);
    expect(dates).toEqual(dates.toSorted());
    expect(entries[0]).toMatchObject({ date: "2026-11-20", days_until: 0 });
    expect(entries.find((entry) => entry.date === "2027-07-10")?.days_until).toBe(232);
    expect(listCalendar(radar, 1).length).toBeLessThan(entries.length);
  });

  it("names the article where only one of the act takes effect that day", () => {
    const named = listCalendar(radar, 60).filter((entry) => entry.article_id !== null);
    expect(named.length).toBeGreaterThan(0);
    for (const entry of named) expect(radar.articles.get(entry.article_id!)?.effective_date).toBe(entry.date);
  });

  it("holds registered changes in their place", () => {
    const entries = listCalendar(radar, 12, [change, { ...change, id: "c2", effective_date: "2026-01-01" }]);
    const mine = entries.filter((entry) => entry.uid.startsWith("change-"));
    expect(mine).toEqual([
      {
        uid: "change-c1",
        date: "2027-03-01",
        regulation_id: "be-aml-2017",
        article_id: "be-aml-2017-art-67",
        event_type: "threshold",
        title: "Registered change: Cash limit",
        description: "Lower limit",
        days_until: 101,
      },
    ]);
    const dates = entries.map((entry) => entry.date);
    expect(dates).toEqual(dates.toSorted());
  });
});

/** Unfolds and unescapes as RFC 5545 says. */
const readValues = (file: string, name: string): string[] =>
  file
    .replaceAll("\r\n ", "")
    .split("\r\n")
    .filter((line) => line.startsWith(`${name}:`))
    .map((line) => line.slice(name.length + 1).replaceAll(/\\([\\;,n])/g, (_, c: string) => (c === "n" ? "\n" : c)));

const entry = (title: string): CalendarEntry => ({ ...listCalendar(radar, 1)[0]!, title });

describe("calendar file", () => {
  const now = new Date("2026-11-20T08:09:10.123Z");

  it("has one whole-day event an entry, each with an id of its own", () => {
    const file = writeCalendar(listCalendar(radar, 60), "dossier.example", now);
    const uids = readValues(file, "UID");
    expect(new Set(uids).size).toBe(listCalendar(radar, 60).length);
    expect(file).toContain("DTSTART;VALUE=DATE:20270710\r\n");
    expect(readValues(file, "DTSTAMP")[0]).toBe("20261120T080910Z");
    expect(file.startsWith("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n")).toBe(true);
    expect(file.endsWith("END:VCALENDAR\r\n")).toBe(true);
  });

  it("carries any text back unchanged, in lines of at most 75 octets, and lets none of it become a line", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (title) => {
        const file = writeCalendar([entry(title)], "dossier.example", now);
        const lines = file.split("\r\n");
        expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
        const clean = title.replaceAll(/\r\n?/g, "\n").replaceAll(/[^\P{Cc}\n]/gu, " ");
        expect(readValues(file, "SUMMARY")).toEqual([clean]);
      }),
    );
    const hostile = writeCalendar([entry("x\r\nEND:VEVENT\r\nATTACH:https://evil.example")], "dossier.example", now);
    expect(hostile).not.toMatch(/^ATTACH/m);
  });
});
