import { createUseQuery } from '@tiquete/staff';
import { selectBrands } from '../state/slice';

export const useQuery = createUseQuery(selectBrands);
