import type { ReactNode } from 'react';
import { selectConfig, useSelector } from '@tiquete/platform';
import { GuestsIcon, PanelField } from '@tiquete/ui';

export interface PeopleFieldProps {
  label: string;
  /** Travellers in words. */
  summary: string;
  error?: string;
  /** Content of the panel. `done` closes it and moves to the next step of the form. */
  children: (done: () => void) => ReactNode;
}
/** Number of travellers: a field that opens a panel over the form, or unfolds it in place on a phone. */
export function PeopleField({ children, ...field }: PeopleFieldProps) {
  const { isMobile } = useSelector(selectConfig);
  return (
    <PanelField {...field} icon={<GuestsIcon size={20} aria-hidden />} isInline={isMobile}>
      {children}
    </PanelField>
  );
}
