import type { BootRemote, RemoteDescriptor } from '@tiquete/contracts';
import { createSlice, type ErrorReport, type RemoteDefinition } from '@tiquete/platform';
import { aBootRecord, aDescriptor } from '@tiquete/testing';
import { createAvoidedReleases } from '../remotes/avoidedReleases';
import { createRemoteLoader } from '../remotes/loadRemote';
import type { Federation, LoaderParts } from '../remotes/loaderTypes';

const aSlice = createSlice({
  name: 'hotel',
  initialState: { nights: 1, secret: '' },
  reducers: {},
});

/** A remote whose pages show their release. */
export function aDefinition(
  release: string,
  changes: Partial<RemoteDefinition> = {},
): RemoteDefinition {
  const page = (name: string) => async () => ({
    Page: () => <h1 tabIndex={-1}>{`${name} de ${release}`}</h1>,
  });
  return {
    descriptor: aDescriptor,
    pages: { home: page('Inicio'), results: page('Resultados') },
    slots: {
      'search-form': async () => ({
        Slot: ({ target }) => <form aria-label="Buscar hotel" target={target} />,
      }),
    },
    reducer: aSlice.reducer,
    messages: { es: {} },
    ...changes,
  };
}
export const aRemote = (changes: Partial<BootRemote> = {}): BootRemote => ({
  ...aBootRecord().remotes[0]!,
  fallback: {
    release: 'hotels_r0',
    entry: '/assets/remotes/hotels/hotels_r0/remoteEntry.0.js',
    chunks: {},
  },
  ...changes,
});
export const aDescriptorWith = (changes: Partial<RemoteDescriptor>): RemoteDescriptor => ({
  ...aDescriptor,
  ...changes,
});

/**
 * A federation with a fixed answer for each release. `requests` lists the releases that were loaded, `givenUp` the loads that
 * were abandoned.
 */
export function fakeFederation(
  answers: Record<string, () => Promise<unknown>>,
): Federation & { requests: string[]; givenUp: string[]; admitted: string[] } {
  const requests: string[] = [];
  const givenUp: string[] = [];
  const admitted: string[] = [];
  return {
    requests,
    givenUp,
    admitted,
    admit: (integrity) => void admitted.push(...Object.keys(integrity)),
    giveUp: ({ release }, chunk) => void givenUp.push(`${release}/${chunk}`),
    load: async ({ release }) => {
      requests.push(release);
      return answers[release]?.() ?? Promise.reject(new Error(`503 ${release}`));
    },
  };
}
/** Each loader has its own list of avoided releases unless one is given. */
let loaders = 0;
export function aLoader(federation: Federation, parts: Partial<LoaderParts> = {}) {
  const reports: ErrorReport[] = [];
  const installed: string[] = [];
  const loader = createRemoteLoader({
    remotes: [aRemote()],
    federation,
    install: async (_, release) => void installed.push(release),
    report: (report) => void reports.push(report),
    earlier: async () => [],
    avoided: createAvoidedReleases(`brand${(loaders += 1)}`),
    health: { tried: () => undefined, failed: () => undefined, onScreen: () => undefined },
    ...parts,
  });
  return { loader, reports, installed };
}
export const exposing = (release: string, changes?: Partial<RemoteDefinition>) => async () => ({
  remote: aDefinition(release, changes),
});
