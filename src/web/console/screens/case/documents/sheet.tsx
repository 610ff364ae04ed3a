import { ChevronLeft, ChevronRight } from "lucide";
import type { PDFDocumentProxy } from "pdfjs-dist";
import { useEffect, useRef, useState } from "preact/hooks";
import { download } from "../../../api/client.ts";
import { describeFailure } from "../../../api/problem.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Notice } from "../../../ui/notice.tsx";
import type { Fact, Item, Reading } from "./documents.ts";
import { markOf } from "./read-page.tsx";
import { SHEET as T } from "./texts.ts";

interface Props {
  readonly item: Item;
  readonly workflowId: string;
  /** What was read of it; absent where nothing was. */
  readonly reading?: Reading | undefined;
  readonly chosen?: string | null;
  readonly onChosen?: (id: string) => void;
}

interface Library {
  readonly pdf: PDFDocumentProxy;
  readonly draw: typeof import("./pdf-library.ts").drawPage;
}

/** A page of the document as it was handed in, with the facts marked where they were read. */
export function Sheet({ item, workflowId, reading, chosen = null, onChosen = () => {} }: Props) {
  const [shown, setShown] = useState<Library | string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [number, setNumber] = useState(1);
  const isPdf = item.content_type === "application/pdf";
  useEffect(() => {
    let gone = false;
    let close = () => {};
    openFile(item, workflowId).then(
      (opened) => {
        close = () =>
          typeof opened === "string" ? URL.revokeObjectURL(opened) : void opened.pdf.loadingTask.destroy();
        if (gone) close();
        else setShown(opened);
      },
      (error: unknown) => setFailure(describeFailure(error)),
    );
    return () => {
      gone = true;
      close();
    };
  }, []);
  const chosenPage = reading?.facts.find(({ id }) => id === chosen)?.page;
  useEffect(() => {
    if (chosenPage) setNumber(chosenPage);
  }, [chosen]);
  if (failure !== null) return <Notice tone="danger">{failure}</Notice>;
  const pages = shown === null || typeof shown === "string" ? 1 : shown.pdf.numPages;
  const read = reading?.pages.find((page) => page.number === number);
  return (
    <div class="sheet-frame">
      {pages > 1 && (
        <p class="row sheet-steps">
          <Step name={T.previous} icon={ChevronLeft} off={number === 1} onStep={() => setNumber(number - 1)} />
          {T.page(number, pages)}
          <Step name={T.next} icon={ChevronRight} off={number === pages} onStep={() => setNumber(number + 1)} />
        </p>
      )}
      <div class="sheet">
        {shown === null && <p class="muted">{T.loading}</p>}
        {typeof shown === "string" && <img src={shown} alt={T.alt(item.filename, 1)} />}
        {shown !== null && typeof shown !== "string" && isPdf && (
          <PdfPage
            library={shown}
            number={number}
            rotation={read?.rotation ?? 0}
            label={T.alt(item.filename, number)}
          />
        )}
        {shown !== null && read && read.width > 0 && (isPdf || read.rotation === 0) && (
          <Marks
            page={read}
            facts={reading!.facts.filter((fact) => fact.page === number)}
            chosen={chosen}
            onChosen={onChosen}
          />
        )}
      </div>
    </div>
  );
}

/** A picture as an address of its bytes, a PDF as an open document. The library is loaded with the first PDF. */
async function openFile(item: Item, workflowId: string): Promise<Library | string> {
  const path = `/api/cases/${workflowId}/documents/download?key=${encodeURIComponent(item.key)}`;
  const bytes = await download(path);
  // The type is one that runs nothing, whatever the answer says.
  if (item.content_type !== "application/pdf") {
    return URL.createObjectURL(new Blob([bytes], { type: item.content_type }));
  }
  const { openPdf, drawPage } = await import("./pdf-library.ts");
  return { pdf: await openPdf(await bytes.arrayBuffer()), draw: drawPage };
}

interface StepProps {
  readonly name: string;
  readonly icon: typeof ChevronLeft;
  readonly off: boolean;
  readonly onStep: () => void;
}

const Step = ({ name, icon, off, onStep }: StepProps) => (
  <button type="button" class="icon-button" aria-label={name} disabled={off} onClick={onStep}>
    <Icon of={icon} />
  </button>
);

interface PageProps {
  readonly library: Library;
  readonly number: number;
  readonly rotation: number;
  readonly label: string;
}

function PdfPage({ library, number, rotation, label }: PageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    const { current } = canvas;
    if (!current) return;
    const width = current.parentElement!.clientWidth;
    library
      .draw(library.pdf, number, current, { width, rotation })
      .catch((error: unknown) => setFailure(describeFailure(error)));
  }, [library, number, rotation]);
  return (
    <>
      {failure !== null && <Notice tone="danger">{failure}</Notice>}
      <canvas key={number} ref={canvas} role="img" aria-label={label} />
    </>
  );
}

interface MarksProps {
  readonly page: Reading["pages"][number];
  readonly facts: readonly Fact[];
  readonly chosen: string | null;
  readonly onChosen: (id: string) => void;
}

/**
 * Boxes over the page at the share of its width and height where the words stand. They are for the pointer: words of a page stand
 * close, and the keyboard chooses in the list beside it.
 */
const Marks = ({ page, facts, chosen, onChosen }: MarksProps) => (
  <div class="sheet-marks" role="group" aria-label={T.facts}>
    {facts.map(({ id, box, compared, label, text }) => {
      const [x = 0, y = 0, width = 0, height = 0] = box ?? [];
      return box === null ? null : (
        <button
          key={id}
          type="button"
          tabIndex={-1}
          class={markOf(compared, id === chosen)}
          aria-label={`${label}: ${text}`}
          aria-pressed={id === chosen}
          title={`${label}: ${text}`}
          style={{
            left: `${((x - 2) / page.width) * 100}%`,
            top: `${((y - 2) / page.height) * 100}%`,
            width: `${((width + 4) / page.width) * 100}%`,
            height: `${((height + 4) / page.height) * 100}%`,
          }}
          onClick={() => onChosen(id)}
        />
      );
    })}
  </div>
);
