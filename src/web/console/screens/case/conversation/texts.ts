import { plural, texts } from "../../../language/language.ts";

/** Words of a case's conversation among officers. */
export const CONVERSATION = texts("conversation", {
  part: "Conversation",
  title: "Conversation",
  about: "Among officers only: no customer and no partner ever reads it, and no document quotes it.",
  write: "Comment",
  writeHint: "Write @ and an officer's id to notify that officer.",
  people: "Officers",
  notified: (names: string) => `A notification goes to ${names}.`,
  unknown: (names: string) => `Nobody is notified by ${names}: no officer with this id has worked on a case here.`,
  ambiguous: (written: string, names: string) => `Nobody is notified by ${written}: it may be ${names}. Choose one.`,
  send: "Comment",
  sendTo: (names: string) => `Comment and notify ${names}`,
  empty: "Nobody has commented on this case.",
  edit: "Edit",
  save: "Save the change",
  cancel: "Cancel",
  editLabel: "Change the comment",
  edited: (time: string) => `changed ${time}`,
  withdraw: "Withdraw",
  withdrawSure: "Withdraw it for good",
  withdrawHint: "Its words disappear for officers. Compliance managers and MLROs still read them.",
  withdrawn: (who: string, time: string) => `Withdrawn by ${who}, ${time}.`,
  versions: (count: number) => plural(count, `${count} version`, `${count} versions`),
  version: (number: number, time: string) => `Version ${number}, ${time}`,
} as const);
