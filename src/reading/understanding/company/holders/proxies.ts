/** Who is named beside a holder for an office, and holds nothing by it. */

/** `Jan Maes, vertegenwoordigd door An Peeters`, `Alfa BV (vaste vertegenwoordiger: Jan Maes)`: who acts for a holder holds nothing. */
const REPRESENTS =
  /(?:vertegenwoordig\S*|vertegenwoordiger\S*|represente\S*|representant\S*|vertreten|vertreter\S*|represented|representative)(?: \S+){0,4}?[ :(]*$/;

/** `verleden voor mr. W. Tromp, notaris te Soest`. */
const IS_NOTARY = /^,? (?:geassocieerd |associe |ass\. )?(?:notaris|notaire|notar|notary)\b/;

const BEFORE_NOTARY = /(?:verleden|voor|recu|par|devant|pardevant|vor|before|mr\.|meester|maitre|me)\s*$/;

/** Whether a name in a folded text is that of a representative, or of the notary of a deed. */
export const isProxyOrNotary = (folded: string, start: number, end: number): boolean => {
  const before = folded.slice(0, start);
  return REPRESENTS.test(before) || (IS_NOTARY.test(folded.slice(end)) && BEFORE_NOTARY.test(before));
};
