import { type Draft, OPTIONAL } from "../../draft.ts";
import { nameOf, registerName, writtenNumber } from "../../world.ts";
import { foot, others, PURPOSES } from "./company-parts.ts";

/** Luxembourg's extract: labels above their values, a block for each of the bodies. */
export function luxembourgExtract(d: Draft): void {
  const company = d.world.company("lu");
  const isLimited = company.form === "S.à r.l.";
  const managers = d.world.people("lu", d.random.whole(1, 3)).map((who) => ({ who, since: d.random.day(2012, 2025) }));
  const auditor = d.world.company("lu", "S.à r.l.");
  const capital = d.random.pick([12_000, 31_000, 50_000]);
  const purpose = d.random.pick(PURPOSES)[d.language];
  const day = d.world.recentDay(60);
  const field = (label: string, value: string) => {
    d.text(label, { size: 8, style: "italic", after: 0 });
    d.text(value, { indent: 8, after: 5 });
  };
  d.set({ family: "sans", size: 10, margin: 64 });
  d.put(64, 30, "RCS", { size: 12, style: "bold" });
  d.put(531, 32, d.t({ fr: `N° d'émission : ${d.random.digits(10)}`, de: `Ausgabenr.: ${d.random.digits(10)}` }), {
    size: 7.5,
    align: "right",
  });
  d.text(d.t({ fr: "EXTRAIT", de: "AUSZUG" }), { size: 18, style: "bold", align: "center" });
  d.text(`${company.name}${isLimited ? ", S.à r.l." : " S.A."}`, { size: 12, align: "center" });
  d.text(d.t({ fr: `Date d'émission : ${d.date(day)}`, de: `Ausgestellt am ${d.date(day, "dots")}` }), {
    align: "center",
    after: 12,
  });
  field(d.t({ fr: "Numéro d'immatriculation", de: "Registernummer" }), company.number);
  field(d.t({ fr: "Date d'immatriculation", de: "Datum der Eintragung" }), d.date(company.start));
  field(
    d.t({ fr: "Dénomination ou raison sociale", de: "Firmenname" }),
    `${company.name}${isLimited ? ", S.à r.l." : " S.A."}`,
  );
  field(
    d.t({ fr: "Forme juridique", de: "Rechtsform" }),
    isLimited
      ? d.t({ fr: "Société à responsabilité limitée", de: "Gesellschaft mit beschränkter Haftung" })
      : d.t({ fr: "Société anonyme", de: "Aktiengesellschaft" }),
  );
  field(d.t({ fr: "Siège social", de: "Gesellschaftssitz" }), d.address(company.seat));
  field(d.t({ fr: "Indication succincte de l'objet social", de: "Gesellschaftszweck (Kurzfassung)" }), purpose);
  field(d.t({ fr: "Capital social", de: "Gesellschaftskapital" }), `${d.money(capital)} EUR`);
  field(d.t({ fr: "Durée", de: "Dauer" }), d.t({ fr: "Illimitée", de: "Unbegrenzt" }));
  d.rule();
  d.text(
    isLimited
      ? d.t({ fr: "Gérant(s)", de: "Geschäftsführer" })
      : d.t({ fr: "Administrateur(s)", de: "Mitglied(er) des Verwaltungsrats" }),
    { style: "bold", after: 4 },
  );
  for (const { who, since } of managers) {
    d.text(registerName(who), { after: 1 });
    d.text(
      d.t({
        fr: `Né(e) le ${d.date(who.birthDate)} à ${who.birthPlace} - Adresse professionnelle : ${d.address(who.address)}\nDate de nomination : ${d.date(since)} - Durée du mandat : indéterminée`,
        de: `Geb. am ${d.date(who.birthDate, "dots")} in ${who.birthPlace} - Berufsanschrift: ${d.address(who.address)}\nErnennungsdatum: ${d.date(since, "dots")} - Mandatsdauer: unbestimmt`,
      }),
      { size: 9, indent: 8, after: 5 },
    );
    d.person(who, { role: "director", birth_date: who.birthDate, birth_place: who.birthPlace, since });
    d.fact("address", "other", d.address(who.address), OPTIONAL);
  }
  d.text(d.t({ fr: "Personne chargée du contrôle des comptes", de: "Mit der Rechnungsprüfung beauftragt" }), {
    style: "bold",
  });
  d.text(`${auditor.name}, S.à r.l. (${auditor.number}), ${d.address(auditor.seat)}`, { after: 10 });
  d.text(
    d.t({
      fr: "En application de l'article 21 de la loi modifiée du 19 décembre 2002, le présent extrait reprend la situation à la date d'émission.",
      de: "Gemäß Artikel 21 des geänderten Gesetzes vom 19. Dezember 2002 gibt dieser Auszug den Stand am Ausgabetag wieder.",
    }),
    { size: 8 },
  );
  foot(
    d,
    d.t({
      fr: "1/1 - Pour extrait conforme, le gestionnaire du registre",
      de: "1/1 - Für richtigen Auszug, der Verwalter des Registers",
    }),
  );
  d.subject(company);
  d.fact("object", "subject", purpose, OPTIONAL);
  d.amount("capital", capital);
  d.documentDate(day);
  d.issuer("Luxembourg Business Registers", OPTIONAL);
  others(d, [], [auditor]);
}

/** French certificate of the national register of companies: no registrar, establishments beside the head office. */
export function nationalRegister(d: Draft): void {
  const company = d.world.company("fr", d.random.pick(["SAS", "SARL"]));
  const [head, former] = d.world.people("fr", 2);
  const shop = d.world.address("fr");
  const day = d.world.recentDay(60);
  const capital = d.random.whole(2, 90) * 500;
  const isStock = company.form === "SAS";
  d.set({ family: "vera", size: 9, margin: 54 });
  d.text("REGISTRE NATIONAL DES ENTREPRISES", { size: 9, align: "right" });
  d.text("Attestation d'immatriculation", { size: 16, style: "bold", after: 2 });
  d.text(`Données issues du RNE au ${d.date(day)} - document gratuit, sans valeur d'extrait Kbis`, {
    size: 8,
    after: 10,
  });
  d.framed(
    () => {
      d.text(company.name.toUpperCase(), { style: "bold", size: 12 });
      d.text(`SIREN ${writtenNumber(company)} - immatriculée depuis le ${d.date(company.start)}`);
      d.text(`Activité : entreprise active`);
    },
    { fill: 0.94 },
  );
  d.text("Identité de l'entreprise", { size: 11, style: "bold", after: 3 });
  d.table(
    null,
    [
      ["Nature de l'entreprise", "Personne morale - commerciale"],
      ["Forme juridique", isStock ? "Société par actions simplifiée" : "Société à responsabilité limitée"],
      ["Sigle", "néant"],
      ["Capital", `${d.money(capital)} EUR (fixe)`],
      ["Adresse du siège", d.address(company.seat)],
      ["Clôture de l'exercice", "30 juin"],
      ["Code APE", "4322B"],
    ],
    { parts: [1, 2], lines: true },
  );
  d.space(6);
  d.text("Dirigeants et associés", { size: 11, style: "bold", after: 3 });
  d.table(
    ["Nom et prénom(s)", "Qualité", "Naissance", "Commune de résidence"],
    [
      [
        registerName(head!),
        isStock ? "Président de SAS" : "Gérant",
        d.date(head!.birthDate).slice(3),
        `${head!.address.town} (France)`,
      ],
    ],
    { parts: [2, 1.4, 1, 1.6], lines: true },
  );
  d.space(6);
  d.text("Établissements", { size: 11, style: "bold", after: 3 });
  d.text(`Siège : ${writtenNumber(company)} 00017`);
  d.text(`Établissement secondaire : ${writtenNumber(company)} 00025 - ${d.address(shop)}`, { after: 6 });
  d.text("Historique", { size: 11, style: "bold", after: 3 });
  d.text(
    `${d.date(company.start)} : création. Dépôt suivant : formalité signée par ${nameOf(former!)}, mandataire (avocat).`,
  );
  foot(d, "INPI - 15 rue des Minimes - CS 50001 - 92677 Courbevoie Cedex - SIREN 180 080 012 - page 1");
  d.subject(company);
  d.fact("status", "subject", "active");
  d.amount("capital", capital);
  d.person(head!, { role: "director", birth_date: head!.birthDate.slice(0, 7) });
  d.fact("address", "other", d.address(shop), OPTIONAL);
  d.documentDate(day);
  d.issuer("INPI", OPTIONAL);
}
