import { renderHook } from '@testing-library/react';
import { useEffect } from 'react';
import { useStable } from './useStable';

it('runs an effect once for each key, with the value of that key', () => {
  const sent: string[] = [];
  const { rerender } = renderHook(
    ({ city }) => {
      const query = useStable(city, { city });
      useEffect(() => void sent.push(query.city), [query]);
    },
    { initialProps: { city: 'BOG' } },
  );
  rerender({ city: 'BOG' });
  rerender({ city: 'CTG' });
  rerender({ city: 'CTG' });
  rerender({ city: 'BOG' });
  expect(sent).toEqual(['BOG', 'CTG', 'BOG']);
});
