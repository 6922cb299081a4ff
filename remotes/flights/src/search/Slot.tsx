import { formSlot } from '@tiquete/search';
import { flightProduct } from './flightProduct';
import { SearchForm } from './SearchForm';

export const Slot = formSlot(flightProduct, SearchForm);
