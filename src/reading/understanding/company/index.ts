import type { DocumentKind } from "../../../domain/documents/document-kinds.ts";
import type { KindReader } from "../kind-reader.ts";
import { readAnnualAccounts } from "./annual-accounts.ts";
import { readArticles } from "./articles.ts";
import { documentDate } from "./document-date.ts";
import { readGazette } from "./gazette.ts";
import { readRegisterExtract } from "./register-extract.ts";
import { readShareRegister } from "./share-register.ts";
import { readStructureChart } from "./structure-chart.ts";
import { readUboExtract } from "./ubo-extract.ts";

const dated =
  (read: KindReader): KindReader =>
  (document) => [...read(document), ...documentDate(document)];

export const COMPANY_READERS: Partial<Record<DocumentKind, KindReader>> = {
  annual_accounts: readAnnualAccounts,
  articles_of_association: readArticles,
  gazette_publication: readGazette,
  register_extract: dated(readRegisterExtract),
  shareholder_register: dated(readShareRegister),
  structure_chart: dated(readStructureChart),
  ubo_extract: dated(readUboExtract),
};
