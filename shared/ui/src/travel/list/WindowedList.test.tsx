import { act, fireEvent, screen } from '@testing-library/react';
import { expectNoViolations, renderKit } from '../../testing/renderKit';
import { WindowedList } from './WindowedList';

const hotels = Array.from({ length: 1000 }, (_, index) => ({
  id: `hotel-${index}`,
  name: `Hotel ${index}`,
}));
const ROW = 200;
const list = (restoreKey?: string) => (
  <WindowedList
    items={hotels}
    estimateHeight={ROW}
    gap={0}
    getKey={(hotel) => hotel.id}
    label="Hoteles"
    restoreKey={restoreKey}
    renderItem={(hotel) => <button>{hotel.name}</button>}
  />
);
function scrollTo(top: number) {
  jest
    .spyOn(screen.getByRole('list'), 'getBoundingClientRect')
    .mockReturnValue({ top: -top } as DOMRect);
  act(() => {
    fireEvent.scroll(window);
  });
}

it('renders a few of a thousand rows and shows their total', async () => {
  const { container } = renderKit(list());
  const rows = screen.getAllByRole('listitem');
  expect(rows.length).toBeLessThan(30);
  expect(rows[0]).toHaveAttribute('aria-setsize', '1000');
  await expectNoViolations(container);
});
it('renders the rows that become visible', () => {
  renderKit(list());
  expect(screen.queryByText('Hotel 500')).not.toBeInTheDocument();
  scrollTo(500 * ROW);
  expect(screen.getByText('Hotel 500')).toBeInTheDocument();
  expect(screen.queryByText('Hotel 0')).not.toBeInTheDocument();
});
it('retains the row with the focus', () => {
  renderKit(list());
  const button = screen.getByText('Hotel 2');
  act(() => button.focus());
  scrollTo(500 * ROW);
  expect(button).toHaveFocus();
  scrollTo(0);
  expect(button).toHaveFocus();
});
it('returns to the same row, for the same history entry only', () => {
  const windowScrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const first = renderKit(list('entry-1'));
  scrollTo(500 * ROW);
  screen.getAllByRole('listitem').forEach((row) => {
    const top = (Number(row.textContent?.replace('Hotel ', '')) - 500) * ROW - 50;
    jest.spyOn(row, 'getBoundingClientRect').mockReturnValue({ top, bottom: top + ROW } as DOMRect);
  });
  act(() => {
    fireEvent.scroll(window);
  });
  first.unmount();
  renderKit(list('entry-2')).unmount();
  expect(windowScrollTo).not.toHaveBeenCalled();
  renderKit(list('entry-1'));
  expect(windowScrollTo).toHaveBeenCalledWith(0, 500 * ROW + 50);
});
