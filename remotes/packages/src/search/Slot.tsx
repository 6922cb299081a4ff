import { formSlot } from '@tiquete/search';
import { packageProduct } from './packageProduct';
import { parseSearch } from '../model/queryAddress';
import { SearchForm } from './SearchForm';

export const Slot = formSlot({ product: packageProduct, parse: parseSearch, form: SearchForm });
