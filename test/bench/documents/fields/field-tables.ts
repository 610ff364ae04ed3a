import { authorTables } from "./authors.ts";
import { type FitPaper, unseenPapers } from "./examples.ts";
import { type FieldExamples, fitFields } from "./fit-fields.ts";
import { textTable } from "./text-tables.ts";

/** How right the model of fields is: on each author's papers by a model without them, and on those of the unseen author. */
export function fieldTables(papers: readonly FitPaper[], examples: FieldExamples, worst: number): string[] {
  const authors = new Set(papers.map(({ author }) => author));
  const models = new Map([...authors].map((author) => [author, fitFields(examples, author)]));
  const texts = papers.filter(({ author }) => author.startsWith("author-"));
  const whole = fitFields(examples);
  return [
    ...authorTables(papers, examples, models, worst),
    ...textTable("Texts, each author by a model without them", texts, (author) => models.get(author)!),
    ...textTable("Texts of the unseen author", unseenPapers(), () => whole),
  ];
}
