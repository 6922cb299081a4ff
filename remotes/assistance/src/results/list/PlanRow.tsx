import { memo, useId, useState } from 'react';
import type { AssistancePlan, EntryRule } from '@tiquete/contracts';
import type { Rates } from '@tiquete/domain/searches/assistance';
import { useMessages } from '@tiquete/platform';
import { CompareToggle, type Comparison } from '@tiquete/search';
import { Badge, Button, css, LinkButton, Price, type Theme } from '@tiquete/ui';
import { formatSum } from '../../model/sums';
import { BenefitCell } from './BenefitCell';
import { PlanBadges } from './PlanBadges';
import { PlanDetail } from './PlanDetail';
import {
  badgesArea,
  choiceArea,
  compareArea,
  detailCell,
  footCell,
  moreArea,
  nameCell,
  priceCell,
  sumCell,
} from './planCells';
import { COVER_COLUMNS, onRow, PLAN_COLUMNS, PLAN_TABLE_FROM, planRow, ROWS } from './planTable';

export interface PlanRowProps {
  plan: AssistancePlan;
  /** Days that most plans cover. The heading of the table names them. */
  days: number;
  /** Entry rules of the destination. */
  rules: readonly EntryRule[];
  rates: Rates;
  /** The brand's text for the plan that it highlights. */
  highlight?: string;
  checkoutUrl: string;
  comparison: Comparison<AssistancePlan>;
  onOpen: (plan: AssistancePlan) => void;
}
/**
 * A plan: its sum, covers and price, then its badges and buttons, and further facts once it is open. A row on a phone shows its
 * covers only when it is open.
 */
export const PlanRow = memo(function PlanRow({
  plan,
  days,
  rules,
  rates,
  highlight,
  checkoutUrl,
  comparison,
  onOpen,
}: PlanRowProps) {
  const t = useMessages('assistance');
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  const { name, main_coverage: main, coverage_days: coverDays } = plan;
  return (
    <tbody aria-labelledby={titleId} data-open={isOpen || undefined} css={planRow}>
      <tr>
        <th scope="row" css={nameCell}>
          <div css={heading}>
            <h2 id={titleId}>{name}</h2>
            {highlight && <Badge tone="primary">{highlight}</Badge>}
          </div>
        </th>
        <td css={[sumCell, sum]}>
          <strong>{formatSum(main)}</strong>
          <span css={onRow}>{t('plan.mainCoverage', { name: main.name })}</span>
        </td>
        {COVER_COLUMNS.map((benefit) => (
          <BenefitCell key={benefit} plan={plan} benefit={benefit} />
        ))}
        <td css={[priceCell, quiet]}>
          <Price amount={plan.total} before={plan.total_original ?? undefined} />
          <span css={coverDays === days && onRow}>
            {t('plan.forAll', {
              count: plan.per_passenger.length,
              days: t('search.days', { count: coverDays }),
            })}
          </span>
        </td>
      </tr>
      <tr>
        <td colSpan={PLAN_COLUMNS} css={footCell}>
          <div>
            <div css={badgesArea}>
              <PlanBadges plan={plan} rules={rules} rates={rates} />
            </div>
            <div data-detail css={compareArea}>
              <CompareToggle item={plan} name={name} comparison={comparison} />
            </div>
            <div css={moreArea}>
              <Button
                variant="ghost"
                size="s"
                aria-expanded={isOpen}
                aria-label={t(isOpen ? 'plan.lessNamed' : 'plan.moreNamed', { name })}
                onClick={() => setOpen(!isOpen)}
              >
                {t(isOpen ? 'plan.less' : 'plan.more')}
              </Button>
            </div>
            <div css={choiceArea}>
              <LinkButton to={checkoutUrl} aria-label={t('plan.chooseNamed', { name })} size="s">
                {t('plan.choose')}
              </LinkButton>
            </div>
          </div>
        </td>
      </tr>
      <tr hidden={!isOpen}>
        <td colSpan={PLAN_COLUMNS} css={detailCell}>
          <PlanDetail plan={plan} onOpen={onOpen} />
        </td>
      </tr>
    </tbody>
  );
});
const sum = (theme: Theme) => css`
  strong {
    ${theme.type.h2}
  }
  span {
    color: ${theme.vars.palette.text.secondary};
  }
  ${ROWS} {
    ${theme.type.small}
    tbody:not([data-open]) & > span {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
  ${theme.up(PLAN_TABLE_FROM)} {
    strong {
      ${theme.type.h3}
    }
  }
`;
const heading = (theme: Theme) => css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.spacing(1)} ${theme.spacing(2)};
  h2 {
    ${theme.type.h3}
  }
`;
const quiet = (theme: Theme) => css`
  ${theme.type.small}
  color: ${theme.vars.palette.text.secondary};
  strong {
    color: ${theme.vars.palette.text.primary};
  }
`;
