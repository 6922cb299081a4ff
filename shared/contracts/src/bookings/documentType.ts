import * as z from 'zod';
import { DOCUMENT_TYPES } from '../constants';

export const documentTypeSchema = z.union(Object.values(DOCUMENT_TYPES).map((id) => z.literal(id)));
