import { parseSearch } from '@tiquete/domain/searches/flights';
import { formSlot } from '@tiquete/search';
import { flightProduct } from './flightProduct';
import { SearchForm } from './SearchForm';

export const Slot = formSlot({ product: flightProduct, parse: parseSearch, form: SearchForm });
