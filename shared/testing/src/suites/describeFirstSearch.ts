import { act, screen, waitFor } from '@testing-library/react';
import type { ApiRouteKey, SearchWords } from '@tiquete/contracts';
import { today, type RemoteSettings } from '@tiquete/platform';
import type { FakeApi } from '../fakeApi';
import { settle } from '../startTestStore';

interface FirstSearch {
  /** Renders the results page at an address. Its calls may stay open. */
  open: (address: string) => { api: FakeApi; unmount: () => void };
  call: ApiRouteKey;
  /** The rule by which the server starts the search. */
  firstSearch: (search: string, today: string) => object | null;
  /** `opensAt` of the page's module. */
  opensAt: (search: string, settings: RemoteSettings) => readonly { type: string }[];
  /** The rule by which the server writes the search in words. */
  searchWords: (search: string, today: string) => SearchWords | null;
  /** Addresses of searches that start early, by their names. */
  complete: Record<string, string>;
  /** Addresses for which neither the server nor the page starts a search, by their names. */
  invalid: Record<string, string>;
}
/**
 * Tests that the results page sends first what the server starts with the document, to the letter, at every given address.
 * Another first call that is not a GET would abort the early one. The page also writes the search as the document does.
 */
export function describeFirstSearch({
  open,
  call,
  firstSearch,
  opensAt,
  searchWords,
  complete,
  invalid,
}: FirstSearch) {
  const searchOf = (address: string) => new URL(address, origin).search;
  const earlyBody = (address: string) => firstSearch(searchOf(address), today());
  const words = (address: string) => searchWords(searchOf(address), today());
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
  it.each(Object.entries(complete))('starts before the page renders: %s', (_, address) => {
    const [opened, ...rest] = opensAt(searchOf(address), {});
    expect(opened?.type).toMatch(/\/resultsOpened$/);
    expect(rest).toHaveLength(1);
  });
  it.each(Object.entries(complete))(
    'writes the search in the words that the document has: %s',
    (_, address) => {
      const { unmount } = open(address);
      const { title = '', detail = '', heading } = words(address) ?? {};
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading);
      const [line] = screen.getAllByRole('button', { expanded: false });
      expect(line?.textContent).toContain(title + detail);
      unmount();
    },
  );
  it.each(Object.entries(invalid))(
    'sends no search, and the server starts none: %s',
    async (_, address) => {
      const { api, unmount } = open(address);
      await act(settle);
      expect(sent(api)).toEqual([]);
      expect([earlyBody(address), words(address)]).toEqual([null, null]);
      expect(opensAt(searchOf(address), {})).toEqual([]);
      unmount();
    },
  );
}
