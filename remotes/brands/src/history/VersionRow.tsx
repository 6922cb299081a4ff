import type { BrandVersionEntry, ConsoleBrandVersion } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';
import { formRow } from '@tiquete/staff';
import { Badge, Button, Card, css, smallText, type Theme } from '@tiquete/ui';
import { Differences } from '../compare/Differences';
import { useIsViewer } from '../frame/useIsViewer';
import { useMoment } from '../frame/useMoment';
import { Revert } from './Revert';

interface VersionRowProps {
  brand: string;
  version: BrandVersionEntry;
  /** The published version. */
  current: ConsoleBrandVersion | null;
  /** Name of the open section. At most one is open. */
  open: string | null;
  onOpen: (name: string | null) => void;
  onReverted: () => void;
}
/** One version: author, time, differences and revert. */
export function VersionRow({ brand, version, current, open, onOpen, onReverted }: VersionRowProps) {
  const t = useMessages('brands');
  const moment = useMoment();
  const isViewer = useIsViewer();
  const { number, reverts, note, published_at, published_by, saved_at, saved_by } = version;
  const isCurrent = current?.number === number;
  const isDraft = published_at === null;
  const names = { compare: `compare ${number}`, revert: `revert ${number}` };
  const toggle = (name: string) => onOpen(open === name ? null : name);
  return (
    <Card as="li">
      <div css={column}>
        <h2>{t('history.version', { number })}</h2>
        <p css={badges}>
          {isCurrent && <Badge tone="success">{t('history.current')}</Badge>}
          {isDraft && <Badge tone="primary">{t('history.draft')}</Badge>}
          {reverts !== null && <Badge>{t('history.reverts', { number: reverts })}</Badge>}
        </p>
        <p css={smallText}>
          {t('history.published', {
            when: moment(published_at ?? saved_at),
            who: published_by ?? saved_by,
          })}
        </p>
        {note !== null && <p>{note}</p>}
        {current && !isCurrent && (
          <div css={formRow}>
            <Button
              size="s"
              variant="secondary"
              aria-expanded={open === names.compare}
              onClick={() => toggle(names.compare)}
            >
              {t(open === names.compare ? 'history.hide' : 'history.compare')}
            </Button>
            {!isViewer && !isDraft && open !== names.revert && (
              <Button size="s" variant="secondary" onClick={() => onOpen(names.revert)}>
                {t('history.revert')}
              </Button>
            )}
          </div>
        )}
        {current && open === names.compare && (
          <Differences brand={brand} from={current.number} to={number} />
        )}
        {current && open === names.revert && (
          <Revert
            brand={brand}
            current={current}
            number={number}
            onDone={onReverted}
            onCancel={() => onOpen(null)}
          />
        )}
      </div>
    </Card>
  );
}
const column = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.spacing(2)};
  overflow-wrap: anywhere;
  h2 {
    ${theme.type.h3}
  }
`;
const badges = (theme: Theme) => css`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.spacing(2)};
  &:empty {
    display: none;
  }
`;
