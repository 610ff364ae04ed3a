import { describe, expect, test } from "vitest";
import { countryCode } from "../../../../src/screening/formats/country-codes.ts";
import { documentKind, numberAmongWords } from "../../../../src/screening/formats/document-kinds.ts";
import { englishDate } from "../../../../src/screening/formats/english-dates.ts";
import { EntryBuilder } from "../../../../src/screening/formats/entry-builder.ts";
import { namesInAlias } from "../../../../src/screening/formats/joined-names.ts";
import { addRemarks } from "../../../../src/screening/formats/ofac-remarks.ts";

test.each([
  ["30 Jul 1957", "1957-07-30"],
  ["Sep 1938", "1938-09"],
  ["Nov. 1973", "1973-11"],
  ["1946", "1946"],
  ["circa 1951", "1951~"],
  ["circa 01 Mar 1951", "1951-03-01~"],
  ["approximately 1951", "1951~"],
  ["1929 to 1930", "1929/1930"],
  ["circa 1957-1959", "1957~/1959~"],
  ["01 Jan 1953 to 31 Dec 1954", "1953/1954"],
  ["01 Jan 1970 to 31 Dec 1970", "1970"],
  ["15 Mar 1970 to 20 Mar 1970", "1970-03-15/1970-03-20"],
  ["Between Aug. and Sep. 1977", "1977-08/1977-09"],
  ["24/06/1402 (Hijri Calendar)", undefined],
  ["30-35 years old", undefined],
  ["from false passport", undefined],
])("the date %s", (text, date) => expect(englishDate(text)).toBe(date));

test.each([
  ["Russia", "RU"],
  ["Russian Federation", "RU"],
  ["France", "FR"],
  ["Serbia", "RS"],
  ["United Kingdom", "GB"],
  ["Benin", "BJ"],
  ["Burkina Faso", "BF"],
  ["Bosnia and Herzegovina", "BA"],
  ["Trinidad and Tobago", "TT"],
  ["Saint Kitts and Nevis", "KN"],
  ["State of Palestine", "PS"],
  ["Cabo Verde", "CV"],
  ["Myanmar", "MM"],
  ["Iran (Islamic Republic of)", "IR"],
  ["China, Hong Kong Special Administrative Region", "HK"],
  ["Congo, Republic of the", "CG"],
  ["Democratic Republic of the Congo", "CD"],
  ["Virgin Islands, British", "VG"],
  ["Man, Isle of", "IM"],
  ["possibly Palestinian", "PS"],
  ["Atlantis", null],
])("the country %s", (name, code) => expect(countryCode(name)).toBe(code));

const remarked = (remarks: string) => {
  const builder = new EntryBuilder("e").addName("SOMEBODY");
  addRemarks(builder, remarks);
  return builder.build();
};

describe("remarks of OFAC's CSV", () => {
  test("names in quotes are weak, with apostrophes in them", () => {
    const { names } = remarked("a.k.a. 'TOM'; alt. a.k.a. 'ABU DU'A'; f.k.a. 'OLD NAME'; a.k.a. 'EL PATRON''.");
    expect(names).toEqual([
      { name: "SOMEBODY", weak: false },
      ...["TOM", "ABU DU'A", "OLD NAME", "EL PATRON"].map((name) => ({ name, weak: true })),
    ]);
  });

  test("dates, places, countries and gender", () => {
    const remarks =
      "DOB 1929 to 1930; alt. DOB circa 1951; POB Sarajevo, Bosnia and Herzegovina; nationality Russia; Gender Female.";
    expect(remarked(remarks)).toMatchObject({
      birthDates: ["1929/1930", "1951~"],
      birthPlaces: ["Sarajevo, Bosnia and Herzegovina"],
      countries: ["BA", "RU"],
      gender: "female",
    });
  });

  test.each([
    ["Passport A1234567 (Syria) expires 25 Feb 2016", "A1234567", "passport", "SY"],
    ["Passport RL 1622378 (Lebanon)", "RL 1622378", "passport", "LB"],
    ["alt. Passport 6067015 (Comoros)", "6067015", "passport", "KM"],
    ["Cedula No. 16247821 (Colombia)", "16247821", "identity", "CO"],
    ["D.N.I. 44.129.178", "44.129.178", "identity", null],
    ["National ID No. D489833(9) (Hong Kong)", "D489833(9)", "identity", "HK"],
    ["C.U.R.P. GAMR501027HSLXDG00 (Mexico)", "GAMR501027HSLXDG00", "identity", "MX"],
    ["NIT # 800146749-7 (Colombia)", "800146749-7", "tax", "CO"],
    ["R.F.C. DIB-771110-HQ1 (Mexico)", "DIB-771110-HQ1", "tax", "MX"],
    ["V.A.T. Number 0430.033.662 (Belgium)", "0430.033.662", "tax", "BE"],
    ["Folio Mercantil No. 22839 (Jalisco) (Mexico)", "22839", "registration", "MX"],
    ["D-U-N-S Number 542957624", "542957624", "registration", null],
    ["Registration ID HRB 26136 (Germany)", "HRB 26136", "registration", "DE"],
    ["Vessel Registration Identification IMO 9187629", "IMO 9187629", "vessel", null],
    ["Aircraft Manufacturer's Serial Number (MSN) 1023409321", "1023409321", "other", null],
    ["SWIFT/BIC HNRBBY2X", "HNRBBY2X", "other", null],
  ])("%s", (remark, number, kind, country) => {
    const { identifiers, documents } = remarked(`${remark}.`);
    expect(identifiers).toEqual([number]);
    expect(documents).toEqual([{ number, kind, country }]);
  });

  test.each([
    "Telephone No. 009613679153",
    "Aircraft Manufacture Date 02 Feb 1987",
    "Secondary sanctions risk: North Korea Sanctions Regulations, sections 510.201 and 510.210",
    "Linked To: GRUPO 2000 S.A.",
    "U.S.A. Passport issued 21 Jun 1992 in Amman, Jordan",
    "Chinese Commercial Code 5170 3057 1344",
  ])("%s is no document", (remark) => expect(remarked(remark).identifiers).toEqual([]));
});

test.each([
  ["0123456789", "0123456789"],
  ["RL 0123456", "RL 0123456"],
  ["No34409/129", "34409/129"],
  ["Libyan passport No. 513519 ", "513519"],
  ["CAR diplomatic passport no. D00000898", "D00000898"],
  ["Libya B/002210", "B/002210"],
  ["381110042 (Expired 25 Jan. 2016)", "381110042"],
  ["Tunisian passport number L 191609 issued on 28 Feb. 1996, expired on 27 Feb. 2001", "L 191609"],
  ["Afghan national identification card (tazkira) number 545167", "545167"],
  ["R00012098, South Sudan", "R00012098"],
  ["issued in 1993, under another name", undefined],
])("the number in %s", (text, number) => expect(numberAmongWords(text)).toBe(number));

test.each([
  ["National passport passport", "passport"],
  ["Trade License No.", "registration"],
  ["Driver's License No.", "identity"],
  ["Electoral Registry No.", "identity"],
  ["IMO Number", "vessel"],
  ["Social media", "other"],
])("the kind of %s", (label, kind) => expect(documentKind(label)).toBe(kind));

const namesOf = (text: string) => namesInAlias(text).map(({ name }) => name);

describe("names that stand together", () => {
  test.each([
    ["Jalal Haqqani; Jalal Hakkani", ["Jalal Haqqani", "Jalal Hakkani"]],
    ["Jin Tiesan (金铁三)", ["Jin Tiesan", "金铁三"]],
    ["حسن غول (Hassan Ghul; Hassan Gul)", ["حسن غول", "Hassan Ghul", "Hassan Gul"]],
    ["Amir Khazmat (original script: Амир Хазмат)", ["Amir Khazmat", "Амир Хазмат"]],
    ["Encep Nurjaman (birth name)", ["Encep Nurjaman"]],
    ["Libyan Foreign Investment Company (LFIC)", ["Libyan Foreign Investment Company", "LFIC"]],
    ["Somebody Else, born in Kandahar on 01 Jan.1967", ["Somebody Else"]],
    ["Lom-ali Butayev (Butaev)", ["Lom-ali Butayev (Butaev)"]],
    ["華信船務(香港)有限公司", ["華信船務(香港)有限公司"]],
    ["HTS Front (HTS) (هيئة (original script); Hay’at Tahrir)", ["HTS Front", "HTS", "هيئة", "Hay’at Tahrir"]],
    ["Juhan (شبلي) Abdelrahman", ["Juhan (شبلي) Abdelrahman"]],
    ["(Sheikh) Musa Hilal", ["(Sheikh) Musa Hilal"]],
    ["M. Sabet b) J. Sabet", ["M. Sabet", "J. Sabet"]],
  ])("%s", (text, names) => expect(namesOf(text)).toEqual(names));

  test.each([
    ["NEW PEOPLE'S ARMY / COMMUNIST PARTY", ["NEW PEOPLE'S ARMY", "COMMUNIST PARTY"], [false, false]],
    ["HARAKAT UL-MUJAHIDIN / HUM", ["HARAKAT UL-MUJAHIDIN", "HUM"], [false, true]],
    ["MAKHTAB AL-KHIDAMAT/AL KIFAH", ["MAKHTAB AL-KHIDAMAT", "AL KIFAH"], [true, true]],
    ["CHINA NATIONAL IMPORT/EXPORT CORPORATION", [], []],
    ["EBLA TRADE SERVICES S.A.L./OFF-SHORE", [], []],
    ["FRONT FOR THE CONQUEST OF SYRIA/THE LEVANT", [], []],
    ["DHKP/C", [], []],
  ])("%s", (text, parts, weak) => {
    const { names } = new EntryBuilder("e").addName(text).build();
    expect(names).toEqual([{ name: text, weak: false }, ...parts.map((name, at) => ({ name, weak: weak[at] }))]);
  });
});
