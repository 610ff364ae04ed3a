import type { Finding } from "./case.model.ts";

/** Whether a finding says that the news was not searched, or not read in full. */
export const isMediaGap = ({ category, source }: Finding): boolean =>
  category === "data_gap" && source === "adverse_media";
