import { parseSearch } from '@tiquete/domain/searches/packages';
import { formSlot } from '@tiquete/search';
import { packageProduct } from './packageProduct';
import { SearchForm } from './SearchForm';

export const Slot = formSlot({ product: packageProduct, parse: parseSearch, form: SearchForm });
