/** A few enterprises as the import leaves them in the register's tables. */
export const REGISTER_ROWS: readonly string[] = [
  "INSERT INTO register_meta VALUES ('ExtractNumber', '136'), ('SnapshotDate', '2025-05-30'), ('ImportState', 'complete')",
  `INSERT INTO codes VALUES
    ('JuridicalSituation', '000', 'NL', 'Normale toestand'),
    ('JuridicalSituation', '012', 'NL', 'Vervroegde ontbinding - Vereffening'),
    ('JuridicalForm', '706', 'NL', 'Coöperatieve vennootschap'),
    ('Nace2025', '84130', 'NL', 'Regulering van het bedrijfsleven'),
    ('Nace2008', '41101', 'NL', 'Ontwikkeling van residentiële bouwprojecten')`,
  `INSERT INTO enterprises VALUES
    ('0200065765', 'AC', '000', '2', '416', NULL, '1960-08-09'),
    ('0200245711', 'AC', '012', '2', '008', '706', '1922-01-01'),
    ('0400051358', 'AC', '000', '2', '030', NULL, '1968-01-01')`,
  `INSERT INTO denominations VALUES
    ('0200065765', '001', '1', 'Association intercommunale Veneco'),
    ('0200065765', '001', '2', 'Intergemeentelijke Vereniging Veneco'),
    ('0200065765', '002', '2', 'Veneco'),
    ('0200245711', '001', '2', 'Intercommunaal Sanatorium Denderoord')`,
  `INSERT INTO addresses VALUES
    ('0200065765', NULL, NULL, '9070', 'Destelbergen', 'Destelbergen', 'Panhuisstraat', 'Panhuisstraat', '1', NULL, NULL),
    ('0400051358', 'Duitsland (Bondsrep.)', 'Allemagne (Rép.féd.)', NULL, 'West-Duitsland', 'West-Duitsland', 'Stolberg  519', 'Stolberg  519', NULL, NULL, NULL)`,
  `INSERT INTO activities VALUES
    ('0200065765', '2025', '84130', '006', 'MAIN'),
    ('0200065765', '2025', '68121', '001', 'SECO'),
    ('0200065765', '2008', '41101', '001', 'MAIN'),
    ('0200065765', '2025', '84130', '001', 'SECO')`,
  "INSERT INTO websites VALUES ('0200065765', 'www.veneco.example')",
];
