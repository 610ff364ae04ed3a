import { BrandView } from "./brand.responses.ts";
import { describeOperations } from "../../http/openapi/describe-operations.ts";

export const BRAND = describeOperations({
  readBrand: {
    summary: "Read the brand",
    description: ["Returns how the tenant shows itself to its customers: on their pages, in mails and in letters."],
    responses: { 200: BrandView },
  },
  replaceBrand: {
    summary: "Change the brand",
    description: [
      "Holds for every page, mail and letter from now on. Each text is written in every language, or not at all.",
      "Answers 412 if `version` is not the one in force; nothing changes then.",
    ],
    errors: ["precondition_failed"],
    responses: { 200: BrandView },
  },
});
