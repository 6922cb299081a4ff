import { use } from 'react';
import { useFormContext } from 'react-hook-form';
import type { BuyerValues } from '../buyer/buyerValues';
import { fillHolder } from './fillForm';
import { SavedTraveler } from './SavedTraveler';
import { SavedTravelersContext } from './SavedTravelersContext';
import { useHolderExpiry } from './useHolderExpiry';

/** Choice of a saved adult, who fills the buyer's fields. */
export function SavedHolder() {
  const form = useFormContext<BuyerValues>();
  const { travelers, fetchTraveler, holderExpiry } = use(SavedTravelersContext);
  const setExpiry = useHolderExpiry(holderExpiry);
  const adults = travelers.filter((traveler) => !traveler.is_minor);
  return (
    <SavedTraveler
      travelers={adults}
      onChosen={async ({ id }) => fillHolder(form, await fetchTraveler(id), setExpiry)}
    />
  );
}
