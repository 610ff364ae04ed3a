import { type Draft, OPTIONAL } from "../../draft.ts";
import { nameOf, type Person, writtenNumber } from "../../world.ts";
import { clauses, foot, others, percentOf, PURPOSES, stakesOf, titled } from "./company-parts.ts";

/** German contract of a GmbH, in numbered paragraphs. */
export function germanContract(d: Draft): void {
  const company = d.world.company("de", "GmbH");
  const notary = d.world.official("de");
  const day = d.random.day(2018, 2025);
  const capital = d.random.pick([25_000, 50_000, 120_000]);
  const stakes = stakesOf(d, d.world.people("de", d.random.whole(2, 3)), capital);
  const purpose = d.random.pick(PURPOSES).de;
  d.set({ family: "serif", size: 11, leading: 1.45, margin: 70 });
  d.text("Gesellschaftsvertrag", { size: 16, style: "bold", align: "center" });
  d.text(`der\n${company.name} GmbH`, { size: 13, align: "center", after: 4 });
  d.text(`in der Fassung vom ${d.date(day, "dots")}`, { align: "center", after: 4 });
  d.text(`(Amtsgericht ${company.seat.town}, ${writtenNumber(company)})`, { size: 9, align: "center", after: 16 });
  const paragraph = (number: number, head: string, lines: readonly string[]) => {
    d.text(`§ ${number}\n${head}`, { style: "bold", align: "center", after: 3 });
    lines.forEach((line, at) => d.text(lines.length > 1 ? `(${at + 1}) ${line}` : line, { after: 4 }));
    d.space(6);
  };
  paragraph(1, "Firma, Sitz", [
    `Die Firma der Gesellschaft lautet: ${company.name} GmbH.`,
    `Sitz der Gesellschaft ist ${company.seat.town}. Die inländische Geschäftsanschrift lautet ${d.address(company.seat)}.`,
  ]);
  paragraph(2, "Gegenstand des Unternehmens", [
    `Gegenstand des Unternehmens ist ${purpose}.`,
    "Die Gesellschaft darf Zweigniederlassungen errichten.",
  ]);
  paragraph(3, "Stammkapital, Geschäftsanteile", [
    `Das Stammkapital der Gesellschaft beträgt ${d.money(capital)} € (in Worten: Euro).`,
    `Hiervon übernehmen: ${stakes.map(({ who, count }, at) => `${titled(d, who)} den Geschäftsanteil Nr. ${at + 1} im Nennbetrag von ${d.money(count)} €`).join("; ")}.`,
  ]);
  paragraph(4, "Vertretung", [
    "Die Gesellschaft hat einen oder mehrere Geschäftsführer. Sind mehrere bestellt, vertreten zwei gemeinsam oder einer mit einem Prokuristen.",
    "Befreiung von § 181 BGB kann erteilt werden.",
  ]);
  paragraph(5, "Verfügung über Geschäftsanteile", [
    "Die Abtretung bedarf der Zustimmung aller übrigen Gesellschafter.",
  ]);
  paragraph(6, "Bekanntmachungen", ["Bekanntmachungen erfolgen nur im Bundesanzeiger."]);
  d.rule();
  d.text(
    `Bescheinigung gemäß § 54 GmbHG\nDie geänderten Bestimmungen stimmen mit dem Beschluss über die Änderung überein.\n${notary.address.town}, den ${d.date(day, "long")}\n${nameOf(notary)}, Notar mit Amtssitz in ${notary.address.town}, ${d.address(notary.address)}`,
    { size: 9.5 },
  );
  d.subject(company);
  d.fact("object", "subject", purpose);
  d.amount("capital", capital);
  d.documentDate(day);
  d.person(notary, { role: "notary" }, "issuer");
  d.fact("address", "issuer", d.address(notary.address), OPTIONAL);
  for (const { who, percent } of stakes) d.person(who, { role: "founder", share_percent: percent });
}

/** The sample protocol of the German law: numbered points, one associate, who also directs. */
export function sample(d: Draft): void {
  const company = d.world.company("de", "GmbH");
  const [notary, founder] = d.world.people("de", 2) as [Person, Person];
  const day = d.random.day(2018, 2025);
  const purpose = d.random.pick(PURPOSES).de;
  d.set({ family: "mono", size: 9, leading: 1.5, margin: 66 });
  d.text(`UR.Nr. ${d.random.whole(100, 2400)}/${day.slice(0, 4)}`, { after: 14 });
  d.text("Musterprotokoll für die Gründung einer Einpersonengesellschaft", { style: "bold", size: 10.5, after: 10 });
  d.text(
    `Heute, den ${d.date(day, "dots")}, erschien vor mir, ${nameOf(notary)}, Notar mit dem Amtssitz in ${notary.address.town},`,
    { after: 6 },
  );
  d.text(
    `${titled(d, founder)}, geb. am ${d.date(founder.birthDate, "dots")}, wohnhaft ${d.address(founder.address)}, ausgewiesen durch gültigen Personalausweis.`,
    { indent: 20, after: 8 },
  );
  const points = [
    `Der Erschienene errichtet hiermit nach § 2 Abs. 1a GmbHG eine Gesellschaft mit beschränkter Haftung unter der Firma ${company.name} GmbH mit dem Sitz in ${company.seat.town}.`,
    `Gegenstand des Unternehmens ist ${purpose}.`,
    `Das Stammkapital der Gesellschaft beträgt 25.000 Euro und wird vollständig von ${titled(d, founder)} (Geschäftsanteil Nr. 1) übernommen. Die Einlage ist in Geld zu erbringen, und zwar sofort zu 50 Prozent.`,
    `Zum Geschäftsführer der Gesellschaft wird ${titled(d, founder)}, geboren am ${d.date(founder.birthDate, "dots")}, wohnhaft in ${founder.address.town}, bestellt. Der Geschäftsführer ist von den Beschränkungen des § 181 BGB befreit.`,
    "Die Gesellschaft trägt die mit der Gründung verbundenen Kosten bis zu einem Gesamtbetrag von 300 Euro.",
    "Von dieser Urkunde erhalten eine Ausfertigung der Gesellschafter, beglaubigte Ablichtungen die Gesellschaft und das Registergericht sowie eine einfache Abschrift das Finanzamt.",
    "Der Erschienene wurde vom Notar insbesondere auf Folgendes hingewiesen: keine.",
  ];
  points.forEach((point, at) => d.text(`${at + 1}. ${point}`, { after: 8 }));
  d.text("Vorgelesen vom Notar, genehmigt und eigenhändig unterschrieben:");
  d.subject(company, { number: false, seat: false });
  d.fact("address", "subject", company.seat.town, OPTIONAL);
  d.fact("object", "subject", purpose);
  d.amount("capital", 25_000);
  d.documentDate(day);
  d.person(notary, { role: "notary" }, "issuer");
  d.person(founder, { role: "founder", share_percent: 100 });
  d.person(founder, { role: "director" });
  others(d, [founder]);
}

/** Irish constitution in one document. */
export function constitution(d: Draft): void {
  const company = d.world.company("ie", "private company limited by shares");
  const [agent, witness] = d.world.people("ie", 2) as [Person, Person];
  const subscribers = d.world.people("ie", 2);
  const stakes = stakesOf(d, subscribers, 120);
  d.set({ family: "sans", size: 10.5, leading: 1.45, margin: 66 });
  d.text("Companies Act 2014", { align: "center" });
  d.text("CONSTITUTION", { size: 15, style: "bold", align: "center" });
  d.text("OF", { align: "center" });
  d.text(`${company.name.toUpperCase()} LIMITED`, { size: 13, style: "bold", align: "center", after: 4 });
  d.text(`CRO number ${company.number}. Dated ${d.date(company.start, "long")}.`, { align: "center", after: 16 });
  const points = [
    `The name of the company is ${company.name} Limited.`,
    "The company is a private company limited by shares, registered under Part 2 of the Companies Act 2014.",
    "The liability of the members is limited.",
    `The share capital of the company is EUR 120.00 divided into 120 ordinary shares of EUR 1.00 each.`,
    "The shares may be allotted by the directors, who may also refuse to register a transfer to a person of whom they do not approve.",
    "A resolution in writing signed by all members entitled to attend and vote is as valid as if passed at a meeting.",
    "The seal of the company shall be used only by the authority of its directors.",
  ];
  points.forEach((point, at) => d.text(`${at + 1}.   ${point}`, { after: 7 }));
  d.space(8);
  d.text(
    "We, the several persons whose names and addresses are subscribed, wish to be formed into a company in pursuance of this constitution, and agree to take the number of shares set opposite our names.",
    { after: 10 },
  );
  d.table(
    ["Names, addresses and descriptions of subscribers", "Shares taken by each"],
    stakes.map(({ who, count }) => [
      `${nameOf(who)}\n${d.address(who.address)}\nCompany director`,
      `${count} ordinary shares`,
    ]),
    { parts: [3, 1.4], lines: true },
  );
  d.text("Total shares taken: 120", { after: 14 });
  d.text(`Witness to the above signatures: ${nameOf(witness)}, ${d.address(witness.address)}, solicitor`, { size: 9 });
  d.text(`Presented by: ${nameOf(agent)} & Co., formation agents, ${d.address(agent.address)}`, { size: 9 });
  d.subject(company, { seat: false });
  d.amount("capital", 120);
  d.documentDate(company.start);
  for (const { who, percent } of stakes) d.person(who, { role: "founder", share_percent: percent });
  others(d, [agent, witness, ...subscribers]);
}

/** British memorandum with articles for a family company, two pages. */
export function memorandum(d: Draft): void {
  const company = d.world.company("gb", "private company limited by shares");
  const people = d.world.people("gb", d.random.whole(1, 3));
  const purpose = d.random.pick(PURPOSES).en;
  const day = d.date(company.start, "long");
  d.set({ family: "serif", size: 11.5, leading: 1.45, margin: 74 });
  d.text(`Company No. ${company.number}`, { align: "right", after: 20 });
  d.text("PRIVATE LIMITED COMPANY HAVING A SHARE CAPITAL", { align: "center" });
  d.text(`Memorandum of Association of\n${company.name} Ltd`, { size: 15, style: "bold", align: "center", after: 18 });
  d.text(
    "Each subscriber to this memorandum of association wishes to form a company under the Companies Act 2006 and agrees to become a member of the company and to take at least one share.",
    { after: 14 },
  );
  d.table(
    ["Name of each subscriber", "Authentication"],
    people.map((who) => [titled(d, who), "Authenticated electronically"]),
    { lines: true },
  );
  d.space(10);
  d.text(`Dated: ${day}`);
  foot(d, "Registered in England and Wales - page 1 of 2");
  d.page();
  d.text(`${company.name} Ltd`, { style: "bold" });
  d.text("ARTICLES OF ASSOCIATION", { style: "bold", after: 10 });
  clauses(
    d,
    [
      ["PART 1 - INTERPRETATION", "The model articles apply to the company save where they are modified below."],
      ["PART 2 - BUSINESS", `The company is established for ${purpose}, and for any lawful activity.`],
      [
        "PART 3 - SHARES",
        `No share is to be issued for less than its nominal value. Model article 22(2) does not apply. Registered office: ${d.address(company.seat)}.`,
      ],
      [
        "PART 4 - DIRECTORS",
        `The number of directors shall not be less than one. ${people.map((who) => titled(d, who)).join(" and ")} shall be the first director${people.length > 1 ? "s" : ""} and hold office until removed by ordinary resolution.`,
      ],
      ["PART 5 - NOTICES", "Notices may be sent by email to the address last notified by the member."],
    ],
    { size: 10, style: "bold", after: 2 },
  );
  foot(d, "Registered in England and Wales - page 2 of 2");
  d.subject(company);
  d.fact("object", "subject", purpose);
  d.documentDate(company.start);
  for (const who of people) {
    d.person(who, { role: "founder" });
    d.person(who, { role: "director" });
  }
}

/** Luxembourg articles after a change of seat; in English they announce the French that follows. */
export function luxembourg(d: Draft): void {
  const company = d.world.company("lu", "S.à r.l.");
  const [notary, clerk] = d.world.people("lu", 2) as [Person, Person];
  const holder = d.world.company("lu", "S.A.");
  const day = d.random.day(2019, 2025);
  const capital = d.random.pick([12_000, 12_500, 31_000]);
  const purpose = d.random.pick(PURPOSES)[d.language];
  const [date, year] = d.inWords(day);
  d.set({ family: "serif", size: 10.5, leading: 1.45, margin: 68 });
  d.text(`${company.name}, S.à r.l.`, { size: 13, style: "bold", align: "center" });
  d.text(
    d.t({
      fr: `Société à responsabilité limitée\nSiège social : ${d.address(company.seat)}\nR.C.S. Luxembourg : ${company.number}`,
      en: `Société à responsabilité limitée\nRegistered office: ${d.address(company.seat)}\nR.C.S. Luxembourg: ${company.number}`,
    }),
    { align: "center", after: 8 },
  );
  d.text(
    d.t({
      fr: `STATUTS COORDONNÉS au ${d.date(day, "long")} - Rép. N° ${d.random.whole(100, 3900)}`,
      en: `CONSOLIDATED ARTICLES as at ${d.date(day, "long")} - Number ${d.random.whole(100, 3900)}`,
    }),
    { style: "bold", align: "center", after: 12 },
  );
  d.text(
    d.t({
      fr: `tels qu'ils résultent d'un acte reçu par Maître ${nameOf(notary)}, notaire de résidence à ${notary.address.town}, l'an ${year}, le ${date}, à la requête de l'associé unique ${holder.name} S.A. (R.C.S. Luxembourg ${holder.number}), représenté par ${titled(d, clerk)}, clerc de notaire, en vertu d'une procuration.`,
      en: `resulting from a deed received by Maître ${nameOf(notary)}, notary residing in ${notary.address.town}, in the year ${year}, on the ${date}, at the request of the sole shareholder ${holder.name} S.A. (R.C.S. Luxembourg ${holder.number}), represented by ${titled(d, clerk)}, notary's clerk, by virtue of a proxy.`,
    }),
    { after: 12 },
  );
  clauses(
    d,
    d.t({
      fr: [
        [
          "Art. 1er. Dénomination",
          `Il existe une société à responsabilité limitée sous la dénomination « ${company.name}, S.à r.l. ».`,
        ],
        [
          "Art. 2. Siège",
          "Le siège est établi dans la commune indiquée ci-dessus. Il pourra être transféré par décision de la gérance.",
        ],
        ["Art. 3. Objet", `La société a pour objet ${purpose}.`],
        [
          "Art. 4. Capital",
          `Le capital social est fixé à ${d.money(capital)} EUR, représenté par ${d.money(capital, 0)} parts sociales d'un euro chacune, toutes détenues par ${holder.name} S.A.`,
        ],
        ["Art. 5. Gérance", "La société est gérée par un ou plusieurs gérants, qui n'ont pas besoin d'être associés."],
        ["Art. 6. Année sociale", "L'année sociale commence le 1er janvier et finit le 31 décembre."],
      ],
      en: [
        [
          "Art. 1. Name",
          `There exists a private limited liability company (société à responsabilité limitée) under the name of "${company.name}, S.à r.l.".`,
        ],
        [
          "Art. 2. Seat",
          "The seat is established in the municipality named above. It may be transferred by a decision of the managers.",
        ],
        ["Art. 3. Purpose", `The purpose of the company is ${purpose}.`],
        [
          "Art. 4. Capital",
          `The corporate capital is set at EUR ${d.money(capital)}, represented by ${d.money(capital, 0)} shares of one euro each, all held by ${holder.name} S.A.`,
        ],
        ["Art. 5. Management", "The company is managed by one or more managers, who need not be shareholders."],
        ["Art. 6. Financial year", "The financial year begins on 1 January and ends on 31 December."],
      ],
    }) as readonly (readonly [string, string])[],
    { style: "bold", after: 1, indent: 10 },
  );
  d.text(
    d.t({
      fr: "Pour statuts conformes, délivrés aux fins de dépôt au registre de commerce et des sociétés.",
      en: "Suit la version française du texte qui précède. In case of divergence the English version prevails.",
    }),
    { style: "italic" },
  );
  d.subject(company);
  d.fact("object", "subject", purpose);
  d.amount("capital", capital);
  d.documentDate(day);
  d.person(notary, { role: "notary" }, "issuer");
  d.share({
    holder: holder.name,
    enterprise_number: holder.number,
    share_percent: percentOf(1, 1),
    role: "shareholder",
  });
}
