/** A case that nobody has. */
export const SOME_CASE = "case-00000000-0000-4000-8000-00000000dead";
