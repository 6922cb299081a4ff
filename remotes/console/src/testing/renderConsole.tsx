import type { ReactElement } from 'react';
import type { Role } from '@tiquete/contracts';
import { renderStaffPage } from '@tiquete/staff/testing';
import type { ApiAnswers } from '@tiquete/testing';
import { es } from '../messages/es';
import { consoleReducer, consoleSaga } from '../state/slice';

const operations = {
  id: 'console',
  reducer: consoleReducer,
  saga: consoleSaga,
  messages: es,
  user: { name: 'Olga Ruiz', email: 'olga@correo.test', role: 'operator' },
} as const;

/** Renders a page of the console, for an operator by default. */
export const renderConsole = (
  page: ReactElement,
  route: string,
  answers?: ApiAnswers,
  role?: Role,
) => renderStaffPage(operations, page, route, answers, role);
