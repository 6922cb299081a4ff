import type { SlotProps } from '@tiquete/platform';
import { FormSlot } from '@tiquete/search';
import { hotelProduct } from './hotelProduct';
import { SearchForm } from './SearchForm';

export const Slot = (props: SlotProps) => (
  <FormSlot {...props} product={hotelProduct} form={SearchForm} />
);
