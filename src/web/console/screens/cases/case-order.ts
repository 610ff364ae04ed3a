let order: readonly string[] = [];

/** The list that an officer came from, so that `j` and `k` go on from case to case. */
export const rememberList = (workflowIds: readonly string[]): void => {
  if (workflowIds.length > 0) order = workflowIds;
};

export function neighbour(workflowId: string, step: 1 | -1): string | undefined {
  const place = order.indexOf(workflowId);
  return place < 0 ? order[0] : order[place + step];
}
