-- Logos and icons that brand admins uploaded, made anew by the server and named by their content. Drafts have them before their brand
-- is there, so there is no reference to it. Shared by all brands, so no row-level security; read and written by the tables' owner only.
create table brand_pictures (
  brand text not null check (brand ~ '^[a-z][a-z0-9-]{1,30}$'),
  name text not null check (name ~ '^(logo|favicon)-[0-9a-f]{16}\.png$'),
  bytes bytea not null check (octet_length(bytes) <= 1048576),
  saved_at timestamptz not null,
  saved_by text not null,
  primary key (brand, name)
);
