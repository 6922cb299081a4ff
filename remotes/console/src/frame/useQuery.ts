import { createUseQuery } from '@tiquete/staff';
import { selectConsole } from '../state/slice';

export const useQuery = createUseQuery(selectConsole);
