import { formSlot } from '@tiquete/search';
import { assistanceProduct } from './assistanceProduct';
import { SearchForm } from './SearchForm';

export const Slot = formSlot(assistanceProduct, SearchForm);
