import { expect, it } from "vitest";
import { sanctionsSaid } from "../../../src/domain/customer/sanctions-said.rules.ts";

it.each([
  "Our financier is subject to EU sanctions, so the loan runs through his wife.",
  "Onze vroegere aandeelhouder staat sinds 2022 op de Europese sanctielijst; zijn zoon heeft zijn aandelen overgenomen.",
  "Notre associé est sur la liste européenne des sanctions, sa femme le remplace.",
  "Unser Gesellschafter steht auf der Sanktionsliste der EU.",
  "My uncle was sanctioned in 2022 and sends the money through me",
  "Zijn bevroren tegoeden worden door mij beheerd",
  "Les avoirs sont gelés depuis 2022",
  "The owner is under American sanctions",
])("is heard: %s", (text) => expect(sanctionsSaid([text])).toHaveLength(1));

it.each([
  "We have no sanctioned customers",
  "We screen our customers against the EU sanctions list",
  "Wij leveren niet aan gesanctioneerde landen",
  "Aucun client n'est sur une liste de sanctions",
  "Software to check whether suppliers are on a sanctions list",
  "Wij controleren of klanten op de sanctielijst staan",
  "Advocatenkantoor, gespecialiseerd in sanctierecht",
  "Training on EU sanctions and export control",
  "Frozen fish and frozen vegetables",
  "Diepvriesproducten en bevroren vis",
  "The building permit was sanctioned by the city council without delay",
  "Wij screenen tegen sanctielijsten",
  "Keiner unserer Kunden steht auf einer Sanktionsliste",
])("is not said of anybody: %s", (text) => expect(sanctionsSaid([text])).toEqual([]));
