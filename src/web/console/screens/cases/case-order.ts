let order: readonly string[] = [];

/** Order of the last case list, so that `j` and `k` step through it on a case's page. */
export const rememberList = (workflowIds: readonly string[]): void => {
  if (workflowIds.length > 0) order = workflowIds;
};

export function neighbour(workflowId: string, step: 1 | -1): string | undefined {
  const place = order.indexOf(workflowId);
  return place < 0 ? order[0] : order[place + step];
}
