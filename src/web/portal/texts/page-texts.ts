/** What can be wrong with a file that was sent. */
export type FileFault = "empty_file" | "payload_too_large" | "unsupported_file_type" | "too_many_files" | "not_taken";

/** All that the page says besides what the case itself asks. Every text is neutral: it is the same whatever the reason. */
export interface PageTexts {
  readonly skipToContent: string;
  readonly languages: string;
  readonly fileOf: string;
  readonly reference: string;
  readonly collecting: {
    readonly title: string;
    readonly intro: (brand: string) => string;
    readonly comeBack: string;
    /** Only where a script keeps them. */
    readonly answersStored: string;
  };
  readonly followUpTitle: string;
  readonly followUpSection: string;
  readonly documents: string;
  readonly documentsIntro: string;
  readonly questions: string;
  readonly earlier: string;
  readonly documentsDone: (done: number, all: number) => string;
  readonly answersDone: (done: number, all: number) => string;
  readonly optional: string;
  readonly chooseFile: string;
  readonly chooseAnother: string;
  readonly orDrop: string;
  readonly formats: (formats: string) => string;
  readonly upload: string;
  readonly received: string;
  readonly sending: string;
  readonly waitForUploads: string;
  readonly tryAgain: string;
  readonly choose: string;
  readonly yes: string;
  readonly no: string;
  readonly handIn: {
    readonly title: string;
    readonly text: string;
    readonly button: string;
    readonly anyway: string;
    readonly complete: string;
  };
  readonly missing: {
    readonly title: (count: number) => string;
    readonly text: string;
    readonly document: string;
    readonly answer: string;
    readonly mistyped: string;
  };
  readonly faultsTitle: string;
  readonly faults: Readonly<Record<FileFault, string>>;
  readonly answersTooLong: string;
  readonly filesSaved: string;
  readonly next: {
    readonly title: string;
    readonly handIn: string;
    readonly review: string;
    readonly answer: (brand: string) => string;
  };
  readonly review: {
    readonly title: string;
    readonly thanks: string;
    readonly text: string;
    readonly later: (brand: string) => string;
  };
  readonly ended: { readonly title: string; readonly text: (brand: string) => string };
  readonly unknownLink: { readonly title: string; readonly text: string; readonly what: string };
  readonly trouble: { readonly title: string; readonly text: string; readonly back: string };
  readonly privacy: (brand: string) => string;
}
