import type { ReactNode } from 'react';
import { filterGroup } from './filterPanelStyles';

export function FilterGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset css={filterGroup}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}
