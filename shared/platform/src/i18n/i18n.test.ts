import { createElement } from 'react';
import { render, screen } from '@testing-library/react';
import { createI18n, I18nextProvider, useLazyMessages } from './i18n';

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

it('adds the words of a page to those that its namespace has', () => {
  const { instance } = show({ home: { title: 'Encuentra tu hotel' } });
  expect(screen.getByRole('heading', { name: 'Encuentra tu hotel' })).toBeVisible();
  expect(instance.t('tab', { ns: 'hotels' })).toBe('Hoteles');
});

it('shows words that were changed since, as hot reload brings them', () => {
  const { change } = show({ home: { title: 'Encuentra tu hotel' } });
  change({ home: { title: 'Tu hotel te espera' } });
  expect(screen.getByRole('heading', { name: 'Tu hotel te espera' })).toBeVisible();
});
