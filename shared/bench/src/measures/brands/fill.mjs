/** Brands like andes, each on a host of its own and with a release of its own choice, until there are so many. */
const BRANDS = `
  insert into brands (id, hosts, file)
  select 'many-' || n, array['many-' || n || '.localhost'],
    file || jsonb_build_object('id', 'many-' || n, 'hosts', jsonb_build_array('many-' || n || '.localhost'), 'is_default', false)
  from brands, generate_series(1, $1 - (select count(*)::int from brands)) n where id = 'andes'`;
const POINTERS = `
  insert into brand_pointers (brand, remote, release, moved_by)
  select b.id, p.remote, p.release, 'bench' from brands b, release_pointers p where b.id like 'many-%' and p.remote = 'hotels'`;
/** Releases that nobody was given, like those there are, until there are so many. */
const RELEASES = `
  insert into releases (remote, release, manifest)
  select remote, remote || '_many' || n, manifest
  from (select * from releases where remote <> 'shell' order by registered_at limit 1) one,
    generate_series(1, $1 - (select count(*)::int from releases)) n`;

export async function fill({ query }, { brands, releases }) {
  await query(BRANDS, [brands]);
  await query(POINTERS);
  await query(RELEASES, [releases]);
  await query('analyze');
}
