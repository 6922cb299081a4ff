import { css, Skeleton, type Theme } from '@tiquete/ui';
import { columnHead, columnWidths } from './columnHeads';
import {
  benefitCell,
  choiceArea,
  footCell,
  moreArea,
  nameCell,
  priceCell,
  sumCell,
} from './planCells';
import { COVER_COLUMNS, onRow, PLAN_COLUMNS, planRow, planTable } from './planTable';

const PLANS = 6;

/** Skeleton of the plans, in their size: rows on a phone, a table on a wide screen. */
export function PlanSkeleton() {
  return (
    <table css={planTable}>
      <thead>
        <tr>
          <td css={columnHead}>
            <Skeleton width={40} height={14} />
          </td>
          {(['sum', ...COVER_COLUMNS, 'price'] as const).map((column) => (
            <td key={column} css={[columnHead, columnWidths[column]]}>
              <div css={inset}>
                <Skeleton height={14} />
              </div>
            </td>
          ))}
        </tr>
      </thead>
      {Array.from({ length: PLANS }, (_, index) => (
        <RowSkeleton key={index} />
      ))}
    </table>
  );
}
function RowSkeleton() {
  return (
    <tbody css={planRow}>
      <tr>
        <td css={nameCell}>
          <Skeleton width="80%" height={22} />
        </td>
        <td css={sumCell}>
          <Skeleton height={24} />
          <span css={[onRow, note]}>
            <Skeleton width="80%" height={14} />
          </span>
        </td>
        {COVER_COLUMNS.map((benefit) => (
          <td key={benefit} data-detail css={benefitCell}>
            <Skeleton height={22} />
          </td>
        ))}
        <td css={priceCell}>
          <Skeleton width="100%" height={24} />
          <span css={[onRow, note]}>
            <Skeleton width={100} height={32} />
          </span>
        </td>
      </tr>
      <tr>
        <td colSpan={PLAN_COLUMNS} css={footCell}>
          <div>
            <div data-detail>
              <Skeleton width={180} height={20} />
            </div>
            <div css={[moreArea, button]}>
              <Skeleton width={88} height={18} />
            </div>
            <div css={choiceArea}>
              <Skeleton width={80} height={44} />
            </div>
          </div>
        </td>
      </tr>
    </tbody>
  );
}
const inset = (theme: Theme) => css`
  padding-inline: ${theme.spacing(2)};
`;
const note = (theme: Theme) => css`
  display: block;
  padding-top: ${theme.spacing(1)};
`;
const button = (theme: Theme) => css`
  display: grid;
  align-items: center;
  min-height: 44px;
  padding-inline: ${theme.spacing(4)};
`;
