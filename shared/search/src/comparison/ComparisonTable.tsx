import { useState, type ReactNode } from 'react';
import { useLazyMessages } from '@tiquete/platform';
import { Badge, Button, Checkbox, css, VisuallyHidden, type Theme } from '@tiquete/ui';
import type { ComparedRow } from './comparisonRow';
import { COMPARISON, comparisonWords } from './comparisonWords';

export interface ComparedColumn {
  key: string;
  name: string;
  head: ReactNode;
  action: ReactNode;
  onRemove: () => void;
}
export interface ComparisonTableProps {
  /** Columns in the order of each row's cells. */
  columns: readonly ComparedColumn[];
  rows: readonly ComparedRow[];
}
/** The table, with a checkbox for different rows only, if some rows are equal. */
export function ComparisonTable({ columns, rows }: ComparisonTableProps) {
  const t = useLazyMessages(COMPARISON, comparisonWords);
  const [isNarrow, setNarrow] = useState(false);
  const differing = rows.filter(({ isSame }) => !isSame);
  return (
    <>
      {differing.length < rows.length && (
        <Checkbox label={t('differences')} checked={isNarrow} onChange={setNarrow} />
      )}
      <ScrolledTable columns={columns} rows={isNarrow ? differing : rows} />
      {isNarrow && differing.length === 0 && <p role="status">{t('noDifferences')}</p>}
    </>
  );
}
/** One column per item and one row per attribute. It scrolls sideways when it is wider than the screen. */
function ScrolledTable({ columns, rows }: ComparisonTableProps) {
  const t = useLazyMessages(COMPARISON, comparisonWords);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be within reach of the keyboard
    <div role="region" aria-label={t('title')} tabIndex={0} css={scroller}>
      <table css={table}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t('attribute')}</VisuallyHidden>
            </th>
            {columns.map(({ key, name, head, onRemove }) => (
              <th key={key} scope="col">
                <div>{head}</div>
                <Button
                  variant="ghost"
                  size="s"
                  aria-label={t('removeNamed', { name })}
                  onClick={onRemove}
                >
                  {t('remove')}
                </Button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, label, cells }) => (
            <tr key={id}>
              <th scope="row">{label}</th>
              {cells.map(({ value, mark }, index) => (
                <td key={columns[index]?.key}>
                  {value ?? (
                    <>
                      <span aria-hidden>–</span>
                      <VisuallyHidden>{t('none')}</VisuallyHidden>
                    </>
                  )}
                  {mark && (
                    <div css={best}>
                      <Badge tone="success">{mark}</Badge>
                    </div>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td />
            {columns.map(({ key, action }) => (
              <td key={key}>{action}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
const best = (theme: Theme) => css`
  margin-top: ${theme.spacing(1)};
`;
/**
 * A shadow at the edge while there is more to scroll. Otherwise a third column would be invisible on a phone, which two
 * columns fill exactly.
 */
const scroller = (theme: Theme) => css`
  margin-inline: ${theme.spacing(-2)};
  overflow-x: auto;
  background:
    linear-gradient(to left, ${theme.vars.palette.background.paper} 40%, transparent) right / 40px
      100% no-repeat local,
    linear-gradient(to left, ${theme.vars.palette.outline}, transparent) right / 12px 100% no-repeat
      scroll;
  ${theme.focusRing}
`;
/** Columns of equal width; two of them and the labels fit a small phone. */
const table = (theme: Theme) => css`
  table-layout: fixed;
  border-collapse: collapse;
  width: 100%;
  th,
  td {
    width: 124px;
    padding: ${theme.spacing(3)} ${theme.spacing(2)};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
    ${theme.up(600)} {
      width: 200px;
    }
  }
  tbody :is(th, td) {
    border-top: 1px solid ${theme.vars.palette.divider};
  }
  tr > :first-of-type {
    position: sticky;
    inset-inline-start: 0;
    width: 96px;
    padding-inline-end: 0;
    background: ${theme.vars.palette.background.paper};
    ${theme.up(600)} {
      width: 128px;
    }
  }
  thead th {
    ${theme.type.body}
    font-weight: ${theme.weight.strong};
    > button {
      padding-inline: 0;
    }
  }
  tbody th {
    ${theme.type.small}
    color: ${theme.vars.palette.text.secondary};
  }
  tfoot :is(a, button) {
    width: 100%;
    padding-inline: ${theme.spacing(2)};
  }
`;
