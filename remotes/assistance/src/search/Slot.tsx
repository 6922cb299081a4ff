import { formSlot } from '@tiquete/search';
import { assistanceProduct } from './assistanceProduct';
import { parseSearch } from '../urls';
import { SearchForm } from './SearchForm';

export const Slot = formSlot({
  product: assistanceProduct,
  parse: parseSearch,
  form: SearchForm,
});
