-- Fields of a brand that only the platform's operator sets: no draft has them. `brands.file` repeats them, for those who read it.
-- Shared by all brands, so no row-level security; read and written by the tables' owner only.
create table brand_platform (
  brand text primary key check (brand ~ '^[a-z][a-z0-9-]{1,30}$'),
  -- Answers on 127.0.0.1 too.
  is_default boolean not null default false,
  -- The merchant that the brand's travellers pay; null: the platform's own.
  merchant text check (merchant ~ '^[a-z0-9][a-z0-9-]{0,39}$'),
  -- Whole pesos of one booking that one operator may give back alone; null: no limit.
  refund_limit bigint check (refund_limit >= 0),
  changed_at timestamptz not null,
  -- A user of the server, `file` or `migration`.
  changed_by text not null
);

-- What is published keeps what it has; what stands in an unpublished draft was never in force.
insert into brand_platform (brand, is_default, merchant, refund_limit, changed_at, changed_by)
  select id, coalesce((file ->> 'is_default')::boolean, false), file ->> 'merchant', (file ->> 'refund_limit')::bigint, now(), 'migration'
    from brands;
