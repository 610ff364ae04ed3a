-- How a tenant shows itself to its customers. A tenant without a row has the default brand.
CREATE TABLE tenants (
  tenant_id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  -- '#' and six hexadecimal digits.
  primary_color TEXT NOT NULL CHECK (
    length(primary_color) = 7 AND primary_color LIKE '#%' AND substr(primary_color, 2) NOT GLOB '*[^0-9a-fA-F]*'
  ),
  -- A path on this host: a customer's page fetches nothing from anywhere else.
  logo_url TEXT CHECK (logo_url IS NULL OR (logo_url GLOB '/[a-zA-Z0-9]*' AND logo_url NOT LIKE '%:%'))
) WITHOUT ROWID;
