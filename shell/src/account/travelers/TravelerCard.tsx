import type { TravelerSummary } from '@tiquete/contracts';
import { formatDayYear } from '@tiquete/platform';
import { Badge, Button, Card, css, type Theme } from '@tiquete/ui';
import { useAccount } from '../useAccount';

export function TravelerCard({
  traveler,
  onEdit,
  onRemove,
}: {
  traveler: TravelerSummary;
  onEdit: () => void;
  onRemove: () => void;
}) {
  const t = useAccount();
  const {
    name,
    lastname,
    document_type: type,
    document_masked: masked,
    birth_date: birth,
    is_minor: isMinor,
  } = traveler;
  const full = `${name} ${lastname}`;
  return (
    <Card as="li">
      <div css={row}>
        <div css={facts}>
          <h2>{full}</h2>
          {isMinor && <Badge tone="neutral">{t('travelers.minor')}</Badge>}
          <p>{type === null ? t('travelers.noDocument') : `${t(`documents.${type}`)} ${masked}`}</p>
          {birth !== null && <p>{t('travelers.born', { day: formatDayYear(birth) })}</p>}
        </div>
        <div css={buttons}>
          <Button
            variant="ghost"
            size="s"
            aria-label={t('travelers.editOf', { name: full })}
            onClick={onEdit}
          >
            {t('travelers.edit')}
          </Button>
          <Button
            variant="ghost"
            size="s"
            aria-label={t('travelers.removeOf', { name: full })}
            onClick={onRemove}
          >
            {t('travelers.remove')}
          </Button>
        </div>
      </div>
    </Card>
  );
}
const row = (theme: Theme) => css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.spacing(2)} ${theme.spacing(4)};
`;
const facts = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(1)};
  min-width: 0;
  overflow-wrap: anywhere;
  & h2 {
    ${theme.type.h3}
  }
  & p {
    color: ${theme.vars.palette.text.secondary};
  }
`;
const buttons = (theme: Theme) => css`
  display: flex;
  gap: ${theme.spacing(1)};
  margin-inline: ${theme.spacing(-4)};
`;
