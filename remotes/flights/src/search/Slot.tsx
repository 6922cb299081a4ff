import type { SlotProps } from '@tiquete/platform';
import { FormSlot } from '@tiquete/search';
import { flightProduct } from './flightProduct';
import { SearchForm } from './SearchForm';

export const Slot = (props: SlotProps) => (
  <FormSlot {...props} product={flightProduct} form={SearchForm} />
);
