import type { Language } from "../../language.ts";

const list = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Words that join others and say nothing by themselves, without accents: what a language is known by. */
export const STOP_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  nl: list(`
    de het een en of van voor met op in is was zijn werd wordt worden te dat die dit deze er dan als om bij naar aan uit
    over door maar niet geen ook nog al wel wie wat waar hoe zo ze zij hij haar hem hun ons we wij ik je u heeft hebben
    had hadden kan kon moet moest moeten zal zou na tot onder tussen tegen zonder omdat pas enkel alleen twee drie zes
    zich daar komt wou willen meer`),
  fr: list(`
    le la les un une des du au aux et ou de d l n c j qu que qui dont par pour avec sur dans en est sont etait ete a
    ont avait ce cet cette ces se son sa ses leur leurs il elle ils elles on nous vous je tu ne pas plus sans car mais
    si comme apres avant sous entre vers chez tout tous toute toutes deux trois six lui meme malgre encore deja seul
    aucun cause`),
  en: list(`
    the a an and or of to for with on in is was are were be been by from at as it its this that these those he she they
    them his her their our we us you i not no nor but if than then so because only also still would could should can
    cannot will may might must do does did has have had who what which where when how after before under between
    against without until two three six one own all any some more most other there here up out off over into about
    again said says per yet`),
  de: list(`
    der die das ein eine einer und oder von fur mit auf in ist war sind wird werden zu dass dieser diese dies er sie es
    als um bei nach an aus uber durch aber nicht kein keine auch noch nur wer was wo wie so wir ich hat haben hatte
    kann muss`),
};

/** Words that every passage holds, because they tell how a signal came about. */
export const FRAME_WORDS = list("iteration officer psp onboarding reason finding");

/** Letters that words of one language are seldom without, as they are written. */
export const LETTER_CUES: Readonly<Record<Language, RegExp>> = {
  nl: /ij|aa|oo|uu|ee|sch|heid\b|lijk\b/giu,
  fr: /[éèêàçù]|\b[dlnsjc]['’]|eau|eux|ité\b|oir|oi\b|ou/giu,
  en: /th|sh|wh|ght|ing\b|ly\b|ed\b/giu,
  de: /[äöüß]|ung\b|keit\b|sch|ei|tz/giu,
};
