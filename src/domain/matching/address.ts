/** An address in parts, as registers give it. */
export interface Address {
  readonly street: string;
  readonly postal_code: string;
  readonly city: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
}

export const addressLine = ({ street, postal_code, city }: Address): string => `${street}, ${postal_code} ${city}`;
