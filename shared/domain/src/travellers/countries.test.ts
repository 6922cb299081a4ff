import { countryOptions } from './countries';

it('names countries in Spanish and in Spanish order', () => {
  const labels = countryOptions().map(({ label }) => label);
  expect(labels).toEqual(
    expect.arrayContaining(['Colombia', 'España', 'Estados Unidos', 'México']),
  );
  expect(labels.indexOf('Afganistán')).toBe(0);
  expect(labels.indexOf('España')).toBeLessThan(labels.indexOf('Estados Unidos'));
});

it('offers each country once', () => {
  const codes = countryOptions().map(({ value }) => value);
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes).toHaveLength(242);
});
