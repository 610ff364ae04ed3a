import { newest } from "../../domain/case/facts.rules.ts";
import { DECLARED_MAX } from "../../domain/customer/declared-faults.ts";
import { readDeclaredOwners } from "../../domain/customer/declared-owners.ts";
import { type KnownDetails, missingDetails } from "../../domain/customer/missing-details.rules.ts";
import { isSamePerson } from "../../domain/customer/same-person.ts";
import { judgesBefore } from "../../domain/case/rules-version.model.ts";
import { isAssociation } from "../../domain/diligence/association-owners.rules.ts";
import { ownerDetailsTask } from "../../domain/portal/owner-details.task.ts";
import { namedIn } from "../../domain/readings/known-case.ts";
import { peopleInDocuments } from "../../domain/readings/people-in-documents.rules.ts";
import type { CheckGrounds } from "./check-tasks.ts";
import { questionTask, type TaskDraft } from "./task-draft.ts";

/** One task for what neither the customer nor a register nor a document says of the declared owners. */
export function ownerTask(facts: CheckGrounds): { readonly draft: TaskDraft; readonly why: string } | null {
  const { answers, grounds, subject, documents, now, policy } = facts;
  const register = grounds?.register.state === "answered" ? grounds.register : null;
  if (subject === "person" || register?.exempt_from_owners) return null;
  const known: KnownDetails[] = [
    ...(register?.owners ?? []),
    ...(register?.directors ?? []),
    ...peopleInDocuments(documents, now, facts).parties.map(({ countries, ...party }) => ({
      ...party,
      ...(countries?.[0] === undefined ? {} : { nationality: countries[0] }),
    })),
  ];
  const { owner_threshold_percent: threshold } = policy.values;
  const isWithoutShares = !judgesBefore(facts, 13) && isAssociation(newest(facts, "legal_form_code"));
  const directs = (name: string) => register?.directors?.some((one) => isSamePerson(one.name, name)) === true;
  const incomplete = (namedIn(facts, readDeclaredOwners(answers["beneficial_owners"])) ?? [])
    .slice(0, DECLARED_MAX)
    .map((owner) => ({
      name: owner.name,
      // Nobody holds shares in an association, and who directs it controls it.
      details: missingDetails(owner, threshold, known, facts).filter(
        (detail) => detail !== "share" || !isWithoutShares || !directs(owner.name),
      ),
    }))
    .filter(({ details }) => details.length > 0);
  if (incomplete.length === 0) return null;
  const why = `Details are missing of ${incomplete.length === 1 ? "a declared owner" : `${incomplete.length} declared owners`}`;
  return { draft: questionTask(ownerDetailsTask(incomplete), true), why };
}
