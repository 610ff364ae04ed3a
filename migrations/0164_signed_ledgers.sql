-- Each line of a ledger is signed as the head it was: the last one is the ledger's signed head.
INSERT INTO chain_heads (chain, tenant_id, seq, hash, signed_at, signature)
  SELECT 'ledger:' || tenant_id, tenant_id, seq, hash, deleted_at, signature FROM deletion_ledger last
  WHERE seq = (SELECT max(seq) FROM deletion_ledger WHERE tenant_id = last.tenant_id);
INSERT INTO unanchored_heads (chain, tenant_id, scope, changed_on, seq, hash, signed_at)
  SELECT chain, tenant_id, 'cases', substr(signed_at, 1, 10), seq, hash, signed_at FROM chain_heads
  WHERE chain GLOB 'ledger:*';
