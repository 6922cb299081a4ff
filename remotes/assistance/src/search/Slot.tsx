import { parseSearch } from '@tiquete/domain/searches/assistance';
import { formSlot } from '@tiquete/search';
import { assistanceProduct } from './assistanceProduct';
import { SearchForm } from './SearchForm';

export const Slot = formSlot({
  product: assistanceProduct,
  parse: parseSearch,
  form: SearchForm,
});
