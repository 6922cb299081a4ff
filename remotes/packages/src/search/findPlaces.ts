import type { FindPlaces } from '@tiquete/search';

/**
 * Ids of the cities whose names match a text, and of their countries. @throws ApiProblem, or an AbortError when `signal`
 * aborts.
 */
export const findPlaces: FindPlaces = async (api, text, signal) => {
  const answer = await api.call('GET packages/places_searches', { query: { q: text } }, signal);
  const { international, national } = answer.data;
  const countries = international.flatMap((region) => region.countries);
  const cities = [...countries, ...national].flatMap((country) => country.cities);
  return [...cities, ...countries].map(({ id }) => id);
};
