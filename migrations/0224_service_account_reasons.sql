-- Why a service account was revoked; null where nobody said so.
ALTER TABLE service_accounts ADD COLUMN revoked_reason TEXT;
