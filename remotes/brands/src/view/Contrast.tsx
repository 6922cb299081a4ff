import type { BrandDraft } from '@tiquete/contracts';
import { formatScore, useMessages } from '@tiquete/platform';
import { Button, css, smallText, type Theme } from '@tiquete/ui';
import type { Field } from '../messages/fieldKinds';
import { type ContrastRow, contrastRows } from '../model/contrastRows';
import { labelOf } from '../model/checkFields';

interface ContrastProps {
  file: BrandDraft;
  /** Fields of the colours. */
  fields: readonly Field[];
  /** Left out for a viewer. */
  onChange?: (path: string, value: string) => void;
}
/** Contrast of texts in the brand's colours, with the nearest readable colour for each unreadable one. */
export function Contrast({ file, fields, onChange }: ContrastProps) {
  const t = useMessages('brands');
  return (
    <div css={column}>
      <h3>{t('contrast.title')}</h3>
      <ul css={list}>
        {contrastRows(file).map((row) => (
          <Row
            key={`${row.kind} ${row.path}`}
            name={labelOf(row.path, fields)}
            row={row}
            onChange={onChange}
          />
        ))}
      </ul>
    </div>
  );
}

type RowProps = { row: ContrastRow; name: string } & Pick<ContrastProps, 'onChange'>;
function Row({ row, name, onChange }: RowProps) {
  const t = useMessages('brands');
  const { kind, path, ownRatio, text, ground, ratio, fix } = row;
  return (
    <li>
      <span css={sample} style={{ color: text, background: ground }}>
        {t('contrast.sample')}
      </span>
      <div>
        <p>{t(`contrast.${kind}`, { name })}</p>
        <p css={smallText}>
          {fix === null
            ? t('contrast.good', { ratio: shownRatio(ratio) })
            : t('contrast.fixed', {
                own: shownRatio(ownRatio),
                color: fix,
                ratio: shownRatio(ratio),
              })}
        </p>
        {fix !== null && onChange && (
          <Button size="s" variant="secondary" onClick={() => onChange(path, fix)}>
            {t('contrast.use', { color: fix })}
          </Button>
        )}
      </div>
    </li>
  );
}
/** Rounded down, so that 4.49 is not shown as 4.5. */
const shownRatio = (ratio: number) => formatScore(Math.floor(ratio * 10) / 10);

const column = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.spacing(3)};
  h3 {
    ${theme.type.body}
    font-weight: ${theme.weight.strong};
  }
`;
const list = (theme: Theme) => css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  gap: ${theme.spacing(3)};
  > li {
    display: flex;
    gap: ${theme.spacing(3)};
    align-items: flex-start;
  }
  > li > div {
    min-width: 0;
  }
`;
const sample = (theme: Theme) => css`
  flex: none;
  padding: ${theme.spacing(2)} ${theme.spacing(3)};
  border: 1px solid ${theme.vars.palette.divider};
  border-radius: ${theme.vars.radius.s};
  font-weight: ${theme.weight.strong};
`;
