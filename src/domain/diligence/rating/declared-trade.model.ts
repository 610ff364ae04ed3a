/** A trade that a customer names and that calls for a closer look, whatever the register has. */
export interface DeclaredTrade {
  readonly name: string;
  /** `grave`: forbidden, or licensed so narrowly that it is never a sideline. */
  readonly level: "grave" | "sensitive";
  /** Whether its own customers, unknown to us, move money through it: crypto-assets, money transfer, gambling. */
  readonly isFinancial?: true;
  /** It says whose money or account it is, and names no trade. */
  readonly isOfAnother?: true;
  /** Anybody may run it, or it is licensed only in part: nobody lacks a licence by naming it. */
  readonly isUnlicensed?: true;
}

/** The entry of a finding on such trades alone. */
export const UNLICENSED_TRADES = "trade_declared_sensitive:unlicensed";

export interface TradeRule extends DeclaredTrade {
  /** Stems without accents, in Dutch, French, German and English. */
  readonly words: string;
  /** What version 6 of the rules reads beside them. */
  readonly since6?: string;
  /** What version 8 reads beside them. */
  readonly since8?: string;
  /** What version 11 reads beside them. */
  readonly since11?: string;
  /** What version 13 reads beside them. */
  readonly since13?: string;
  /** What is none of it, since version 8, where it stands in the same sentence. */
  readonly unless8?: string;
  /** Nouns alone, none of which is a denial itself. */
  readonly isThing?: true;
}

/** Words that are found nowhere: what a rule reads since a later version alone. */
export const NOTHING = "(?!)";
