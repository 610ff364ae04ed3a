/** Country names in lists that differ from the standard. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  "russian federation": "RU",
  "syrian arab republic": "SY",
  "iran islamic republic of": "IR",
  "islamic republic of iran": "IR",
  "democratic peoples republic of korea": "KP",
  "korea north": "KP",
  dprk: "KP",
  "republic of korea": "KR",
  "korea south": "KR",
  palestine: "PS",
  "state of palestine": "PS",
  "cabo verde": "CV",
  myanmar: "MM",
  burma: "MM",
  "united kingdom of great britain and northern ireland": "GB",
  "united states of america": "US",
  "libyan arab jamahiriya": "LY",
  "state of libya": "LY",
  "democratic republic of the congo": "CD",
  "congo democratic republic of the": "CD",
  drc: "CD",
  congo: "CG",
  "congo republic of the": "CG",
  "republic of the congo": "CG",
  "united republic of tanzania": "TZ",
  "cote d ivoire": "CI",
  palestinian: "PS",
  "region gaza": "PS",
  gaza: "PS",
  "gaza strip": "PS",
  "west bank": "PS",
  "region crimea": "UA",
  "region northern mali": "ML",
  "bolivarian republic of venezuela": "VE",
  "republic of moldova": "MD",
  "viet nam": "VN",
  "lao peoples democratic republic": "LA",
  "bahamas the": "BS",
  "gambia the": "GM",
  "former yugoslav republic of macedonia": "MK",
  "macedonia the former yugoslav republic of": "MK",
  macedonia: "MK",
  "hong kong": "HK",
  "china hong kong special administrative region": "HK",
  macao: "MO",
  "virgin islands british": "VG",
  "virgin islands us": "VI",
  "man isle of": "IM",
  "st vincent and the grenadines": "VC",
  bosnia: "BA",
  uk: "GB",
  england: "GB",
  usa: "US",
  macau: "MO",
  turkey: "TR",
  "czech republic": "CZ",
  swaziland: "SZ",
};

const byName = new Map<string, string>();

/** ISO 3166-1 alpha-2 of an English country name, or null if it is unknown. */
export function countryCode(name: string | undefined): string | null {
  if (byName.size === 0) fillNames();
  return byName.get(plain(name ?? "")) ?? null;
}

function fillNames(): void {
  const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
    const name = names.of(code);
    // Withdrawn codes have the name of their successor: SU is Russia too.
    const isCurrent = new Intl.Locale(`und-${code}`).region === code;
    if (name !== undefined && isCurrent) byName.set(plain(name), code);
  }
  for (const [name, code] of Object.entries(OTHER_NAMES)) byName.set(name, code);
}

const plain = (name: string): string =>
  name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\p{M}'’]/gu, "")
    .replaceAll("&", " and ")
    .replace(/[^a-z]+/g, " ")
    .trim()
    .replace(/^possibly /, "")
    .replace(/^the /, "")
    .replace(/^saint /, "st ");
