import type { HotelTariff } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';
import { Badge, BreakfastIcon, css, type Theme } from '@tiquete/ui';

/** Inclusions of the tariff, its promotion, and the rooms left if the supplier sends their number. */
export function TariffIncludes({ tariff, isChosen }: { tariff: HotelTariff; isChosen: boolean }) {
  const t = useMessages('hotels');
  const { boardCode, boardName, promotion, allotment } = tariff;
  return (
    <div css={stack}>
      <strong data-good={boardCode !== 'RO' || undefined}>
        {boardCode !== 'RO' && <BreakfastIcon size={16} aria-hidden />}
        {boardName}
      </strong>
      {isChosen && <Badge tone="primary">{t('detail.tariff.chosen')}</Badge>}
      {promotion && (
        <Badge tone="success">
          {t('detail.tariff.promotion', {
            porcent: Math.round(promotion.porcent),
            name: promotion.name,
          })}
        </Badge>
      )}
      {allotment !== null && (
        <Badge tone="warning">{t('detail.tariff.left', { count: allotment })}</Badge>
      )}
    </div>
  );
}
const stack = (theme: Theme) => css`
  display: grid;
  justify-items: start;
  gap: ${theme.spacing(2)};
  strong {
    display: inline-flex;
    align-items: center;
    gap: ${theme.spacing(2)};
  }
  strong[data-good] {
    color: ${theme.vars.palette.success.main};
  }
  svg {
    flex: none;
  }
`;
