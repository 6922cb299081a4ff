import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { theme } from '../../theme/theme';

/** Number of months beside each other on a wide screen. SCROLL_MONTHS is the maximum of a scrolling list. */
export const PAGE_MONTHS = 2;
export const SCROLL_MONTHS = 13;

/** React Aria's provider in Spanish. */
export function CalendarFrame({ children }: { children: ReactNode }) {
  return <I18nProvider locale="es-CO">{children}</I18nProvider>;
}
export const calendarStyle = css`
  color: ${theme.vars.palette.text.primary};
`;
