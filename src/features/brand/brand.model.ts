import type { Language, Localized } from "../../platform/language.ts";

/** How a tenant shows itself to its customers. */
export interface Brand {
  readonly name: string;
  readonly primary_color: string;
  readonly logo_url: string | null;
  /** What every customer reads before the documents and questions; null for nothing. */
  readonly welcome: Localized | null;
  /** How a customer reaches the tenant; null where it does not say. */
  readonly contact: Localized | null;
}

/** A brand as one customer reads it. */
export interface CustomerBrand extends Omit<Brand, "welcome" | "contact"> {
  readonly welcome: string | null;
  readonly contact: string | null;
}

export const DEFAULT_BRAND: Brand = {
  name: "Dossier",
  primary_color: "#1f4e79",
  logo_url: null,
  welcome: null,
  contact: null,
};

/** Leaves out whatever else is known of a brand, such as who changed it. */
export const brandIn = (
  { name, primary_color, logo_url, welcome, contact }: Brand,
  language: Language,
): CustomerBrand => ({
  name,
  primary_color,
  logo_url,
  welcome: welcome?.[language] ?? null,
  contact: contact?.[language] ?? null,
});
