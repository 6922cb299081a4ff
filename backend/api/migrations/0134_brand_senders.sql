-- Domains of brands' e-mail addresses, and whether the owner of the domain let the brand send mails in its name. Without a verified
-- domain the brand's mails leave from the platform's own address. Shared by all brands, so no row-level security; read and written by
-- the tables' owner only. Nothing is verified by this migration: see _Senders_ in docs/operations.md.
create table brand_senders (
  brand text not null check (brand ~ '^[a-z][a-z0-9-]{1,30}$'),
  -- In ASCII letters, as DNS has it.
  domain text not null check (length(domain) <= 253),
  -- What the owner of the domain writes into its zone.
  token text not null check (token ~ '^[0-9a-f]{32}$'),
  state text not null default 'pending' check (state in ('pending', 'verified', 'failed')),
  -- `platform`: by the platform's operator; `file`: the address came with the brand's file.
  method text check (method in ('dns', 'platform', 'file')),
  checked_at timestamptz,
  checked_by text,
  -- Code of a failure, and what was found in the zone.
  why text,
  found text[] not null default '{}',
  primary key (brand, domain),
  check ((state = 'failed') = (why is not null)),
  check ((state = 'pending') = (checked_at is null))
);
