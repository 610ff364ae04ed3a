/** By which version of the service's rules a case is judged; absent for the one in force. `docs/rules-versions.md` tells the versions. */
export interface JudgedBy {
  readonly rulesVersion?: number | undefined;
}

/** Whether a run of an earlier version is judged, which did not have the rules of this one yet. */
export const judgesBefore = ({ rulesVersion }: JudgedBy, version: number): boolean =>
  rulesVersion !== undefined && rulesVersion < version;
