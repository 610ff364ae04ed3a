import { expect, it } from "vitest";
import { understand } from "../../support/understand.ts";
import { pagesOf } from "../reading/understanding/pages-of.ts";

const kbis = (...feet: string[]) =>
  understand(
    pagesOf(
      `EXTRAIT KBIS - IMMATRICULATION PRINCIPALE AU REGISTRE DU COMMERCE ET DES SOCIÉTÉS
à jour au 18/11/2026
Greffe du Tribunal de Commerce de Marseille
IDENTIFICATION DE LA PERSONNE MORALE
Immatriculation au RCS, numéro 999 000 102 R.C.S. Marseille
Dénomination ou raison sociale ATELIER DU MISTRAL
Forme juridique Société par actions simplifiée
Adresse du siège 4 rue de l'Exemple 13001 Marseille
${feet.join("\f")}`,
    ),
  )
    .warnings.filter(({ code }) => code === "pages_missing")
    .map(({ detail }) => detail);

it.each(["Page 1 / 2", "page 1/2", "Page n° 1 sur 2", "Seite 1 von 2", "Pagina 1 van 2", "Page: 1 of 2"])(
  "tells an extract that ends before its last page: %s",
  (foot) => expect(kbis(foot)).toEqual(["The last page of the file is page 1 of 2 of the extract."]),
);

it.each([
  [["Page 1 / 1"]],
  [["Page 1 / 2", "Observations\nPage 2 / 2"]],
  [["Page 1 / 2", "Observations : néant"]],
  [["R.C.S. 1/2"]],
])("and none that is whole, or counts no pages: %j", (feet) => expect(kbis(...feet)).toEqual([]));
