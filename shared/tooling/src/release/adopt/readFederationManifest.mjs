const EXPOSED = './remote';
const isText = (value) => typeof value === 'string' && value !== '';
const list = (value) => (Array.isArray(value) ? value : []);
const assetsOf = ({ assets } = {}) => ({
  scripts: [...list(assets?.js?.sync), ...list(assets?.js?.async)],
  exposed: list(assets?.js?.sync),
  styles: [...list(assets?.css?.sync), ...list(assets?.css?.async)],
});
function refuse(why) {
  throw new Error(`mf-manifest.json: ${why}`);
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return refuse('it is not JSON');
  }
}

/** Shared packages with their ranges. The shell provides them; a build with its own copy would run a second React. */
function sharedOf(shared) {
  return Object.fromEntries(
    list(shared).map((each) => {
      const { name, requiredVersion, singleton } = each;
      if (!isText(requiredVersion)) refuse(`${name} is shared without a requiredVersion`);
      if (singleton !== true) refuse(`${name} is not shared as a singleton`);
      if (assetsOf(each).scripts.length > 0)
        refuse(`the build carries its own copy of ${name}; share it with import: false`);
      return [name, requiredVersion];
    }),
  );
}

/**
 * Reads Module Federation's manifest of a build: its name, which is the release's, the entry, the shared ranges and the
 * files. `id` is the remote's id in its `remote.json`. @throws Error with a sentence for the publisher
 */
export function readFederationManifest(text, id) {
  const { name, metaData = {}, exposes, shared, remotes } = parse(text);
  const { remoteEntry = {}, globalName, publicPath, buildInfo } = metaData;
  const prefix = `${id.replaceAll('-', '_')}_`;
  if (!isText(name) || !name.startsWith(prefix) || !/^[a-z][a-z0-9_]*$/.test(name))
    refuse(
      `the build is named ${name}; a release of ${id} is named ${prefix} and what tells it from every other, in small letters, digits and _`,
    );
  const isModule = remoteEntry.type === 'module';
  if (!isModule && !['var', 'global'].includes(remoteEntry.type))
    refuse(`its entry is of type ${remoteEntry.type}; var or module can be loaded`);
  if (!isModule && globalName !== name)
    refuse(`its global is ${globalName}; two releases stay apart by a library named ${name}`);
  if (publicPath !== 'auto')
    refuse(`its publicPath is ${publicPath}; with auto it runs wherever the release is served`);
  if (list(remotes).length > 0) refuse('it has remotes of its own; the shell loads remotes');
  const [exposed, ...others] = list(exposes);
  if (exposed?.path !== EXPOSED || others.length > 0)
    refuse(`a remote exposes ${EXPOSED} and nothing else`);
  const { scripts, exposed: exposedFiles, styles } = assetsOf(exposed);
  if (styles.length > 0)
    refuse(`it has the style sheet ${styles[0]}; styles come by css of @tiquete/ui`);
  const entry = `${remoteEntry.path ?? ''}${remoteEntry.name}`.replace(/^\.?\//, '');
  return {
    release: name,
    version: isText(buildInfo?.buildVersion) ? buildInfo.buildVersion : '',
    isModule,
    entry,
    exposed: exposedFiles,
    files: [...new Set([entry, ...scripts])],
    shared: sharedOf(shared),
  };
}
