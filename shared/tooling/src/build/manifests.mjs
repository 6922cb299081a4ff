const scripts = (group) =>
  group.assets.map((asset) => asset.name).filter((name) => name.endsWith('.js'));

/** Files by chunk name in load order, from webpack's named chunk groups. */
export const namedChunks = (groups, without) =>
  Object.fromEntries(
    Object.entries(groups)
      .filter(([name]) => name !== without)
      .map(([name, group]) => [name, scripts(group)]),
  );

/** Names of the chunks that a `remote.json` requires: those of its pages and slots. */
export const wantedChunks = ({ routes, slots }) => [
  ...new Set([
    ...routes.map(({ page }) => page),
    ...Object.values(slots).map(({ chunk }) => chunk),
  ]),
];

/**
 * Content of a remote's `release.json` (contracts: `ReleaseManifest`), from webpack's stats and the compressed folder. @throws
 * Error naming the page or slot of `remote.json` that has no chunk
 */
export function releaseManifest({
  release,
  version,
  commit,
  descriptor,
  schemaNotes = {},
  stats,
  files,
  prerender,
}) {
  const chunks = namedChunks(stats.namedChunkGroups, release);
  const entry = Object.keys(files.integrity).find((name) => name.startsWith('remoteEntry.'));
  if (!entry) throw new Error(`${descriptor.id}: the build has no remoteEntry`);
  for (const name of wantedChunks(descriptor)) {
    if (!chunks[name])
      throw new Error(
        `${descriptor.id}: remote.json names "${name}", and no chunk of that name was built; import it with /* webpackChunkName: "${name}" */`,
      );
  }
  const shared = stats.consumed;
  return {
    release,
    version,
    commit,
    remote: descriptor.id,
    descriptor,
    entry,
    chunks,
    schemaNotes,
    shared,
    ...(prerender && { prerender }),
    ...files,
  };
}

/**
 * Content of `shell.json`: entry files in load order, integrity and sizes; `contract`, `shared` and `slices` tell which
 * remotes the shell can run.
 */
export const shellManifest = ({
  release,
  version,
  commit,
  stats,
  files,
  shared,
  contract,
  slices,
  prerender,
}) => ({
  release,
  version,
  commit,
  contract,
  slices,
  entry: scripts(stats.entrypoints.main),
  chunks: namedChunks(stats.namedChunkGroups, 'main'),
  shared,
  ...(prerender && { prerender }),
  ...files,
});
