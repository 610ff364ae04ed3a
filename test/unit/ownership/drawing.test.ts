import { assert, array, boolean, constantFrom, integer, property, record } from "fast-check";
import { describe, expect, it } from "vitest";
import { drawOwnership } from "../../../src/domain/ownership/drawing/draw-ownership.ts";
import type { DrawnNode, OwnershipDrawing } from "../../../src/domain/ownership/drawing/drawing.model.ts";
import { structureOf } from "../../../src/domain/ownership/shares/structure.rules.ts";
import { CUSTOMER, ownershipOf, POLICY, stated, states } from "../../support/ownership-fixtures.ts";
import { EXAMPLE_OWNERSHIPS, exampleOwnership, type ExampleOwnership } from "../../support/ownerships.ts";

const draw = ({ ownership, structure }: ExampleOwnership, width?: number): OwnershipDrawing =>
  drawOwnership(ownership, structure, width === undefined ? {} : { width });
const nodeOf = (drawing: OwnershipDrawing, id: string): DrawnNode => drawing.nodes.find((node) => node.id === id)!;
const linkOf = (drawing: OwnershipDrawing, from: string, to: string) =>
  drawing.links.find((link) => link.from === from && link.to === to)!;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Everything that would make a picture wrong, whatever it shows. */
function faultsOf(drawing: OwnershipDrawing): string[] {
  const faults: string[] = [];
  const boxes = [
    ...drawing.nodes.map((node) => ({ ...node, what: node.id })),
    ...drawing.links.map(({ from, to, labelBox }) => ({ ...labelBox, what: `label ${from} ${to}` })),
  ];
  for (const [at, a] of boxes.entries()) {
    for (const b of boxes.slice(at + 1)) if (overlap(a, b)) faults.push(`${a.what} overlaps ${b.what}`);
    const inside = a.x >= 0 && a.y >= 0 && a.x + a.width <= drawing.width && a.y + a.height <= drawing.height;
    if (!inside) faults.push(`${a.what} is outside`);
  }
  for (const { from, to, points } of drawing.links) {
    for (const { x, y } of points) {
      if (x < 0 || y < 0 || x > drawing.width || y > drawing.height) faults.push(`${from} ${to} leaves the picture`);
    }
    if (!isOnEdge(points[0]!, nodeOf(drawing, from))) faults.push(`${from} ${to} does not begin on its box`);
    if (!isOnEdge(points.at(-1)!, nodeOf(drawing, to))) faults.push(`${from} ${to} does not end on its box`);
    for (const node of drawing.nodes) {
      const inner = { x: node.x + 1, y: node.y + 1, width: node.width - 2, height: node.height - 2 };
      for (let at = 0; at + 1 < points.length; at++) {
        const [a, b] = [points[at]!, points[at + 1]!];
        const piece = {
          x: Math.min(a.x, b.x),
          y: Math.min(a.y, b.y),
          width: Math.abs(a.x - b.x) || 0.01,
          height: Math.abs(a.y - b.y) || 0.01,
        };
        if (overlap(piece, inner)) faults.push(`${from} ${to} runs through ${node.id}`);
      }
    }
  }
  return [...faults, ...mergedLines(drawing)];
}

/** Lines to different boxes that lie on each other for a stretch: nobody could tell which is which. */
function mergedLines({ links, layout }: OwnershipDrawing): string[] {
  if (layout === "tree") return [];
  const pieces = links.flatMap(({ from, to, style, points }) =>
    points.slice(1).map((b, at) => {
      const a = points[at]!;
      return {
        net: style === "ring" ? `${from} ${to}` : to,
        from,
        isFlat: a.y === b.y,
        at: a.y === b.y ? a.y : a.x,
        ends: a.y === b.y ? [a.x, b.x] : [a.y, b.y],
      };
    }),
  );
  return pieces.flatMap((a, index) =>
    pieces.slice(index + 1).flatMap((b) => {
      if (a.net === b.net || a.isFlat !== b.isFlat || Math.abs(a.at - b.at) > 4) return [];
      const shared =
        Math.min(Math.max(...a.ends), Math.max(...b.ends)) - Math.max(Math.min(...a.ends), Math.min(...b.ends));
      return shared > 1 ? [`lines ${a.from} ${a.net} and ${b.from} ${b.net} lie on each other`] : [];
    }),
  );
}

const isOnEdge = ({ x, y }: { x: number; y: number }, box: Box): boolean => {
  const within = x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
  return within && [box.x, box.x + box.width].includes(x) !== [box.y, box.y + box.height].includes(y);
};

const someOwnership = record({
  companies: integer({ min: 1, max: 25 }),
  links: array(
    record({
      owner: integer({ min: 0, max: 40 }),
      owned: integer({ min: 0, max: 25 }),
      share: integer({ min: 1, max: 100 }),
      isControl: boolean(),
    }),
    { maxLength: 60 },
  ),
  width: constantFrom(340, 500, 1100, undefined),
}).map(({ companies, links, width }) => {
  const idOf = (at: number): string => (at === 0 ? "customer" : at <= companies ? `c${at}` : `p${at}`);
  const used = links.map(({ owner, owned, ...link }) => ({
    ...link,
    owner: idOf(owner),
    owned: idOf(owned % (companies + 1)),
  }));
  const pairs = new Map(used.map((link) => [`${link.owner} ${link.owned}`, link]));
  const ids = new Set(["customer", ...[...pairs.values()].flatMap(({ owner, owned }) => [owner, owned])]);
  const example = exampleOwnership({
    parties: Object.fromEntries(
      [...ids].map((id) => [id, { name: `Party ${id} `.repeat((id.length % 5) + 1), country: "BE" }]),
    ),
    links: [...pairs.values()].map(({ isControl, share, ...link }) =>
      isControl ? { ...link, control: ["votingRights" as const] } : { ...link, share },
    ),
  });
  return { example, width };
});

it("shows roles in a trust at the trust, and the customer's own word beside them as that", () => {
  const roles = [
    states("trust > customer", 100),
    states("Jan > customer", { type: "settlor", also: ["boardMember"] }),
    states("An > customer", { type: "beneficiaryOfLegalArrangement" }),
  ];
  const ownership = ownershipOf([...roles, stated("Jan > customer", undefined, CUSTOMER)]);
  const drawing = drawOwnership(ownership, structureOf(ownership, POLICY));
  expect(linkOf(drawing, "Jan", "trust")).toMatchObject({ style: "control", label: ["settlor"] });
  expect(linkOf(drawing, "Jan", "customer").style).toBe("declared");
  expect(drawing.links.filter(({ from }) => from === "An").map(({ to }) => to)).toEqual(["trust"]);
});

describe("the picture of an ownership", () => {
  it.each(Object.entries(EXAMPLE_OWNERSHIPS))("is drawn without a fault on every width: %s", (_name, example) => {
    for (const width of [undefined, 340, 650, 1100]) expect(faultsOf(draw(example, width))).toEqual([]);
  });

  it("has no overlap, and every line begins and ends on its boxes, whatever the holdings", () => {
    assert(
      property(someOwnership, ({ example, width }) => {
        expect(faultsOf(draw(example, width))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  }, 60_000);

  it("does not depend on the order of parties and links", () => {
    const { ownership, structure } = EXAMPLE_OWNERSHIPS.fourCountries;
    const turned = {
      ownership: {
        ...ownership,
        parties: ownership.parties.toReversed(),
        statements: ownership.statements.toReversed(),
      },
      structure: { ...structure, links: structure.links.toReversed() },
    };
    const byId = ({ nodes }: OwnershipDrawing) => new Map(nodes.map((node) => [node.id, node]));
    expect(byId(draw(turned))).toEqual(byId(draw(EXAMPLE_OWNERSHIPS.fourCountries)));
  });

  it("stands each owner above all that it owns, the customer at the bottom", () => {
    const drawing = draw(EXAMPLE_OWNERSHIPS.fourCountries);
    expect(nodeOf(drawing, "customer").layer).toBe(0);
    for (const { from, to } of drawing.links) {
      expect(nodeOf(drawing, from).y, `${from} over ${to}`).toBeLessThan(nodeOf(drawing, to).y);
    }
  });

  it("shows a circle of holdings as a line back, and what a company holds of itself", () => {
    const drawing = draw(EXAMPLE_OWNERSHIPS.ring);
    expect(linkOf(drawing, "c1", "c3")).toMatchObject({ style: "ring", label: ["90 %"] });
    expect(linkOf(drawing, "customer", "customer")).toMatchObject({ style: "ring", label: ["5 %"] });
    expect(drawing.links.filter(({ style }) => style === "ring")).toHaveLength(2);
    const tree = draw(EXAMPLE_OWNERSHIPS.ring, 200);
    const again = tree.nodes.filter((node) => node.again).map(({ lines }) => lines.at(-1)!.text);
    expect(again).toContain("The circle closes here");
  });

  it("names each unknown end and how much of a company it leaves open", () => {
    const drawing = draw(EXAMPLE_OWNERSHIPS.fourCountries);
    expect(linkOf(drawing, "unknown:c4", "c4")).toMatchObject({ style: "open", label: ["?"] });
    expect(
      nodeOf(drawing, "unknown:c4")
        .lines.map(({ text }) => text)
        .join(" "),
    ).toContain("no register is known");
    // How much a nominee holds beside the others is not known, so nothing can be said to be left.
    expect(nodeOf(drawing, "unknown:c3")).toBeUndefined();
    expect(linkOf(drawing, "unknown:customer", "customer").label).toEqual(["10 %"]);
    expect(
      draw(EXAMPLE_OWNERSHIPS.nobody)
        .nodes.map(({ tone }) => tone)
        .sort(),
    ).toEqual(["customer", "unknown"]);
  });

  it("asks nothing further of a listed company or a public body", () => {
    const drawing = draw(EXAMPLE_OWNERSHIPS.listed);
    expect(drawing.nodes.map(({ tone }) => tone).sort()).toEqual(["customer", "exempt", "exempt"]);
  });

  it("tells what only the customer says, what sources dispute, and control from shares", () => {
    expect(linkOf(draw(EXAMPLE_OWNERSHIPS.fourCountries), "p3", "customer").style).toBe("declared");
    expect(linkOf(draw(EXAMPLE_OWNERSHIPS.threshold), "p4", "customer").style).toBe("disagreement");
    expect(linkOf(draw(EXAMPLE_OWNERSHIPS.trust), "p1", "t1")).toMatchObject({ style: "control", label: ["settlor"] });
  });

  it("marks beneficial owners with their share over all ways", () => {
    const owner = nodeOf(draw(EXAMPLE_OWNERSHIPS.fourCountries), "p1");
    expect(owner.tone).toBe("beneficial_owner");
    expect(owner.lines.map(({ text }) => text)).toContain("Beneficial owner, 35 %");
  });

  it("leaves out directors who own nothing, unless they stand in for owners", () => {
    const words = {
      parties: { customer: { name: "A NV" }, p1: { name: "Director" }, p2: { name: "Manager" } },
      links: [
        { owner: "p1", owned: "customer", control: ["boardMember"] },
        { owner: "p2", owned: "customer", control: ["boardMember"] },
      ],
      owners: [{ person: "p2", basis: "senior_official" }],
    } as const;
    expect(draw(exampleOwnership(words)).nodes.map(({ id }) => id)).not.toContain("p1");
    expect(nodeOf(draw(exampleOwnership(words)), "p2").lines.at(1)!.text).toBe("Senior official, stands in");
  });

  it("draws an owner who is a director by what they own alone, and a share of profits as no capital", () => {
    const drawing = draw(
      exampleOwnership({
        parties: {
          customer: { name: "A NV" },
          p1: { name: "Owner" },
          p2: { name: "Certificates" },
          c1: { name: "Stichting" },
        },
        links: [
          { owner: "p1", owned: "c1", share: 60, control: ["boardMember"] },
          { owner: "p1", owned: "customer", control: ["boardMember"] },
          { owner: "c1", owned: "customer", share: 70 },
          { owner: "p2", owned: "customer", profit: 40, control: ["rightsToProfitOrIncome"] },
        ],
        owners: [{ person: "p1", effective_share: 42 }],
      }),
    );
    expect(linkOf(drawing, "p1", "c1").label).toEqual(["60 %"]);
    expect(linkOf(drawing, "p1", "customer")).toBeUndefined();
    expect(linkOf(drawing, "p2", "customer")).toMatchObject({ style: "control", label: ["40 % profit"] });
    expect(linkOf(drawing, "unknown:customer", "customer").label).toEqual(["30 %"]);
  });

  it("cuts a long name to its box and keeps it in full beside it", () => {
    const { name, lines } = nodeOf(draw(EXAMPLE_OWNERSHIPS.longNames), "customer");
    expect(name.length).toBeGreaterThan(120);
    expect(lines.filter(({ role }) => role === "name")).toHaveLength(4);
    expect(lines.filter(({ role }) => role === "name").at(-1)!.text).toMatch(/…$/);
  });

  it("gathers the owners for whom there is no room in one box with their sum", () => {
    const holders = Array.from({ length: 120 }, (_, at) => `p${at}`);
    const drawing = draw(
      exampleOwnership({
        parties: { customer: { name: "A NV" }, ...Object.fromEntries(holders.map((id) => [id, { name: id }])) },
        links: holders.map((owner) => ({ owner, owned: "customer", share: 0.5 })),
      }),
    );
    expect(nodeOf(drawing, "more:customer").name).toBe("21 further owners");
    expect(linkOf(drawing, "more:customer", "customer").label).toEqual(["10.5 %"]);
    expect(linkOf(drawing, "unknown:customer", "customer").label).toEqual(["40 %"]);
  });

  it("becomes a tree where the layers are too broad", () => {
    const drawing = draw(EXAMPLE_OWNERSHIPS.fourCountries, 340);
    expect(drawing.layout).toBe("tree");
    expect(drawing.width).toBeLessThanOrEqual(340);
    expect(drawing.nodes[0]!.id).toBe("customer");
  });
});
