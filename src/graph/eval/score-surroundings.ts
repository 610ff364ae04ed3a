import type { Entity, Neighbourhood, ReachedEntity, Relation, RelationType } from "../graph.model.ts";
import { compareText } from "../../platform/compare-text.ts";

/** One reason of an E-VAL score. The points of all parts add up to it. */
export interface EvalPart {
  readonly part: EvalSignal;
  readonly entity_id: string;
  readonly entity_name: string;
  /** Steps from the scored entity; 0 is the entity itself. */
  readonly distance: number;
  readonly points: number;
  readonly reason: string;
}

type EvalSignal =
  | "sanctioned"
  | "near_match"
  | "bankrupt"
  | "rejected"
  | "escalated"
  | "many_companies"
  | "crowded_address"
  | "investigations";

export interface EvalScore {
  /** 0.0 to 1.0. */
  readonly score: number;
  readonly parts: readonly EvalPart[];
  /** Number of cases about the entity and its neighbourhood. */
  readonly investigations: number;
}

/** Share by which a signal about the entity itself closes the gap between the score and 1. */
const WEIGHTS = { sanctioned: 0.95, near_match: 0.25, bankrupt: 0.5, rejected: 0.3, escalated: 0.25 } as const;
/** Factor for each step of distance. */
const DECAY = 0.8;
/** Weight of a tie by type. A shared address counts less than a shared director. */
const TIE_WEIGHTS: Readonly<Record<RelationType, number>> = {
  directs: 1,
  owns: 1,
  holds_account: 1,
  seated_at: 0.5,
  about: 0,
  lists: 0,
};
const PAST_TIE = 0.7;
/** An address with this many companies is a mass address, whose companies are usually unrelated. */
const CROWD = 10;
const CROWDED_TIE = 0.2;
const OLD_BANKRUPTCY_YEARS = 10;
const OLD_BANKRUPTCY = 0.5;
/** Only the strongest paths to an entity count. */
const PATHS_MAX = 3;
const MANY_COMPANIES = 5;
const CASE_WEIGHT = 0.01;
const CASES_WEIGHT_MAX = 0.05;

interface Reason {
  readonly weight: number;
  readonly part: Omit<EvalPart, "points">;
}

/**
 * Scores an entity by its neighbourhood. Reasons are treated as independent: each closes its share of the gap that
 * stronger reasons left. Pure; without a neighbourhood the score is 0.
 * @param today YYYY-MM-DD
 */
export function scoreSurroundings(around: Neighbourhood, today: string): EvalScore {
  const { centre } = around;
  if (centre === undefined) return { score: 0, parts: [], investigations: 0 };
  const reached = around.entities.filter(({ type }) => type !== "case");
  const ties = new TieMap(around.relations);
  const reasons = [
    ...signalsOf(centre, today).map((signal) => toReason(centre, 0, signal, 1)),
    ...reached.flatMap((entity) => {
      const strength = ties.strength(centre.id, entity);
      return signalsOf(entity, today).map((signal) => toReason(entity, entity.distance, signal, strength));
    }),
    ...crowding(centre, reached, ties),
    ...investigations(centre, reached),
  ].filter(({ weight }) => weight > 0);
  return {
    ...addUp(reasons),
    investigations: [centre, ...reached].reduce((sum, { caseCount }) => sum + caseCount, 0),
  };
}

interface Signal {
  readonly name: keyof typeof WEIGHTS;
  readonly weight: number;
  readonly text: string;
}

function signalsOf(entity: Entity, today: string): Signal[] {
  const signals: Signal[] = [];
  const add = (name: Signal["name"], text: string, share = 1) =>
    signals.push({ name, weight: WEIGHTS[name] * share, text });
  if (entity.sanctions === "exact") add("sanctioned", "matches a sanctions list");
  if (entity.sanctions === "near") add("near_match", "is a near match on a sanctions list");
  if (entity.standing === "bankrupt" || entity.bankruptOn !== null) {
    const years = entity.bankruptOn === null ? 0 : Number(today.slice(0, 4)) - Number(entity.bankruptOn.slice(0, 4));
    const text = entity.bankruptOn === null ? "is bankrupt" : `went bankrupt on ${entity.bankruptOn}`;
    add("bankrupt", text, years > OLD_BANKRUPTCY_YEARS ? OLD_BANKRUPTCY : 1);
  }
  if (entity.outcome === "rejected") add("rejected", "was rejected in an earlier case");
  if (entity.outcome === "escalated") add("escalated", "is escalated in another case");
  return signals;
}

function toReason(entity: Entity, distance: number, { name, weight, text }: Signal, strength: number): Reason {
  const steps = distance === 0 ? "" : `, ${distance} ${distance === 1 ? "step" : "steps"} away`;
  return {
    weight: weight * DECAY ** distance * strength,
    part: {
      part: name,
      entity_id: entity.id,
      entity_name: entity.name,
      distance,
      reason: `${entity.name} ${text}${steps}.`,
    },
  };
}

/** Weights of the ties between entities. */
class TieMap {
  readonly #weights = new Map<string, Map<string, number>>();

  constructor(relations: readonly Relation[]) {
    const crowds = Map.groupBy(
      relations.filter(({ type }) => type === "seated_at"),
      ({ to }) => to,
    );
    for (const relation of relations) {
      const crowded = relation.type === "seated_at" && crowds.get(relation.to)!.length >= CROWD;
      const weight =
        TIE_WEIGHTS[relation.type] * (relation.until === null ? 1 : PAST_TIE) * (crowded ? CROWDED_TIE : 1);
      this.#tie(relation.from, relation.to, weight);
      this.#tie(relation.to, relation.from, weight);
    }
  }

  #tie(a: string, b: string, weight: number): void {
    const ties = this.#weights.get(a) ?? new Map<string, number>();
    ties.set(b, Math.max(weight, ties.get(b) ?? 0));
    this.#weights.set(a, ties);
  }

  of(id: string): ReadonlyMap<string, number> {
    return this.#weights.get(id) ?? new Map();
  }

  /** Combined weight of the strongest paths from the centre to an entity one or two steps away. */
  strength(centreId: string, { id, distance }: ReachedEntity): number {
    const direct = this.of(centreId).get(id) ?? 0;
    if (distance === 1) return direct;
    const paths = [...this.of(centreId)]
      .map(([between, weight]) => weight * (this.of(between).get(id) ?? 0))
      .sort((a, b) => b - a)
      .slice(0, PATHS_MAX);
    return 1 - paths.reduce((left, weight) => left * (1 - weight), 1) || 0;
  }
}

const PROFESSIONAL = ", as a professional director, a trustee or an accountant does";
const CENTRE = ", as a business centre or the office of an accountant is";

/** Persons and addresses that the entity shares with many other companies. */
function crowding(centre: Entity, reached: readonly ReachedEntity[], ties: TieMap): Reason[] {
  const isCompany = new Map(reached.map(({ id, type }) => [id, type === "company"]));
  return reached
    .filter(({ distance, type }) => distance === 1 && (type === "person" || type === "address"))
    .flatMap((shared) => {
      const others = [...ties.of(shared.id).keys()].filter((id) => id !== centre.id && isCompany.get(id)).length;
      if (others < MANY_COMPANIES) return [];
      const isPerson = shared.type === "person";
      return [
        {
          weight: Math.min(0.05 + 0.01 * (others - MANY_COMPANIES), 0.15),
          part: {
            part: isPerson ? ("many_companies" as const) : ("crowded_address" as const),
            entity_id: shared.id,
            entity_name: shared.name,
            distance: 1,
            reason: `${shared.name} ${isPerson ? "directs or owns" : "is the registered address of"} at least ${others} other companies${others >= CROWD ? (isPerson ? PROFESSIONAL : CENTRE) : ""}.`,
          },
        },
      ];
    });
}

function investigations(centre: Entity, reached: readonly ReachedEntity[]): Reason[] {
  const cases = reached.reduce((sum, { caseCount }) => sum + caseCount, 0);
  if (cases === 0) return [];
  return [
    {
      weight: Math.min(cases * CASE_WEIGHT, CASES_WEIGHT_MAX),
      part: {
        part: "investigations",
        entity_id: centre.id,
        entity_name: centre.name,
        distance: 0,
        reason: `${cases} ${cases === 1 ? "case concerns" : "cases concern"} related entities.`,
      },
    },
  ];
}

/** Rounds to thousandths such that the parts add up to the score exactly. */
function addUp(reasons: readonly Reason[]): Pick<EvalScore, "score" | "parts"> {
  let left = 1;
  let given = 0;
  const parts = reasons
    .toSorted((a, b) => b.weight - a.weight || compareText(a.part.entity_id, b.part.entity_id))
    .map(({ weight, part }) => {
      left *= 1 - weight;
      const total = Math.round((1 - left) * 1000);
      const points = (total - given) / 1000;
      given = total;
      return { ...part, points };
    });
  return { score: given / 1000, parts: parts.filter(({ points }) => points > 0) };
}
