import { CustomerPictureView } from "./customer.responses.ts";
import { describeOperations } from "../../http/openapi/describe-operations.ts";

export const CUSTOMER = describeOperations({
  readCustomerPicture: {
    summary: "Compare what a customer declared with registers and documents",
    description: [
      "Returns each fact about the customer three times: as declared, as its register has it and as documents state it, with the source of every value and whether they agree.",
      "A side without a value gives the reason in `missing`: that nobody was asked is not that nobody answered.",
      "Also every statement of a source about the customer, every question of the case's form with the answer, and the business relationship with the customer, if there is one.",
    ],
    responses: { 200: CustomerPictureView },
  },
});
