import { act, waitFor } from '@testing-library/react';
import type { ApiRouteKey } from '@tiquete/contracts';
import { today } from '@tiquete/platform';
import type { FakeApi } from '../fakeApi';
import { settle } from '../startTestStore';

interface FirstSearch {
  /** Renders the results page at an address. Its calls may stay open. */
  open: (address: string) => { api: FakeApi; unmount: () => void };
  call: ApiRouteKey;
  /** The rule by which the server starts the search. */
  firstSearch: (search: string, today: string) => object | null;
  /** Addresses of searches that start early, by their names. */
  complete: Record<string, string>;
  /** Addresses for which neither the server nor the page starts a search, by their names. */
  invalid: Record<string, string>;
}
/**
 * Tests that the results page sends first what the server starts with the document, to the letter, at every given address.
 * Another first call that is not a GET would abort the early one.
 */
export function describeFirstSearch({ open, call, firstSearch, complete, invalid }: FirstSearch) {
  const earlyBody = (address: string) => firstSearch(new URL(address, origin).search, today());
  const sent = ({ requests }: FakeApi) => requests.filter(({ key }) => !key.startsWith('GET '));

  it.each(Object.entries(complete))(
    'sends first the body that the server starts with the document: %s',
    async (_, address) => {
      const { api, unmount } = open(address);
      await waitFor(() => expect(sent(api)).not.toEqual([]));
      expect(sent(api)[0]?.key).toBe(call);
      expect(JSON.stringify(sent(api)[0]?.input.body)).toBe(JSON.stringify(earlyBody(address)));
      unmount();
    },
  );
  it.each(Object.entries(invalid))(
    'sends no search, and the server starts none: %s',
    async (_, address) => {
      const { api, unmount } = open(address);
      await act(settle);
      expect(sent(api)).toEqual([]);
      expect(earlyBody(address)).toBeNull();
      unmount();
    },
  );
}
