import type { ReactElement } from 'react';
import type { BrandRole } from '@tiquete/contracts';
import { renderStaffPage } from '@tiquete/staff/testing';
import type { ApiAnswers } from '@tiquete/testing';
import { es } from '../messages/es';
import { aSender } from './builders';
import { brandsReducer, brandsSaga } from '../state/slice';

const brands = {
  id: 'brands',
  reducer: brandsReducer,
  saga: brandsSaga,
  messages: es,
  user: { name: 'Berta', email: 'berta@andes.test', role: 'brand-admin' },
} as const;

/** Renders a page of the brand console, for a brand admin by default. */
export const renderBrands = (
  page: ReactElement,
  route: string,
  answers?: ApiAnswers,
  role?: BrandRole,
) =>
  renderStaffPage(
    brands,
    page,
    route,
    { 'GET console/brands/:brand/sender': () => ({ data: aSender() }), ...answers },
    role,
  );
