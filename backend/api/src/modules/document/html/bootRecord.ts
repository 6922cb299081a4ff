import { APP_VERSION, brandSchema, filledSettings } from '@tiquete/contracts';
import type {
  BootRecord,
  BootRemote,
  BrandFile,
  MailedLink,
  ReleaseManifest,
  Role,
} from '@tiquete/contracts';
import type { ReleaseOverride } from '../../releases/rollout/overrides';
import { EXPOSED_CHUNK, type CurrentRelease } from '../../releases/ports';
import type { ShellBuild } from '../build/shellBuild';

export interface BootParts {
  brand: BrandFile;
  remotes: readonly CurrentRelease[];
  shell: ShellBuild;
  /** Name of the exact set of releases. */
  set: string;
  publishers: BootRecord['publishers'];
  /** By which the page may tell how its releases do. */
  visit: string;
  isEmbedded: boolean;
  /** The visitor's; `remotes` are already the ones for it. */
  role: Role | null;
  /** What the page shows in place of what everybody has. */
  override: ReleaseOverride | null;
  /** Names the preview that tries `brand` out; null: none. */
  preview: string | null;
  offline: BootRecord['offline'];
  endedLink?: MailedLink;
  map?: BootRecord['map'];
  sessionPollSeconds: number;
}

/** Everything that the shell needs to start, without a further request; script addresses are absolute paths. */
export function bootRecord({
  brand,
  remotes,
  shell,
  set,
  publishers,
  visit,
  isEmbedded,
  role,
  override,
  preview,
  offline,
  endedLink,
  map,
  sessionPollSeconds,
}: BootParts): BootRecord {
  return {
    appVersion: APP_VERSION,
    set,
    visit,
    brand: brandSchema.parse(brand),
    currencies: brand.currencies,
    languages: brand.languages,
    embedded: isEmbedded,
    remotes: remotes.map((remote) => bootRemote(remote, brand)),
    integrity: {
      ...shell.integrity,
      ...integrityOf(remotes, (manifest) => !isModule(manifest)),
    },
    publishers,
    role,
    override: override && {
      releases: Object.fromEntries(override.releases),
      expires_at: override.expiresAt.toISOString(),
    },
    ...(preview !== null && { preview }),
    offline,
    ...(endedLink && { endedLink }),
    ...(map && { map }),
    sessionPollSeconds,
  };
}

const isModule = ({ bundler }: ReleaseManifest) => bundler === 'vite';

/** Absolute path → integrity of the releases that are modules; a document without any needs no import map. */
export const moduleIntegrity = (remotes: readonly CurrentRelease[]): Record<string, string> =>
  integrityOf(remotes, isModule);

const integrityOf = (
  remotes: readonly CurrentRelease[],
  isMeant: (manifest: ReleaseManifest) => boolean,
): Record<string, string> =>
  Object.assign(
    {},
    ...remotes
      .flatMap(({ manifest, fallback }) => (fallback ? [manifest, fallback] : [manifest]))
      .filter(isMeant)
      .map(releaseIntegrity),
  );

function bootRemote({ manifest, fallback }: CurrentRelease, brand: BrandFile): BootRemote {
  const { settings: _, markUp: __, mailedLink: ___, ...descriptor } = manifest.descriptor;
  const releaseOf = (release: ReleaseManifest) => ({
    ...releaseScripts(release),
    ...releaseSettings(release, brand),
  });
  return {
    id: manifest.remote,
    descriptor,
    ...releaseOf(manifest),
    fallback: fallback && releaseOf(fallback),
  };
}

/** By the schema of exactly this release: what it does not know is not handed over. */
const releaseSettings = (
  { remote, descriptor: { settings } }: ReleaseManifest,
  { settings: chosen }: BrandFile,
) => settings && { settings: filledSettings(settings.properties, chosen?.[remote]) };

/** A release's scripts by absolute path. */
function releaseScripts(manifest: ReleaseManifest) {
  const address = addressIn(manifest);
  const { entryImports, chunks } = manifest;
  // With the exposed module's, for every page needs both.
  const files = { ...chunks, [EXPOSED_CHUNK]: [...entryImports, ...(chunks[EXPOSED_CHUNK] ?? [])] };
  return {
    release: manifest.release,
    entry: address(manifest.entry),
    chunks: Object.fromEntries(
      Object.entries(files).map(([chunk, names]) => [chunk, names.map(address)]),
    ),
    ...(isModule(manifest) && { isModule: true as const }),
  };
}

function releaseIntegrity(manifest: ReleaseManifest): Record<string, string> {
  const address = addressIn(manifest);
  return Object.fromEntries(
    Object.entries(manifest.integrity).map(([file, hash]) => [address(file), hash]),
  );
}

/** A dev server's files carry their whole address. */
const addressIn = (manifest: ReleaseManifest) => (file: string) =>
  URL.canParse(file) ? file : `/assets/remotes/${manifest.remote}/${manifest.release}/${file}`;
