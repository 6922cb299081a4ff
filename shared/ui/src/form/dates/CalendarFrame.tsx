import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { theme } from '../../theme/theme';

/** Two months on a wide screen; on a phone all of them, up to this many. */
export const PAGE_MONTHS = 2;
export const SCROLL_MONTHS = 13;

/** React Aria in Spanish, without what our CSP refuses. */
export function CalendarFrame({ children }: { children: ReactNode }) {
  return (
    <I18nProvider locale="es-CO">
      {/* With this id present React Aria does not write its style element, which our CSP would refuse. */}
      <span id="react-aria-pressable-style" hidden />
      {children}
    </I18nProvider>
  );
}
export const calendarStyle = css`
  color: ${theme.vars.palette.text.primary};
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
`;
