import { useState } from 'react';
import type { HotelFormProps } from '../model/checkSearch';
import { SearchForm } from './SearchForm';
import { useNightPrices } from './useNightPrices';

/** The form of results and detail, whose calendar says what nights near cost; the first page has it without. */
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
