import { createElement } from 'react';
import { render, screen } from '@testing-library/react';
import { createI18n, I18nextProvider, useLazyMessages, useMessages } from './i18n';

interface HotelWords {
  home: { title: string };
}
function Page({ words }: { words: HotelWords }) {
  const t = useLazyMessages('hotels', words);
  return createElement('h1', null, t('home.title'));
}
const show = (words: HotelWords) => {
  const instance = createI18n();
  instance.addResourceBundle('es', 'hotels', { tab: 'Hoteles' }, true, true);
  const pageWith = (shown: HotelWords) =>
    createElement(I18nextProvider, { i18n: instance }, createElement(Page, { words: shown }));
  const { rerender } = render(pageWith(words));
  return { instance, change: (changed: HotelWords) => rerender(pageWith(changed)) };
};

it('adds the messages of a page to those of its namespace', () => {
  const { instance } = show({ home: { title: 'Encuentra tu hotel' } });
  expect(screen.getByRole('heading', { name: 'Encuentra tu hotel' })).toBeVisible();
  expect(instance.t('tab', { ns: 'hotels' })).toBe('Hoteles');
});

it('shows messages that hot reload has changed', () => {
  const { change } = show({ home: { title: 'Encuentra tu hotel' } });
  change({ home: { title: 'Tu hotel te espera' } });
  expect(screen.getByRole('heading', { name: 'Tu hotel te espera' })).toBeVisible();
});

it('adds the messages once and renders no other part of the page again', () => {
  const instance = createI18n();
  const events: unknown[] = [];
  instance.store.on('added', (...event: unknown[]) => void events.push(event.slice(0, 2)));
  const rendered = jest.fn();
  function Frame() {
    useMessages('hotels');
    rendered();
    return null;
  }
  const words = { home: { title: 'Encuentra tu hotel' } };
  const page = createElement(
    I18nextProvider,
    { i18n: instance },
    createElement(Frame),
    createElement(Page, { words }),
    createElement(Page, { words }),
  );
  render(page);
  expect(screen.getAllByRole('heading', { name: 'Encuentra tu hotel' })).toHaveLength(2);
  expect(events).toEqual([['es', 'hotels']]);
  expect(rendered).toHaveBeenCalledTimes(1);
});
