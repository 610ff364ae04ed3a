import { saysNothing } from "../customer/no-answer.rules.ts";
import { latinWords } from "../../platform/folding.ts";

/**
 * Words that agree, or say that somebody looked, in four languages, with the small words between them. They leave open why, so that a
 * reason of nothing else is none.
 */
const HOLLOW = new Set(
  [
    "accepted agree agreed alright approved checked clear cleared confirmed correct done fine good no noted ok okay right reviewed",
    "satisfied seen sure true valid verified yes file case dossier attached above below before earlier discussed problem problems",
    "issue issues concern concerns remark remarks comment nothing all everything as in is it its no none not of on order per see the",
    "there this to was with all looks lgtm ditto idem",
    "akkoord bestand bezwaar correct gecontroleerd gedaan geen gezien goed goedgekeurd goedkeuring hierboven ja juist klaar nagekeken nee",
    "niets oke prima probleem problemen zie zoals besproken alles bevestigd afgehandeld de het dit er en orde mij voor",
    "accord approuve bien bon confirme controle correct d dossier est examine fait non oui ordre parfait pas probleme probleme ras regle",
    "souci traite tout et valide verifie voir vu rien a signaler aucun aucune ce c le la les de en",
    "alles akte bestatigt da das die der einverstanden erledigt es genehmigt gepruft geprueft gesehen gut im in ist ja kein keine nein",
    "ordnung passt richtig siehe gemacht zugestimmt",
    "asdf bla blah foo bar test testing lorem ipsum dolor sit amet xx xxx",
  ].flatMap((words) => words.split(" ")),
);

const isHollow = (word: string): boolean => word.length < 2 || /^\d+$/.test(word) || HOLLOW.has(word);

/** Whether an officer's reason says nothing of why: who reads it years later knows only that somebody agreed. */
export const isEmptyReason = (reason: string): boolean => saysNothing(reason) || latinWords(reason).every(isHollow);
