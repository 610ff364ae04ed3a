export type Role = "officer" | "compliance_manager" | "mlro" | "admin";

/** The signed-in officer. */
export interface Session {
  readonly token: string;
  readonly officer_id: string;
  /** By the token, where it has one. */
  readonly name?: string;
  readonly tenant: string;
  readonly roles: readonly Role[];
  readonly expires_at: string;
  /** Present if the issuer returned one. */
  readonly refresh_token?: string;
  /** The issuer's logout address. */
  readonly sign_out_url?: string;
}

/** A session as the tabs of one sign-in share it. */
export interface TabSession extends Session {
  /** The same in every tab of one sign-in, also after a renewal. */
  readonly login: string;
}
