import { useState } from 'react';
import type { HotelFormProps } from '../model/hotelForm';
import { SearchForm } from './SearchForm';
import { useNightPrices } from './useNightPrices';

/**
 * Search form of results and detail, with prices of nearby nights in the calendar. The first page has the form without
 * prices.
 */
export function PricedForm(props: HotelFormProps) {
  const [draft, setDraft] = useState(props.initial);
  return (
    <SearchForm
      {...props}
      calendar={useNightPrices(draft)}
      onChange={(next) => {
        setDraft(next);
        props.onChange?.(next);
      }}
    />
  );
}
