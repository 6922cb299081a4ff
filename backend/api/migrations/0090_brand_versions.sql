-- What a brand was, version by version. `brands` holds the one that is published; a brand that was never published has a draft only,
-- so there is no reference to it. Shared by all brands, so no row-level security; read and written by the tables' owner only.
create table brand_versions (
  brand text not null check (brand ~ '^[a-z][a-z0-9-]{1,30}$'),
  number integer not null check (number > 0),
  file jsonb not null,
  -- Counts the savings of a draft, so that two people who edit one are told.
  revision integer not null default 1,
  -- The version that it began from, and the one that it brings back.
  based_on integer,
  reverts integer,
  saved_at timestamptz not null,
  saved_by text not null,
  published_at timestamptz,
  published_by text,
  note text check (length(note) <= 500),
  primary key (brand, number),
  check ((published_at is null) = (published_by is null))
);
-- A brand has one draft at most.
create unique index brand_versions_draft on brand_versions (brand) where published_at is null;

-- What was published is history: nothing rewrites it.
create function refuse_brand_history() returns trigger language plpgsql as $$
begin
  raise exception 'version % of % was published and stays as it is', old.number, old.brand;
end
$$;
create trigger brand_versions_stay before update or delete on brand_versions
  for each row when (old.published_at is not null) execute function refuse_brand_history();

insert into brand_versions (brand, number, file, saved_at, saved_by, published_at, published_by)
  select id, 1, file, updated_at, 'file', updated_at, 'file' from brands;
