import { aDescriptorWith, aLoader, aRemote, exposing, fakeFederation } from '../testing/builders';
import { createAvoidedReleases } from './avoidedReleases';
import { RemoteUnavailable } from './loaderTypes';

const never = () => new Promise<never>(() => undefined);
const good = { hotels_r1: exposing('hotels_r1'), hotels_r0: exposing('hotels_r0') };
const older = { hotels_r0: exposing('hotels_r0') };

it('returns the page of the current release, installed', async () => {
  const { loader, installed } = aLoader(fakeFederation(good));
  expect((await loader.page('hotels', 'home')).release).toBe('hotels_r1');
  expect(installed).toContain('hotels_r1');
});
it('loads a page once while it is loading, and not at all when it is loaded', async () => {
  const federation = fakeFederation(good);
  const { loader } = aLoader(federation);
  await Promise.all([loader.page('hotels', 'home'), loader.page('hotels', 'home')]);
  await loader.page('hotels', 'home');
  expect(federation.requests).toEqual(['hotels_r1']);
  expect(loader.loadedPage('hotels', 'home')?.release).toBe('hotels_r1');
});

it.each([
  ['answers 503', undefined],
  ['never answers', never],
  ['exposes something else', async () => ({ remote: { pages: {} } })],
  ['exposes nothing', async () => undefined],
  ['is another remote', exposing('hotels_r1', { descriptor: aDescriptorWith({ id: 'flights' }) })],
  [
    'was written for another contract',
    exposing('hotels_r1', { descriptor: aDescriptorWith({ contract: '^4.0.0' }) }),
  ],
  [
    'has a page whose chunk is gone',
    exposing('hotels_r1', { pages: { home: () => Promise.reject(new Error('ChunkLoadError')) } }),
  ],
  ['has a page whose chunk never comes', exposing('hotels_r1', { pages: { home: never } })],
  [
    'has a page without a component',
    exposing('hotels_r1', { pages: { home: async () => ({}) as never } }),
  ],
])('uses the fallback when the current release %s', async (_, broken) => {
  const { loader, reports } = aLoader(
    fakeFederation(broken ? { ...older, hotels_r1: broken } : older),
    { deadlineMs: 30 },
  );
  expect((await loader.page('hotels', 'home')).release).toBe('hotels_r0');
  expect(reports).toMatchObject([
    { module: 'hotels', release: 'hotels_r1' },
    { module: 'hotels', release: 'hotels_r1', instead: 'hotels_r0' },
  ]);
});

it('names the releases in use in place of the current ones, and tells when one is added', async () => {
  const { loader } = aLoader(fakeFederation(older));
  const then = jest.fn();
  const end = loader.onInstead(then);
  expect(loader.instead()).toEqual([]);
  await loader.page('hotels', 'home');
  expect(loader.instead()).toEqual(['hotels_r0']);
  expect(loader.instead()).toBe(loader.instead());
  expect(then).toHaveBeenCalledTimes(1);
  end();
});

it('stays with a release whose saved state takes long to read', async () => {
  const slowly = () => new Promise<void>((resolve) => void setTimeout(resolve, 60));
  const { loader, reports } = aLoader(fakeFederation(good), { install: slowly, deadlineMs: 30 });
  expect((await loader.page('hotels', 'home')).release).toBe('hotels_r1');
  expect(reports).toEqual([]);
});
it('does not load a release that was written for another contract', async () => {
  const federation = fakeFederation(good);
  const remotes = [aRemote({ descriptor: aDescriptorWith({ contract: '^4.0.0' }) })];
  expect((await aLoader(federation, { remotes }).loader.page('hotels', 'home')).release).toBe(
    'hotels_r0',
  );
  expect(federation.requests).toEqual(['hotels_r0']);
});
it('stays with the release that worked for the rest of the visit', async () => {
  const federation = fakeFederation(older);
  const { loader } = aLoader(federation);
  await loader.page('hotels', 'home');
  await loader.page('hotels', 'results');
  expect(federation.requests).toEqual(['hotels_r1', 'hotels_r0', 'hotels_r0']);
});
it('fails when no release can be loaded, and starts again at the next request', async () => {
  const answers: Record<string, () => Promise<unknown>> = {};
  const { loader } = aLoader(fakeFederation(answers));
  await expect(loader.page('hotels', 'home')).rejects.toThrow(RemoteUnavailable);
  answers.hotels_r1 = exposing('hotels_r1');
  expect((await loader.page('hotels', 'home')).release).toBe('hotels_r1');
});
it('gives up a hanging load before it tries again, also one that only warmed a page', async () => {
  const answers = { hotels_r1: never, hotels_r0: never };
  const federation = fakeFederation(answers);
  const { loader } = aLoader(federation, { deadlineMs: 30 });
  await loader.warm('hotels', 'results');
  expect(federation.givenUp).toEqual(['hotels_r1/results']);
  await expect(loader.page('hotels', 'home')).rejects.toThrow(RemoteUnavailable);
  expect(federation.givenUp.slice(1)).toEqual(['hotels_r1/home', 'hotels_r0/home']);
});
it('tries no further release when they take too long together, and loads the newest again at the next request', async () => {
  const answers: Parameters<typeof fakeFederation>[0] = { hotels_r1: never, hotels_r0: never };
  const federation = fakeFederation(answers);
  const { loader } = aLoader(federation, { deadlineMs: 30, retryMs: 20 });
  await expect(loader.page('hotels', 'home')).rejects.toThrow(RemoteUnavailable);
  expect(federation.requests).toEqual(['hotels_r1']);
  Object.assign(answers, good);
  expect((await loader.page('hotels', 'home')).release).toBe('hotels_r1');
});
it('avoids a release that crashed, and fails when there is no other', async () => {
  const { loader, reports } = aLoader(fakeFederation(good));
  await loader.page('hotels', 'home');
  loader.crashed('hotels', 'hotels_r1', new Error('boom'));
  expect(loader.loadedPage('hotels', 'home')).toBeNull();
  expect((await loader.page('hotels', 'home')).release).toBe('hotels_r0');
  loader.crashed('hotels', 'hotels_r0', new Error('boom'));
  await expect(loader.page('hotels', 'home')).rejects.toThrow(RemoteUnavailable);
  expect(reports.map(({ message }) => message)).toEqual([
    'render: Error: boom',
    'an earlier release is used',
    'render: Error: boom',
  ]);
});

describe('when the two newest releases are bad', () => {
  const anEarlier = (release: string) => ({
    release,
    entry: `/assets/remotes/hotels/${release}/remoteEntry.js`,
    chunks: {},
    integrity: { [`/assets/remotes/hotels/${release}/remoteEntry.js`]: 'sha384-x' },
  });
  const twoBack = { hotels_good: exposing('hotels_good') };
  const earlier = async () => [anEarlier('hotels_r0'), anEarlier('hotels_good')];

  it('goes back to the one that works, lists its scripts at the gate, and reports it', async () => {
    const federation = fakeFederation(twoBack);
    const { loader, reports } = aLoader(federation, { earlier });
    expect((await loader.page('hotels', 'home')).release).toBe('hotels_good');
    await loader.page('hotels', 'results');
    expect(federation.requests).toEqual(['hotels_r1', 'hotels_r0', 'hotels_good', 'hotels_good']);
    expect(federation.admitted).toEqual([anEarlier('hotels_good').entry]);
    expect(reports).toMatchObject([
      { release: 'hotels_r1' },
      { release: 'hotels_r0' },
      { module: 'hotels', release: 'hotels_r1', instead: 'hotels_good' },
    ]);
  });
  it('remembers it on the next page, until there is a new release or half an hour has passed', async () => {
    let now = 0;
    const visit = (answers: Parameters<typeof fakeFederation>[0], release = 'hotels_r1') => {
      const federation = fakeFederation(answers);
      const { loader } = aLoader(federation, {
        earlier,
        avoided: createAvoidedReleases('remembering', () => now),
        remotes: [aRemote({ release })],
      });
      return loader.page('hotels', 'home').then(() => federation.requests);
    };
    await visit(twoBack);
    expect(await visit(twoBack)).toEqual(['hotels_good']);
    expect(await visit({ ...twoBack, hotels_r2: exposing('hotels_r2') }, 'hotels_r2')).toEqual([
      'hotels_r2',
    ]);
    now += 30 * 60_000;
    expect(await visit({ ...twoBack, ...good })).toEqual(['hotels_r1']);
  });
  it('tries the releases that failed before when none is left', async () => {
    const avoided = createAvoidedReleases('nothing-left');
    avoided.add('hotels_r1');
    avoided.add('hotels_r0');
    const { loader } = aLoader(fakeFederation(good), {
      avoided,
      earlier: () => Promise.reject(new Error('OFFLINE')),
    });
    expect((await loader.page('hotels', 'home')).release).toBe('hotels_r1');
    expect([avoided.has('hotels_r1'), avoided.has('hotels_r0')]).toEqual([false, true]);
  });
  it('continues from memory when the storage is full', async () => {
    const storage = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('QuotaExceededError');
    });
    const { loader } = aLoader(fakeFederation(twoBack), { earlier });
    expect((await loader.page('hotels', 'home')).release).toBe('hotels_good');
    storage.mockRestore();
  });
});
it('returns a slot, and fails for a remote that this brand does not have', async () => {
  const { loader } = aLoader(fakeFederation(good));
  expect(typeof (await loader.slot('hotels', 'search-form'))).toBe('function');
  await expect(loader.page('flights', 'home')).rejects.toThrow(RemoteUnavailable);
});

it('warms a page without installing its remote', async () => {
  const federation = fakeFederation(good);
  const { loader, installed } = aLoader(federation);
  await loader.warm('hotels', 'home');
  expect(federation.requests).toEqual(['hotels_r1']);
  expect(installed).toEqual([]);
  expect(loader.loadedPage('hotels', 'home')).toBeNull();
});
it('does not mark a release as bad when warming it fails', async () => {
  const answers: Record<string, () => Promise<unknown>> = { ...older };
  const { loader, reports } = aLoader(fakeFederation(answers));
  await loader.warm('hotels', 'home');
  await loader.warm('flights', 'home');
  answers.hotels_r1 = exposing('hotels_r1');
  expect((await loader.page('hotels', 'home')).release).toBe('hotels_r1');
  expect(reports).toEqual([]);
});
it('does not warm a release that has crashed', async () => {
  const federation = fakeFederation(good);
  const { loader } = aLoader(federation);
  await loader.page('hotels', 'home');
  loader.crashed('hotels', 'hotels_r1', new Error('boom'));
  await loader.warm('hotels', 'home');
  expect(federation.requests).toEqual(['hotels_r1']);
});
