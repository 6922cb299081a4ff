import { Children, type ReactNode } from 'react';
import { filterGroup } from './filterPanelStyles';

/** Options below their heading. Renders nothing without options. */
export function FilterGroup({ title, children }: { title: string; children: ReactNode }) {
  if (Children.toArray(children).length === 0) return null;
  return (
    <fieldset css={filterGroup}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}
