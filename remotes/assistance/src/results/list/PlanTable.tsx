import type { ReactNode } from 'react';
import type { AssistanceSearchResponse } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';
import { css, type Theme } from '@tiquete/ui';
import { columnHead, columnWidths } from './columnHeads';
import { COVER_COLUMNS, planTable } from './planTable';

export interface PlanTableProps {
  /** The trip that the prices are for. */
  trip: Pick<AssistanceSearchResponse['data'], 'ages' | 'days'>;
  /** A `PlanRow` for each plan. */
  children: ReactNode;
}
/** Table of the plans. Its headings stay visible below the shell's header; rows that open have their labels inside. */
export function PlanTable({ trip: { ages, days }, children }: PlanTableProps) {
  const t = useMessages('assistance');
  return (
    <table aria-label={t('results.list')} css={planTable}>
      <thead>
        <tr>
          <th scope="col" css={columnHead}>
            {t('results.plan')}
          </th>
          <th scope="col" css={[columnHead, columnWidths.sum]}>
            {t('results.sum')} <small css={note}>{t('results.sumEach')}</small>
          </th>
          {COVER_COLUMNS.map((benefit) => (
            <th key={benefit} scope="col" css={[columnHead, columnWidths[benefit]]}>
              {benefit === 'pre_existing'
                ? t('results.preExisting')
                : t(`plan.benefits.${benefit}`)}
            </th>
          ))}
          <th scope="col" css={[columnHead, columnWidths.price]}>
            {t('results.price')}{' '}
            <small css={note}>
              {t('plan.forAll', { count: ages.length, days: t('search.days', { count: days }) })}
            </small>
          </th>
        </tr>
      </thead>
      {children}
    </table>
  );
}
const note = (theme: Theme) => css`
  ${theme.type.small}
  display: block;
`;
