import type { z } from "zod";
import type { PortalStateView, SubmittedView, UploadView } from "../../features/portal/portal.responses.ts";
import { isoTime } from "../../platform/clock.ts";
import type { Answer, Api, Problem } from "./api.ts";
import type { Applicant } from "./applicant.ts";
import { drawCompanyPaper } from "./company-papers.ts";
import { drawPng, writePdf } from "./papers.ts";
import { detail, step } from "./screen.ts";

export type PortalState = z.infer<typeof PortalStateView>;
type Paper = {
  readonly id: string;
  readonly name: string;
  readonly accepted_formats: readonly string[];
  readonly required: boolean;
};
type Question = PortalState["questions"][number];

/** Accepted formats of follow-up uploads whose task names none. */
const FOLLOW_UP_FORMATS = ["pdf", "docx", "png", "jpg"];

/** What is asked by names must be answered by one: any other words would be screened as a name. */
const answerTo = ({ response_type, description }: PortalState["follow_up_tasks"][number]): string => {
  if (response_type === "yes_no") return "yes";
  return /full names/.test(description) ? REPRESENTATIVE : "It is as declared.";
};

/** An invented person. */
const REPRESENTATIVE = "Anna Voorbeeld";

/** The customer, who has only the portal link. */
export class Customer {
  readonly #api: Api;
  readonly #route: string;
  readonly #applicant: Applicant;
  readonly #card: Uint8Array<ArrayBuffer> | null;

  /** @param card a copy of an identity card as a PDF, in place of that of a registered director. */
  constructor(api: Api, portalToken: string, applicant: Applicant, card: Uint8Array<ArrayBuffer> | null = null) {
    this.#api = api;
    this.#route = `/api/portal/${portalToken}`;
    this.#applicant = applicant;
    this.#card = card;
  }

  async look(): Promise<PortalState> {
    return (await this.#api.call<PortalState>("GET", this.#route)).body;
  }

  /** Uploads every required document, and sends all answers. */
  async handInEverything(): Promise<void> {
    const portal = await this.look();
    const { document_requirements: requirements, questions, follow_up_tasks: tasks } = portal;
    const isFollowUp = portal.phase === "follow_up";
    step(isFollowUp ? "The customer answers the follow-up" : "The customer opens the portal link and hands in");
    const asked = tasks.filter((task) => task.response_type === "document");
    const papers: readonly Paper[] = isFollowUp
      ? asked.map(({ id, description }) => ({
          id,
          name: description,
          accepted_formats: FOLLOW_UP_FORMATS,
          required: true,
        }))
      : requirements;
    for (const paper of papers) if (paper.required) await this.#handIn(paper);
    const answers = Object.fromEntries(questions.map((question) => [question.id, this.#answer(question)]));
    const open = tasks.filter((task) => task.response_type !== "document");
    const responses = open.map((task) => [task.id, answerTo(task)]);
    const json = { answers, task_responses: Object.fromEntries(responses) as Record<string, string> };
    const { body } = await this.#api.call<z.infer<typeof SubmittedView>>("POST", `${this.#route}/submit`, { json });
    detail(`${questions.length + open.length} answers, submitted: ${body.status}`);
  }

  /** Tries to upload another document while the case is under review. */
  tryToHandIn(): Promise<Answer<Problem>> {
    const form = formWith("bank_account_proof", drawPng("one more"), "extra.png", "image/png");
    return this.#api.call<Problem>("POST", `${this.#route}/documents`, { form, expected: [423] });
  }

  async #handIn(paper: Paper): Promise<void> {
    const picture = /identity|photo|passport/.test(paper.id) && paper.accepted_formats.includes("png");
    const { name, shownNumber } = this.#applicant;
    const today = isoTime(new Date()).slice(0, 10);
    const lines = [`Company: ${name}`, `Enterprise number: ${shownNumber}`, `Date: ${today}`];
    const isCard = this.#card !== null && /identity/.test(paper.id + paper.name);
    const drawn = isCard ? this.#card : await drawCompanyPaper(paper.id, this.#applicant, today);
    const form = drawn
      ? formWith(paper.id, drawn, isCard ? "identity-card.pdf" : `${paper.id}.pdf`, "application/pdf")
      : picture
        ? formWith(paper.id, drawPng(lines.join("; ")), `${paper.id}.png`, "image/png")
        : formWith(paper.id, await writePdf(paper.name, lines), `${paper.id}.pdf`, "application/pdf");
    const { body } = await this.#api.call<z.infer<typeof UploadView>>("POST", `${this.#route}/documents`, { form });
    detail(`${paper.name}: ${body.filename}, ${body.file_size} bytes`);
  }

  #answer({ id, type, options }: Question): string {
    const known = this.#applicant.answers[id];
    if (known !== undefined) return known;
    if (type === "yes_no") return "no";
    if (type === "country") return "BE";
    if (type === "date") return "2026-01-01";
    return options?.[0] ?? "As described in the documents.";
  }
}

function formWith(requirementId: string, bytes: Uint8Array<ArrayBuffer>, filename: string, type: string): FormData {
  const form = new FormData();
  form.set("requirement_id", requirementId);
  form.set("file", new File([bytes], filename, { type }));
  return form;
}
