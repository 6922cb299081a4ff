import type { FindPlaces } from '@tiquete/search';

/** Codes of the countries whose names match a text. @throws ApiProblem, or an AbortError when `signal` aborts. */
export const findPlaces: FindPlaces = async (api, text, signal) => {
  const answer = await api.call('GET asisstances/places', { query: { q: text } }, signal);
  const { international, national } = answer.data;
  return [...international.flatMap(({ countries }) => countries), ...national].map(
    ({ code }) => code,
  );
};
