import type { Schemas } from "../../api/client.ts";

export type Brand = Schemas["Brand"];

interface Props {
  readonly name: string;
  readonly colour: string;
  /** A path on this host; null for the first letter of the name. */
  readonly logo: string | null;
}

/** Logo and name as they stand above a customer's page. */
export const BrandMark = ({ name, colour, logo }: Props) => (
  <p class="brand-mark">
    {logo === null ? (
      <>
        <span class="seal" style={{ background: colour }} aria-hidden="true">
          {[...name][0] ?? ""}
        </span>
        <b>{name}</b>
      </>
    ) : (
      <img src={logo} alt={name} height={36} />
    )}
  </p>
);
