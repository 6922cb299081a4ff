import { useLazyMessages } from '@tiquete/platform';
import { Badge, Button, css, VisuallyHidden, type Theme } from '@tiquete/ui';
import type { ComparedRow } from './comparisonRow';
import { COMPARISON, comparisonWords } from './comparisonWords';

export interface ComparisonTableProps {
  /** The items by name, in the order of each row's cells. */
  columns: readonly { key: string; name: string; onRemove: () => void }[];
  rows: readonly ComparedRow[];
}
/** A column for each item and a row for each attribute; it scrolls sideways where it is wider than the screen. */
export function ComparisonTable({ columns, rows }: ComparisonTableProps) {
  const t = useLazyMessages(COMPARISON, comparisonWords);
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be within reach of the keyboard
    <div role="region" aria-label={t('title')} tabIndex={0} css={scroller}>
      <table css={table}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t('attribute')}</VisuallyHidden>
            </th>
            {columns.map(({ key, name, onRemove }) => (
              <th key={key} scope="col">
                <span>{name}</span>
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
                  {mark && <Badge tone="success">{mark}</Badge>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
const scroller = css`
  overflow-x: auto;
`;
const table = (theme: Theme) => css`
  border-collapse: collapse;
  width: 100%;
  th,
  td {
    min-width: 150px;
    padding: ${theme.spacing(3)};
    text-align: start;
    vertical-align: top;
    border-bottom: 1px solid ${theme.vars.palette.divider};
    overflow-wrap: anywhere;
  }
  th:first-of-type {
    position: sticky;
    inset-inline-start: 0;
    min-width: 104px;
    background: ${theme.vars.palette.background.paper};
  }
  thead th > span {
    ${theme.type.h3}
    display: block;
  }
  tbody th {
    ${theme.type.small}
    color: ${theme.vars.palette.text.secondary};
  }
`;
