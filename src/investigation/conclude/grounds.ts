import { type JudgedBy, judgesBefore } from "../../domain/case/rules-version.model.ts";
import { judgedBy } from "../rules-version.ts";
import { isOwnList } from "../../domain/hits/screening.model.ts";
import type {
  Grounds,
  NamedParty,
  RegisterGround,
  ScreeningList,
  ScreeningStatement,
  Silence,
} from "../../domain/diligence/grounds.model.ts";
import { isCompanyInOffice } from "../../domain/ownership/statements/from-register.ts";
import { companyRegisterOf, registerName } from "../../sources/index.ts";
import type { Answer, MissingPart, Owner, Person, RegistryEntry, UnknownReason } from "../../sources/types.ts";
import type { KnownAnswer, Observations } from "../agent.ts";
import { OWNERSHIP_CHAIN } from "../agents/ownership-chain.ts";
import { REGISTRY } from "../agents/registry.ts";
import { SCREENING } from "../agents/screening.ts";
import type { ListVersion } from "../../screening/index.ts";
import type { Screened } from "../hits/hit-findings.ts";
import { searchedNames } from "../hits/searched-names.ts";
import type { RunTerms } from "../types.ts";
import type { Dossier } from "../dossier.ts";
import { ownershipOfSources } from "../ownership/chain-ownership.ts";

const silenceOf = (reason: UnknownReason): Silence =>
  reason === "not_configured" ? "source_not_configured" : "source_unavailable";

/** What the sources stated in this run, as the checks are derived from it. */
export function groundsOf(dossier: Dossier, seen: Observations): Grounds {
  const { input, subject } = dossier;
  const register = registerGround(dossier, seen);
  const screened = seen.of(SCREENING);
  const ownership =
    ownershipOfSources(dossier, seen.of(REGISTRY), seen.of(OWNERSHIP_CHAIN)) ?? input.grounds?.ownership;
  return {
    iteration: input.iteration,
    subject,
    sample: input.terms?.sample ?? false,
    register,
    ...(ownership === undefined ? {} : { ownership }),
    ...(input.terms?.refusedSeen && {
      refused: input.terms.refusedSeen.map(({ workflowId, decidedAt }) => ({
        workflow_id: workflowId,
        refused_at: decidedAt,
      })),
    }),
    screening:
      screened?.outcome === "known"
        ? screeningStatement(dossier, screened, register)
        : { state: "silent", reason: screened === undefined ? "source_not_configured" : silenceOf(screened.reason) },
  };
}

/** The documents whose readings the run stored as evidence. */
export const readingGrounds = ({ input }: Dossier, observed: Answer<unknown> | undefined): Pick<Grounds, "readings"> =>
  observed?.outcome !== "known"
    ? {}
    : {
        readings: {
          document_ids: input.documents.flatMap(({ document_id: id, reading }) => (reading && id ? [id] : [])),
          evidence_ids: observed.evidence.map(({ id }) => id),
        },
      };

/** A register that is silent now takes nothing away of what it stated before: its answer only grows older. */
function registerGround(dossier: Dossier, seen: Observations): RegisterGround {
  const observed = seen.of(REGISTRY);
  if (observed === undefined) {
    const isCovered = companyRegisterOf(dossier.input.country) !== undefined;
    // A run of an earlier version did not ask the register of another country, whatever the number.
    return {
      state: "silent",
      reason: isCovered && dossier.registerNumber === null ? "nothing_provided" : "not_covered",
    };
  }
  if (observed.outcome === "known") return registerStatement(dossier, observed);
  const before = dossier.input.grounds?.register;
  return before?.state === "answered" ? before : { state: "silent", reason: silenceOf(observed.reason) };
}

function registerStatement({ input }: Dossier, { value, evidence }: KnownAnswer<RegistryEntry>): RegisterGround {
  const publishes = companyRegisterOf(input.country)?.publishes;
  const missing = value.missing ?? [];
  const isMissing = (part: MissingPart["part"]) => missing.some((gap) => gap.part === part);
  const isMasked = (part: MissingPart["part"]) => missing.some((gap) => gap.part === part && gap.reason === "masked");
  const withheld = {
    representatives: isMasked("directors"),
    owners: isMasked("owners"),
    insolvencies: isMissing("status"),
  };
  const unpublished = (["representatives", "owners", "insolvencies"] as const).filter(
    (part) => publishes?.[part] === false || withheld[part],
  );
  const names = [value.legal_name, ...(value.other_names ?? []), ...value.commercial_names];
  return {
    state: "answered",
    source: registerName(value.source),
    number: value.number,
    status: value.status,
    juridical_situation: value.juridical_situation,
    ...(value.ending === undefined ? {} : { ending: value.ending }),
    ...(unpublished.length === 0 ? {} : { unpublished }),
    names: names.filter((name) => name !== null),
    // A list that lacks somebody is not known.
    directors: isMissing("directors") ? null : value.directors && value.directors.map(directorParty),
    owners: isMissing("owners") ? null : value.owners && value.owners.map(ownerParty),
    exempt_from_owners: null,
    as_of: evidence[0]?.collected_at ?? input.startedAt,
    evidence_ids: evidence.map(({ id }) => id),
  };
}

const namePartsOf = ({ given_name, family_name }: Pick<NamedParty, "given_name" | "family_name">) =>
  given_name === undefined || family_name === undefined ? {} : { given_name, family_name };

const directorParty = ({ name, birth_date, nationality, ...parts }: Person): NamedParty => ({
  name,
  ...namePartsOf(parts),
  kind: isCompanyInOffice(parts) ? "company" : "person",
  ...(birth_date === undefined ? {} : { birth_date }),
  ...(nationality === undefined ? {} : { nationality }),
});

const ownerParty = ({ name, kind, share_percent, birth_date, nationality, ...parts }: Owner): NamedParty => ({
  name,
  ...namePartsOf(parts),
  kind,
  ...(share_percent === undefined ? {} : { share_percent }),
  ...(birth_date === undefined ? {} : { birth_date }),
  ...(nationality === undefined ? {} : { nationality }),
});

function screeningStatement(
  dossier: Dossier,
  { value, evidence }: KnownAnswer<Screened>,
  register: RegisterGround,
): ScreeningStatement {
  return {
    state: "answered",
    ...searchedNames(value.results, value.leftOut, value.compared),
    missing: dossier.subject === "person" ? [] : unnamedParties(dossier, register),
    lists: statedLists(value.lists, dossier.input.terms?.listMaxAgeHours, judgedBy(dossier.input)),
    evidence_ids: evidence.map(({ id }) => id),
  };
}

/** Lists as the check of the screening reads them. */
export const statedLists = (
  lists: readonly ListVersion[],
  maxAge?: RunTerms["listMaxAgeHours"],
  rules: JudgedBy = {},
): ScreeningList[] =>
  lists.map(({ source, version, sha256, loadedAt, confirmedAt, hasPeps, name }) => ({
    source,
    version,
    sha256,
    last_confirmed_at: source === "sample" || isOwnList(source) ? null : (confirmedAt ?? loadedAt),
    max_age_hours: maxAge?.bySource[source] ?? maxAge?.hours ?? DEFAULT_MAX_AGE_HOURS,
    has_peps: hasPeps ?? false,
    ...(name !== undefined && !judgesBefore(rules, 11) && { name }),
  }));

/** Of runs recorded before the age was part of their input. */
const DEFAULT_MAX_AGE_HOURS = 48;

/** Parties behind the company that nobody has named, so that nobody could look for them. */
function unnamedParties(
  { declaredOwners, declaredDirectors, namesLeftOut }: Dossier,
  register: RegisterGround,
): string[] {
  const statement = register.state === "answered" ? register : null;
  // A register that answers with an empty list states that there is nobody.
  const isNamed = (registered: readonly NamedParty[] | null | undefined, declared: readonly unknown[] | null) =>
    (registered ?? null) !== null || (declared?.length ?? 0) > 0;
  return [
    ...(isNamed(statement?.directors, declaredDirectors)
      ? []
      : ["the directors, whom neither a register nor the customer names"]),
    ...(isNamed(statement?.owners, declaredOwners) || statement?.exempt_from_owners
      ? []
      : ["the owners, whom neither a register nor the customer names"]),
    ...(namesLeftOut > 0 ? [`${namesLeftOut} declared names beyond the limit`] : []),
  ];
}
