import type { Entity, Relation, RelationType } from "../../src/graph/graph.model.ts";

/** A graph put together by hand or by a generator, in the nouns that the product reads. */
export class GraphBuilder {
  readonly entities = new Map<string, Entity>();
  readonly relations: Relation[] = [];

  company(id: string, given: Partial<Entity> = {}): string {
    return this.#add(`company:${id}`, "company", id, { standing: "active", startDate: "2010-01-01", ...given });
  }

  person(id: string, given: Partial<Entity> = {}): string {
    return this.#add(`person:${id}`, "person", id, given);
  }

  address(id: string): string {
    return this.#add(`address:${id}`, "address", id, {});
  }

  /** A case about a company. */
  caseAbout(company: string, id = company): string {
    const caseId = this.#add(`case:${id}`, "case", id, {});
    this.relate(caseId, "about", company);
    return caseId;
  }

  relate(from: string, type: RelationType, to: string, given: Partial<Relation> = {}): void {
    this.relations.push({
      from,
      type,
      to,
      source: "kbo",
      role: null,
      sharePercent: null,
      since: null,
      until: null,
      evidenceHash: null,
      evidenceKey: null,
      firstSeen: "2026-11-01T00:00:00.000Z",
      checkedAt: "2026-11-01T00:00:00.000Z",
      ...given,
    });
  }

  #add(id: string, type: Entity["type"], name: string, given: Partial<Entity>): string {
    this.entities.set(id, {
      id,
      type,
      name,
      number: null,
      country: "BE",
      standing: null,
      startDate: null,
      endDate: null,
      bankruptOn: null,
      activities: null,
      birthDate: null,
      nationality: null,
      sanctions: null,
      outcome: null,
      caseCount: 0,
      firstSeen: "2026-11-01T00:00:00.000Z",
      lastSeen: "2026-11-01T00:00:00.000Z",
      ...given,
    });
    return id;
  }
}
