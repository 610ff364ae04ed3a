import type { Judgement } from "./adverse-media/judge/judgement.model.ts";
import type { UnknownReason } from "./types.ts";

/** What a search of the news answers: articles, by what they report of those who were searched for. */

export interface MediaHit {
  readonly title: string;
  readonly url: string;
  readonly published_at: string | null;
  readonly snippet: string;
  readonly publisher: string | null;
  /** `criminal`: charge, investigation or conviction; `enforcement`: a regulator's measure; else `adverse_media`. */
  readonly category: "criminal" | "enforcement" | "adverse_media";
  readonly subject: string;
  /** The earlier name of the subject by which the article names it. */
  readonly former_name?: string;
  /** Absent in a run that began under the rules before the judgement. */
  readonly judgement?: Judgement;
}

export interface MediaAnswer {
  /** Adverse articles only. */
  readonly hits: readonly MediaHit[];
  /** How many articles clear a subject. */
  readonly cleared: number;
  /** Those articles; absent in runs before version 4 of the rules, as are the following. */
  readonly clearings?: readonly Clearing[];
  /** Articles that name a subject and report nothing adverse of it, those that clear it too. */
  readonly harmless?: readonly Pick<MediaHit, "url" | "subject">[];
  /** Those that tell of an office or an insolvency of a subject; absent where none does. */
  readonly noted?: readonly NotedArticle[];
  /** What of the news was not read; absent where all of it was. */
  readonly unread?: UnreadNews;
  /** Articles of which the rules cannot tell whether they report something adverse; absent where there is none. */
  readonly unclear?: readonly MediaHit[];
}

type NamedArticle = Pick<MediaHit, "title" | "url" | "publisher" | "published_at">;

/** An article that names a subject in full, and the public office, of the subject or a relative, or the insolvency of the subject that it tells of. */
export interface NotedArticle extends NamedArticle, Pick<MediaHit, "subject"> {
  readonly of: "office" | "former_office" | "relative" | "insolvency";
  /** Those that tell it. */
  readonly words: string;
  /** Whether it may be of a namesake. */
  readonly isUnsure?: true;
}

export interface Clearing extends NamedArticle, Pick<MediaHit, "subject"> {
  /** Absent in runs before version 11 of the rules, as is the following. */
  readonly snippet?: string;
  /** Whether it surely names this subject, and no namesake. */
  readonly isCertain?: boolean;
}

/** An article that was found and says nothing: without a text, too long, or in a language that the rules do not know. */
export interface UnreadArticle extends NamedArticle {
  readonly why: "no_text" | "too_long" | "language";
}

export interface UnreadNews {
  /** Names that no search answered for, and why. */
  readonly failed: {
    readonly reason: UnknownReason;
    readonly detail: string;
    readonly names: readonly string[];
  } | null;
  /** How many articles the searches found beyond those that were read. */
  readonly beyond: number;
  readonly articles: readonly UnreadArticle[];
}
