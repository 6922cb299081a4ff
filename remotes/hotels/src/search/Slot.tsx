import { formSlot } from '@tiquete/search';
import { hotelProduct } from './hotelProduct';
import { hotelAddress } from './hotelAddress';
import { SearchForm } from './SearchForm';

export const Slot = formSlot({
  product: hotelProduct,
  parse: hotelAddress.parse,
  form: SearchForm,
});
