import type { HotelRoom, HotelTariff } from '@tiquete/contracts';
import { formatMoney, useDispatch, useMessages } from '@tiquete/platform';
import { LinkButton } from '@tiquete/ui';
import { renewalRequested, tariffChosen } from '../../state/slice';
import { checkoutUrl } from '../../urls';
import type { HotelDetail } from '../../model/detail';

export interface BookButtonProps {
  room: HotelRoom;
  tariff: HotelTariff;
  detail: Extract<HotelDetail, { phase: 'ready' }>;
  isFullWidth?: boolean;
}
/** Link to the checkout with this tariff. With expired prices it loads new ones first. */
export function BookButton({ room, tariff, detail, isFullWidth = false }: BookButtonProps) {
  const t = useMessages('hotels');
  const dispatch = useDispatch();
  const { stay, page, renewal } = detail;
  const book = (event: { preventDefault: () => void }) => {
    dispatch(tariffChosen({ room, tariff }));
    const isLive =
      (renewal === 'none' || renewal === 'done') && Date.parse(page.expires_at) > Date.now();
    if (isLive) return;
    event.preventDefault();
    if (renewal !== 'running') dispatch(renewalRequested());
  };
  return (
    <LinkButton
      to={checkoutUrl(stay.query, {
        hotelCode: stay.hotelCode,
        productCode: tariff.productCode,
        sessionCode: page.sessionCode,
      })}
      fullWidth={isFullWidth}
      onClick={book}
      aria-label={t('detail.tariff.bookNamed', {
        room: room.name,
        board: tariff.boardName,
        amount: formatMoney(tariff.total),
      })}
    >
      {t('detail.tariff.book')}
    </LinkButton>
  );
}
