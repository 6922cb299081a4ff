import { render, screen } from '@testing-library/react';
import { useSettings } from '@tiquete/platform';
import { aLoader, aRemote, exposing, fakeFederation } from '../testing/builders';

interface Described {
  settings: { properties: { nights: { default: number } } };
}
const Shown = () => <p>{`noches: ${useSettings<Described>().nights}`}</p>;
const parts = {
  pages: { home: async () => ({ Page: Shown }) },
  slots: { 'search-form': async () => ({ Slot: Shown }) },
};
const remotes = [
  aRemote({
    settings: { nights: 5 },
    fallback: {
      release: 'hotels_r0',
      entry: '/assets/remotes/hotels/hotels_r0/remoteEntry.0.js',
      chunks: {},
      settings: { nights: 2 },
    },
  }),
];

it.each([
  ['the release in force', { hotels_r1: exposing('hotels_r1', parts) }, 'noches: 5'],
  [
    'the release before, when that one runs',
    { hotels_r0: exposing('hotels_r0', parts) },
    'noches: 2',
  ],
])('gives pages and slots the settings of %s', async (_, answers, text) => {
  const { loader } = aLoader(fakeFederation(answers), { remotes });
  const { Page } = await loader.page('hotels', 'home');
  const Slot = await loader.slot('hotels', 'search-form');
  render(
    <>
      <Page />
      <Slot />
    </>,
  );
  expect(screen.getAllByText(text)).toHaveLength(2);
});
