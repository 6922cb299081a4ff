import { fireEvent, render, screen } from '@testing-library/react';
import { useListStart } from './useListStart';

function Results() {
  const { layout, toStart } = useListStart();
  return (
    <div ref={layout} data-testid="results">
      <button onClick={toStart}>Filtrar</button>
    </div>
  );
}

it.each([
  ['goes to the start of a list that is scrolled past it', -400, 1],
  ['stays where the start of the list still shows', 80, 0],
])('%s', (_, top, times) => {
  render(<Results />);
  const results = screen.getByTestId('results');
  const shown = jest.fn();
  Object.assign(results, {
    scrollIntoView: shown,
    getBoundingClientRect: () => new DOMRect(0, top, 300, 2000),
  });
  fireEvent.click(screen.getByRole('button', { name: 'Filtrar' }));
  expect(shown).toHaveBeenCalledTimes(times);
});
