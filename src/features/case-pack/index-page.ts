import {
  facts,
  heading,
  paragraph,
  stack,
  table,
  text,
  type Block,
  type Cell,
} from "../../rendering/document/blocks.ts";
import { formatName } from "../../rendering/document/format.ts";
import { masthead } from "../../rendering/document/frame.ts";
import { renderHtml } from "../../rendering/html/render-html.ts";
import type { PackAbout, PackFile } from "./pack.model.ts";

export const INDEX = "index.html";

/** Folders of a pack in the order in which they are read, and what stands in each. */
const FOLDERS: readonly (readonly [folder: string, title: string, note: string])[] = [
  ["", "The case", "Begin with the report."],
  ["memoranda", "Decision memoranda", "Each as a paper, and as the data that were signed."],
  ["documents", "Documents", "As they were handed in or filed. Equal files are here once."],
  ["evidence", "Evidence", "Answers of the sources, as they came."],
  ["sar", "Reports to the financial intelligence unit", "For the MLRO alone."],
];

/**
 * The first page that a reader opens: every file of a pack with what it is, its size and hash. The signatures are not on
 * it, because they sign it. It says nothing of when the pack was made, so that the page of an unchanged case is the same.
 */
export function indexPage(about: PackAbout, files: readonly PackFile[]): string {
  return renderHtml({
    title: `Case pack: ${about.company_name}`,
    subject: `Case ${about.case_id}`,
    author: "",
    language: "en",
    created_at: about.generated_at,
    header: { left: "Case pack", right: about.company_name },
    footer: `case ${about.case_id}`,
    page_label: "",
    marks: [],
    watermark: "",
    unprintable_note: "",
    blocks: [
      masthead("CASE PACK", about.company_name, [`Case ${about.case_id}`]),
      facts([
        ["Status", formatName(about.status)],
        ["Audit log", auditWords(about)],
        ["Files", `${files.length} and this page`],
      ]),
      paragraph("VERIFY.md says how to check that no file was changed, added or left out."),
      ...FOLDERS.flatMap(([folder, title, note]) => chapter(title, note, filesIn(folder, files))),
    ],
  });
}

const auditWords = ({ audit }: PackAbout): string => {
  const entries = `${audit.count} entries`;
  if (audit.chain_valid === false) return `${entries}; not to be relied on: ${audit.chain_fault}`;
  return audit.chain_valid === undefined ? `${entries}; not checked` : `${entries}, unbroken`;
};

const folderOf = ({ path }: PackFile): string => (path.includes("/") ? path.slice(0, path.indexOf("/")) : "");

/** Of the top folder, with the report first. Files of a folder that nobody named stand with the case: none is left out. */
function filesIn(folder: string, files: readonly PackFile[]): PackFile[] {
  const named = new Set(FOLDERS.map(([name]) => name));
  const found = files.filter((file) => (named.has(folderOf(file)) ? folderOf(file) : "") === folder);
  const isReport = ({ path }: PackFile): boolean => path === "report.pdf";
  return [...found.filter(isReport), ...found.filter((file) => !isReport(file))];
}

function chapter(title: string, note: string, files: readonly PackFile[]): Block[] {
  if (files.length === 0) return [];
  return [
    heading(1, title, note),
    table(
      [
        { label: "FILE", share: 1 },
        { label: "WHAT IT IS", share: 1.4 },
        { label: "SIZE", points: 60, align: "right" },
        { label: "SHA-256", share: 1 },
      ],
      files.map((file): Cell[] => [
        { ...text(nameOf(file), "strong"), address: file.path },
        stack(...file.about.split("\n").map((line) => text(line))),
        // Whole: papers that say the same differ by some bytes, and the smaller unit would tell them apart.
        `${Math.max(1, Math.round(file.size / 1024))} KiB`,
        text(file.sha256, "code"),
      ]),
    ),
  ];
}

/** A hash as a name is short: it stands in full beside it. */
function nameOf({ path }: PackFile): string {
  const name = path.slice(path.indexOf("/") + 1);
  return name.replace(/^([0-9a-f]{12})[0-9a-f]{52}(?=\.|$)/, "$1…");
}
