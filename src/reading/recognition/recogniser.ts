import type { ReadingLanguage, ReadWarning, WarningCode } from "../../domain/readings/reading.model.ts";
import type { RecognisedPage, Recogniser } from "../ports.ts";
import { decodeImage } from "./decode/decode.ts";
import { BEYOND_LIMIT } from "./decode/jpeg.ts";
import { decodePacked, importPackedModule, type ImportPackedModule, PACKED_BYTES } from "./decode/packed.ts";
import { importEngineModule, type EngineModule } from "./engine-module.ts";
import { engineWith, makeRoom, type PageMode } from "./engine.ts";
import { portableGreymap, type GreyImage } from "./grey-image.ts";
import { FIRST_LANGUAGE, languageOf, TRAINED_DATA } from "./language.rules.ts";
import { densestPart, MAX_SIDE, prepare, type PreparedImage } from "./prepare/prepare.ts";
import { turn } from "./prepare/resample.ts";
import { parseTable, type TableOfPage } from "./table.rules.ts";
import { trainedDataOf, type LoadTrainedData, type TrainedDataName } from "./trained-data.ts";
import { findZone, withZone } from "./zone/find-zone.ts";

/** Below, a page may lie otherwise than its lines look. Cards, of few words, are read with 0.6 as they stand. */
const UPRIGHT = 0.58;

const SURE = 0.9;

/** A turned page gives so much more text; what is made of the ground of a passport differs by less. */
const CLEARLY = 1.3;

/** Of a page higher than so many pixels, a part is read first. */
const LONG = 1600;

interface UprightPage extends PreparedImage {
  readonly table: TableOfPage;
  /** Of the trained data that it was read with. */
  readonly language: ReadingLanguage;
}

/** Optical recognition in the Worker. */
export const createRecogniser = (env: Pick<Env, "ASSETS">): Recogniser =>
  recogniserOf(trainedDataOf(env), () => importEngineModule(env), importPackedModule);

/** Optical recognition with trained data and engine from elsewhere: Node has neither static assets nor WebAssembly imports. */
export function recogniserOf(
  load: LoadTrainedData,
  importModule: () => Promise<EngineModule>,
  importPacked: ImportPackedModule,
): Recogniser {
  async function readWith(name: TrainedDataName, image: GreyImage, mode: PageMode): Promise<TableOfPage> {
    const engine = await engineWith(name, load, importModule);
    return parseTable(engine.read(name, portableGreymap(image), mode));
  }
  const read = (image: GreyImage, language: ReadingLanguage) => readWith(TRAINED_DATA[language], image, "auto");

  /** A part of a page tells its language, so that most pages are read once. */
  async function guessLanguage(image: GreyImage): Promise<ReadingLanguage> {
    const part = image.height < LONG ? null : densestPart(image);
    const table = part && (await read(part, FIRST_LANGUAGE));
    const language = table && languageOf(table.lines);
    return language && needsOwnModel(language, table) ? language : FIRST_LANGUAGE;
  }

  async function readUpright(prepared: PreparedImage): Promise<UprightPage> {
    const language = await guessLanguage(prepared.image);
    let best = { ...prepared, language, table: await read(prepared.image, language) };
    // Upside down first: which way the lines run is seldom mistaken.
    for (const quarters of [2, 1, 3]) {
      if (best.table.confidence >= UPRIGHT && isLevel(best.table)) break;
      const image = turn(prepared.image, quarters);
      const table = await read(image, FIRST_LANGUAGE);
      const rotation = (prepared.rotation + quarters * 90) % 360;
      if (weight(table) > CLEARLY * weight(best.table)) best = { image, rotation, language: FIRST_LANGUAGE, table };
    }
    return best;
  }

  return {
    unpack(image) {
      makeRoom(PACKED_BYTES);
      return decodePacked(image, importPacked);
    },
    async recognise(source, signal) {
      // Time only passes, and a signal is only heard, while the Worker waits.
      await new Promise((resolve) => setTimeout(resolve, 0));
      signal.throwIfAborted();
      const decoded = decodeImage(source, MAX_SIDE);
      if (!decoded) return unread("unsupported", "The image is of a kind that is not read here.");
      if (decoded === BEYOND_LIMIT) return unread("pixels_beyond_limit", "The image has more pixels than are read.");
      const upright = await readUpright(prepare(decoded.image));
      const { image, rotation } = upright;
      let { table } = upright;
      const language = languageOf(table.lines) ?? upright.language;
      if (language !== upright.language && needsOwnModel(language, table)) table = await read(image, language);
      const zone = await findZone(image, table, (part, mode) => readWith("mrz", part, mode));
      if (zone) table = { ...table, lines: withZone(table.lines, zone.lines) };
      return { ...table, rotation, warnings: decoded.isCut ? [CUT] : [] } satisfies RecognisedPage;
    },
  };
}

const CUT: ReadWarning = { code: "damaged", page: null, detail: "The file ends before its image does." };

/** French and German have letters that the first model does not know; English is read as well by it, if it is sure. */
const needsOwnModel = (language: ReadingLanguage, { confidence }: TableOfPage): boolean =>
  language !== FIRST_LANGUAGE && (language !== "en" || confidence < SURE);

/** Whether most lines run across, as they do on a page that lies upright. */
const isLevel = ({ lines }: TableOfPage): boolean =>
  2 * lines.filter(({ box }) => box![2] > box![3]).length >= lines.length;

/** Characters that were read, by confidence. Tesseract also reads lines that run upwards: those speak for another turn. */
const weight = ({ lines }: TableOfPage): number =>
  lines.reduce((sum, { text, box, confidence }) => sum + (box![2] > box![3] ? text.length * confidence ** 2 : 0), 0);

const unread = (code: WarningCode, detail: string): RecognisedPage => ({
  width: 0,
  height: 0,
  rotation: 0,
  lines: [],
  confidence: 0,
  warnings: [{ code, page: null, detail }],
});
