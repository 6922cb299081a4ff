import { startStorefront } from '../../fixtures/overnight';
import { releaseIn } from '../../fixtures/releaseCommands';
import { makeRelease, removeReleases } from '../../fixtures/releases';
import { expect, test } from '../../fixtures/test';

test.afterEach(removeReleases);

test('a restart publishes nothing: a new build on disk is named, and shown only on request', async () => {
  const storefront = await startStorefront();
  const shown = async () => releaseIn(await (await fetch(storefront.url)).text());
  try {
    const before = (await shown()) ?? '';
    const made = await makeRelease(before, (_, text) => text);
    const RELEASES = storefront.releases.replace(before, made.release);
    await storefront.reopen(0, { RELEASES });
    expect(await shown()).toBe(before);
    // Other journeys may put builds into the same folder meanwhile.
    expect(storefront.unregistered()).toContain(made.release);

    await storefront.reopen(0, { RELEASES, RELEASES_AT_START: 'always' });
    expect(await shown()).toBe(made.release);
    expect(storefront.unregistered()).not.toContain(made.release);
  } finally {
    await storefront.end();
  }
});
