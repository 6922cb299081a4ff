export const BRANDS_PATH = '/console/brands';
const EDIT_PATH = '/console/brands/edit';
const HISTORY_PATH = '/console/brands/history';
const PEOPLE_PATH = '/console/brands/people';

export const brandUrl = (id: string): string =>
  `${EDIT_PATH}?${new URLSearchParams({ brand: id })}`;
export const historyUrl = (id: string): string =>
  `${HISTORY_PATH}?${new URLSearchParams({ brand: id })}`;
export const peopleUrl = (id: string): string =>
  `${PEOPLE_PATH}?${new URLSearchParams({ brand: id })}`;

/** Id of the brand in an address; null without one. */
export function parseBrand(search: string): string | null {
  const id = new URLSearchParams(search).get('brand') ?? '';
  return /^[a-z][a-z0-9-]{1,30}$/.test(id) ? id : null;
}
