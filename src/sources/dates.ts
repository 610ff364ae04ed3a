const MONTHS: Readonly<Record<string, number>> = Object.fromEntries(
  [
    "januari janvier januar january jan janv",
    "februari février fevrier februar february feb févr",
    "maart mars märz maerz march mrt",
    "april avril apr avr",
    "mei mai may",
    "juni juin june",
    "juli juillet july juil",
    "augustus août aout august aug",
    "september septembre sept sep",
    "oktober octobre october okt oct",
    "november novembre nov",
    "december décembre decembre dezember dec déc",
  ].flatMap((names, index) => names.split(" ").map((name) => [name, index + 1])),
);

/** Parses a date in words (`1 maart 2017`, `March 1, 2017`) or digits (`01-03-2017`) to YYYY-MM-DD, or returns null. */
export function parseBelgianDate(text: string): string | null {
  const digits = /\b(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})\b/.exec(text);
  if (digits) return isoDay(Number(digits[3]), Number(digits[2]), Number(digits[1]));
  const words = /\b(\d{1,2})(?:er|\.)?\s+(\p{L}+)\.?\s+(\d{4})\b/u.exec(text);
  if (words) return isoDay(Number(words[3]), MONTHS[words[2]!.toLowerCase()] ?? 0, Number(words[1]));
  const english = /\b(\p{L}+)\s+(\d{1,2}),\s*(\d{4})\b/u.exec(text);
  if (english) return isoDay(Number(english[3]), MONTHS[english[1]!.toLowerCase()] ?? 0, Number(english[2]));
  return null;
}

function isoDay(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.toISOString().slice(0, 10) : null;
}

const DUTCH_MONTHS = "januari februari maart april mei juni juli augustus september oktober november december".split(
  " ",
);

/** Formats a date like the public register: `1 maart 2017`. */
export function formatDutchDate(isoDate: string): string {
  const [year, month, day] = isoDate.split("-").map(Number);
  return `${day} ${DUTCH_MONTHS[(month ?? 1) - 1]} ${year}`;
}
