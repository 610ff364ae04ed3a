/** How a declared owner holds or controls the customer, in the words of the portal and the interface. */
export const DECLARED_CONTROLS = [
  "shares",
  "votes",
  "appointment",
  "agreement",
  "senior_official",
  "trustee",
  "settlor",
  "beneficiary",
  "protector",
] as const;
export type DeclaredControl = (typeof DECLARED_CONTROLS)[number];

/** What somebody is called who is declared with a control of this kind; shares, votes and the like make an owner. */
const ROLE_WORDS: Readonly<Partial<Record<DeclaredControl, string>>> = {
  trustee: "trustee",
  settlor: "settlor",
  protector: "protector",
  beneficiary: "beneficiary of a trust",
  senior_official: "senior managing official",
};
/** @param reaches whether a share makes a beneficial owner, by the policy; without it everybody declared counts as one. */
export function roleWords(
  { kind, control, share_percent: share }: Pick<DeclaredOwner, "kind" | "control" | "share_percent">,
  reaches: (share: number) => boolean = () => true,
): string {
  const isByShare = control === undefined || control === "shares" || control === "votes";
  const isHolder = kind === "company" || (isByShare && share !== undefined && !reaches(share));
  return (control && ROLE_WORDS[control]) ?? (isHolder ? "shareholder" : "beneficial owner");
}

interface Declared {
  /** Full name of a person, name of a company. */
  readonly name: string;
  /** Per cent of the shares or votes, 0 to 100. */
  readonly share_percent?: number;
  readonly control?: DeclaredControl;
  /** Parts of a text answer beside the name that could not be read with certainty, as they were written. */
  readonly unread?: readonly string[];
}

interface DeclaredPersonOwner extends Declared {
  readonly kind: "person";
  readonly given_names?: string;
  readonly family_name?: string;
  /** YYYY-MM-DD, YYYY-MM or YYYY. */
  readonly birth_date?: string;
  readonly birth_place?: string;
  /** ISO 3166-1 alpha-2. */
  readonly nationality?: string;
  /** ISO 3166-1 alpha-2. */
  readonly residence?: string;
  readonly is_pep?: boolean;
}

interface DeclaredCompanyOwner extends Declared {
  readonly kind: "company";
  /** Ten digits, of a Belgian company. */
  readonly enterprise_number?: string;
  /** In the register of `country`. */
  readonly foreign_number?: string;
  /** ISO 3166-1 alpha-2. */
  readonly country?: string;
}

/** A name in a text answer that nothing tells to be a person's or a company's. */
interface DeclaredUnknownOwner extends Declared {
  readonly kind: "unknown";
  /** ISO 3166-1 alpha-2: nationality of a person, seat of a company. */
  readonly country?: string;
}

/** One entry of `answers.beneficial_owners` or `answers.directors`. */
export type DeclaredOwner = DeclaredPersonOwner | DeclaredCompanyOwner | DeclaredUnknownOwner;
