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
import { oncePerObject } from '../../lib/cache/oncePerObject';
import type { ShellBuild } from '../build/shellBuild';

export interface BootParts {
  brand: BrandFile;
  remotes: readonly CurrentRelease[];
  shell: ShellBuild;
  /** Name of the exact set of releases. */
  set: string;
  publishers: BootRecord['publishers'];
  /** Token with which the page reports how its releases perform. */
  visit: string;
  isEmbedded: boolean;
  /** Role of the visitor; `remotes` are already filtered by it. */
  role: Role | null;
  /** Releases that the page shows in place of the current ones. */
  override: ReleaseOverride | null;
  /** Id of the preview that shows `brand`; null without a preview. */
  preview: string | null;
  offline: BootRecord['offline'];
  endedLink?: MailedLink;
  map?: BootRecord['map'];
  sessionPollSeconds: number;
}

/** All data that the shell needs to start without further requests. Script addresses are absolute paths. */
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
    brand: publicBrand(brand),
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

/** The brand without what only the server knows. */
const publicBrand = oncePerObject((brand: BrandFile) => brandSchema.parse(brand));

const isModule = ({ bundler }: ReleaseManifest) => bundler === 'vite';

/** Integrity by absolute path of releases that are modules. A document without such releases needs no import map. */
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

/** Settings by this release's own schema; unknown settings are omitted. */
const releaseSettings = (
  { remote, descriptor: { settings } }: ReleaseManifest,
  { settings: chosen }: BrandFile,
) => settings && { settings: filledSettings(settings.properties, chosen?.[remote]) };

/** Scripts of a release by absolute path. */
const releaseScripts = oncePerObject((manifest: ReleaseManifest) => {
  const address = addressIn(manifest);
  const { entryImports, chunks } = manifest;
  // Includes those of the exposed module, because every page needs both.
  const files = { ...chunks, [EXPOSED_CHUNK]: [...entryImports, ...(chunks[EXPOSED_CHUNK] ?? [])] };
  return {
    release: manifest.release,
    entry: address(manifest.entry),
    chunks: Object.fromEntries(
      Object.entries(files).map(([chunk, names]) => [chunk, names.map(address)]),
    ),
    ...(isModule(manifest) && { isModule: true as const }),
  };
});

const releaseIntegrity = oncePerObject((manifest: ReleaseManifest): Record<string, string> => {
  const address = addressIn(manifest);
  return Object.fromEntries(
    Object.entries(manifest.integrity).map(([file, hash]) => [address(file), hash]),
  );
});

/** Files of a dev server have absolute addresses. */
const addressIn = (manifest: ReleaseManifest) => (file: string) =>
  URL.canParse(file) ? file : `/assets/remotes/${manifest.remote}/${manifest.release}/${file}`;
