import type { ReactNode } from 'react';
import { selectConfig, useSelector } from '@tiquete/platform';
import { GuestsIcon, PanelField } from '@tiquete/ui';

export interface PeopleFieldProps {
  label: string;
  /** Who they are, in words. */
  summary: string;
  error?: string;
  /** What changes them, with a way to close it. */
  children: (close: () => void) => ReactNode;
}
/** Who travels: a line that opens a panel over the form, or unfolds in place on a phone. */
export function PeopleField({ children, ...field }: PeopleFieldProps) {
  const { isMobile } = useSelector(selectConfig);
  return (
    <PanelField {...field} icon={<GuestsIcon size={20} aria-hidden />} isInline={isMobile}>
      {children}
    </PanelField>
  );
}
