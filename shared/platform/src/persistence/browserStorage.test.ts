import { createBrowserStorage } from './browserStorage';

const fullStorage = (): Storage => ({
  ...window.localStorage,
  getItem: () => 'stale',
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
  removeItem: () => {
    throw new DOMException('forbidden', 'SecurityError');
  },
});

it('stores values in localStorage', async () => {
  const storage = createBrowserStorage();
  await storage.setItem('a', '1');
  expect(window.localStorage.getItem('a')).toBe('1');
  await storage.removeItem('a');
  expect(await storage.getItem('a')).toBeNull();
});

it('continues in memory when the storage is full, and prefers memory to stored values', async () => {
  const storage = createBrowserStorage(fullStorage);
  await storage.setItem('a', 'new');
  expect(await storage.getItem('a')).toBe('new');
  await storage.removeItem('a');
  expect(await storage.getItem('a')).toBeNull();
});

it('does not fail when storage is forbidden', async () => {
  const storage = createBrowserStorage(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  await storage.setItem('a', '1');
  expect(await storage.getItem('a')).toBe('1');
});
