/** Inserts copies of the brand andes up to the given number, each with its own host and its own release. */
const BRANDS = `
  insert into brands (id, hosts, file)
  select 'many-' || n, array['many-' || n || '.localhost'],
    file || jsonb_build_object('id', 'many-' || n, 'hosts', jsonb_build_array('many-' || n || '.localhost'), 'is_default', false)
  from brands, generate_series(1, $1 - (select count(*)::int from brands)) n where id = 'andes'`;
const POINTERS = `
  insert into brand_pointers (brand, remote, release, moved_by)
  select b.id, p.remote, p.release, 'bench' from brands b, release_pointers p where b.id like 'many-%' and p.remote = 'hotels'`;
/** Inserts copies of releases up to the given number, which no brand uses. */
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
