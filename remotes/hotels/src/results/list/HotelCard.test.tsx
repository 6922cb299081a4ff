import type { HotelSummary } from '@tiquete/contracts';
import { screen, within } from '@testing-library/react';
import { useComparison } from '@tiquete/search';
import { expectNoAxeViolations } from '@tiquete/testing';
import { hotelKey } from '../../state/hotelSearch';
import { aHotel, aHotelWith } from '../../testing/builders';
import { renderHotels } from '../../testing/renderHotels';
import { HotelCard, type HotelCardProps } from './HotelCard';
import { card as cardWords, results as resultWords } from '../../messages/results';

const none: HotelSummary[] = [];
function Alone(props: Omit<HotelCardProps, 'comparison'>) {
  return <HotelCard {...props} comparison={useComparison(none, hotelKey, [[], () => undefined])} />;
}
const text = (element: HTMLElement) => (element.textContent ?? '').replace(/\u00a0/g, ' ');
function card(changes: Parameters<typeof aHotelWith>[0] = {}, nights = 2) {
  renderHotels(<Alone hotel={aHotelWith(changes)} nights={nights} />, {
    words: { card: cardWords, results: resultWords },
  });
  return screen.getByRole('article', { name: aHotel.name });
}

it('shows the total of the stay with taxes, and the price of a night', () => {
  const words = text(card());
  expect(words).toContain('$ 1.480.500');
  expect(words).toContain('2 noches, impuestos incluidos');
  expect(words).toContain('$ 740.250 por noche');
});

it('shows stars with one decimal, the zone and the city', () => {
  const shown = card();
  expect(within(shown).getByRole('img', { name: /4,0/ })).toBeInTheDocument();
  expect(text(shown)).toContain('Centro histórico, Cartagena');
});

it('shows until when cancelling is free, in the hotel’s local time', () => {
  expect(text(card({ free_cancellation_until: '2027-03-08T23:59:00+09:00' }))).toContain(
    'Cancela gratis hasta el 08 mar. 2027 a las 23:59, hora del hotel',
  );
});

it('shows the price of free cancellation when the cheapest tariff has none', () => {
  expect(text(card({ free_cancellation_rate: 1600000 }))).toContain(
    'Cancelación gratis desde $ 1.600.000',
  );
});

it('shows that cancelling has a cost', () => {
  expect(text(card({ free_cancellation: false, free_cancellation_until: null }))).toContain(
    'Cancelar tiene costo',
  );
});

it('strikes a price through only if the supplier stated one', () => {
  const promotion = { porcent: 20, code: 'P', name: 'Temporada', remark: '' };
  const words = text(card({ promotion, rate_before: null }));
  expect(words).toContain('-20 %');
  expect(words).not.toContain('Antes');
});

it('shows the price before the promotion', () => {
  expect(text(card({ rate_before: 1850625 }))).toMatch(/Antes \$ 1\.850\.625/);
});

it('shows the amount that is paid at the hotel', () => {
  expect(text(card({ pay_at_hotel_amount: 42000 }))).toContain('Pagas en el hotel $ 42.000 más');
});

it('shows the score as a word, a number and a count', () => {
  expect(text(card())).toContain('Fabuloso 8,7 412 opiniones');
});

it.each([
  [9.6, 'Excepcional 9,6'],
  [7, 'Bueno 7,0'],
  [6.9, 'Aceptable 6,9'],
  [5.2, 'Regular 5,2'],
  [3.8, 'Deficiente 3,8'],
])('has a word for a score of %p too', (score, words) => {
  expect(text(card({ reviews: { score, count: 412, source: 'HB' } }))).toContain(words);
});

it('has no link without a hotel page', () => {
  expect(within(card()).queryByRole('link')).not.toBeInTheDocument();
});

it('opens the page of the hotel if there is one', () => {
  renderHotels(
    <Alone hotel={aHotel} nights={2} detailUrl="/searchs/hotels/detail?hotelCode=1001" />,
    { words: { card: cardWords, results: resultWords } },
  );
  for (const name of ['Casa Medina', 'Ver habitaciones de Casa Medina'])
    expect(screen.getByRole('link', { name })).toHaveAttribute(
      'href',
      '/searchs/hotels/detail?hotelCode=1001',
    );
});

it('has no accessibility violation', async () => {
  await expectNoAxeViolations(card({ rate_before: 1850625, pay_at_hotel_amount: 42000 }));
});
