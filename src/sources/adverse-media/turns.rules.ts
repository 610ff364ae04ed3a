import type { MediaHit, NotedArticle } from "../media-answer.ts";
import { fold } from "./judge/folded-text.ts";

/** Public offices in folded Dutch, French, German and English. */
const OFFICE =
  "(?:(?:vice|premier|staats)?-?minister(?:in|-president)?|burgemeester|schepen|gouverneur|ambassadeur|ambassadrice|volksvertegenwoordiger|parlementslid|senator|staatssecretaris|(?:premiere? )?ministre|bourgmestre|echevine?|deputee?|senat(?:eur|rice)|secretaire d'etat|burgermeister(?:in)?|(?:bundestags|landtags)abgeordnete[rn]?|botschafter(?:in)?|mayor|ambassador|member of parliament)";
const SWORN =
  "(?:eed af|benoemd|aangesteld|verkozen|prete serment|nommee?|elue?|vereidigt|ernannt|gewahlt|sworn in|appointed|elected)";
const INSOLVENT =
  "(?:failliet|(?:declaree?|mise?) en faillite|privatinsolvenz|bankrupt|collectieve schuldenregeling|reglement collectif de dettes)";

const escaped = (name: string): string => fold(name).replaceAll(/[^\p{L}\p{N}]+/gu, "[^a-z0-9]+");

/** What a text says of whom it names: an office beside the name, or one that this subject takes; the insolvency of the subject. */
function turnOf(text: string, subject: string): NotedArticle["of"] | null {
  const name = escaped(subject);
  const says = (pattern: string) => new RegExp(`\\b(?:${pattern})\\b`).test(text);
  const takes = `${name}[^.;\\n]{0,40}\\b(?:${SWORN}[^.;\\n]{0,40}|(?:wordt|is|devient|est|wird|ist|becomes)(?: \\S+){0,2} )\\b${OFFICE}`;
  if (says(`${OFFICE} ${name}|${name}(?: \\(\\d+\\))?(?:, (?:[a-z]+ ){0,2}| )${OFFICE}|${takes}`)) return "office";
  return says(`${name}[^.;\\n]{0,40}\\b${INSOLVENT}`) ? "insolvency" : null;
}

/** Articles that surely name a subject, report nothing adverse of it, and tell of a turn in its life that a bank has to know. */
export const notedOf = (harmless: readonly MediaHit[]): NotedArticle[] =>
  harmless.flatMap(({ title, snippet, url, publisher, published_at, subject, judgement }) => {
    const of = judgement?.namesake === "certain" ? turnOf(fold(`${title}\n${snippet}`), subject) : null;
    return of === null ? [] : [{ title, url, publisher, published_at, subject, of }];
  });
