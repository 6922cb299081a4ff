import { createStoredSchemas, type Ways } from './storedSchemas';

type Fields = Record<string, unknown>;
const asStored = (fields: Fields) =>
  JSON.stringify({
    ...Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, JSON.stringify(value)]),
    ),
    _persist: '{"version":-1,"rehydrated":true}',
  });

/** Schema 1 stores the nights as text and has no favourites. */
const first: Ways = { schema: 1 };
const second: Ways = {
  schema: 2,
  up: (old) => ({ nights: Number(old.nights), favourites: [] }),
  down: ({ nights }) => ({ nights: String(nights) }),
};

/** A browser's storage. Each call of `open` is a visit with the release of the given policy. */
function aBrowser() {
  const stored = new Map<string, string>();
  const storage = {
    getItem: async (key: string) => stored.get(key) ?? null,
    setItem: async (key: string, text: string) => void stored.set(key, text),
  };
  const open = (policy: Ways) =>
    createStoredSchemas(storage, (schema) => `hotel@${schema}`, policy);
  return { stored, open };
}

it('reads the changes of an older release, and retains the fields that only the newer one knows', async () => {
  const { open } = aBrowser();
  await open(first).write(asStored({ nights: '1' }));
  expect(await open(second).read()).toEqual({ nights: 1, favourites: [] });
  await open(second).write(asStored({ nights: 2, favourites: ['Casa'] }));

  expect(await open(first).read()).toEqual({ nights: '2' });
  await open(first).write(asStored({ nights: '3' }));

  expect(await open(second).read()).toEqual({ nights: 3, favourites: ['Casa'] });
  await open(second).write(asStored({ nights: 4, favourites: ['Casa', 'Mar'] }));
  expect(await open(second).read()).toEqual({ nights: 4, favourites: ['Casa', 'Mar'] });
  expect(await open(first).read()).toEqual({ nights: '4' });
});

it('reads its own fields while the older release has not written', async () => {
  const { open, stored } = aBrowser();
  const lossy: Ways = { ...second, down: () => ({ nights: 'many' }) };
  await open(lossy).write(asStored({ nights: 5, favourites: [] }));
  expect(await open(lossy).read()).toEqual({ nights: 5, favourites: [] });
  expect(stored.get('hotel@1')).toContain('many');
});

it('does not treat data from before the migrations down as a roll-back', async () => {
  const { open } = aBrowser();
  const { down: _, ...withoutDown } = second;
  await open(first).write(asStored({ nights: '1' }));
  await open(withoutDown).write(asStored({ nights: 6, favourites: [] }));
  expect(await open(second).read()).toEqual({ nights: 6, favourites: [] });
});
