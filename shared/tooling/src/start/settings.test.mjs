import path from 'node:path';
import { brandLines, readSettings, signInWords } from './settings.mjs';

it('runs on port 3000 with data inside the checkout when nothing is set, or only empty variables', () => {
  const settings = readSettings({ PORT: '', DATA_DIR: '' });
  expect(settings.port).toBe(3000);
  expect(path.isAbsolute(settings.dataDir)).toBe(true);
  expect(path.basename(settings.dataDir)).toBe('.data');
});

it('honours PORT and DATA_DIR', () => {
  expect(readSettings({ PORT: '3100', DATA_DIR: '/data/b' })).toMatchObject({
    port: 3100,
    dataDir: '/data/b',
  });
});

it('lists the hosts of other brands, and nothing without any', () => {
  expect(brandLines(['andes.localhost', 'canario.localhost'], 3100)).toEqual([
    '  also http://andes.localhost:3100',
    '  also http://canario.localhost:3100',
  ]);
  expect(brandLines(undefined, 3000)).toEqual([]);
});

it('explains how to sign in, or why it is not possible', () => {
  expect(
    signInWords({
      email: 'demo@tiquete.test',
      operator: 'operador@tiquete.test',
      productTeam: 'producto@tiquete.test',
      brandAdmin: 'marcas@tiquete.test',
      viewer: 'consulta@tiquete.test',
      password: 'x-1',
    }),
  ).toBe(
    'sign in as demo@tiquete.test or, for the console, operador@tiquete.test (bookings), producto@tiquete.test (releases), marcas@tiquete.test (brands) or consulta@tiquete.test (brands, to look at) / x-1',
  );
  expect(signInWords(null)).toContain('DEMO_PASSWORD');
});
