import type { FlightTariff } from '@tiquete/contracts';
import type { FlightQuery } from '@tiquete/domain/searches/flights';
import {
  rateWords,
  useDispatch,
  useLazyMessages,
  useNavigate,
  useSelector,
} from '@tiquete/platform';
import { css, Notice, Sheet, Skeleton, type Theme } from '@tiquete/ui';
import { requestUrl } from '../requestUrl';
import { ItineraryLine } from '../ItineraryLine';
import { itineraryKey } from '../../model/itineraryKey';
import { tariffs as words } from '../../messages/tariffs';
import type { ResultPage } from '../../state/flightState';
import {
  drawerClosed,
  selectOpenDrawerTariff,
  selectTariffs,
  selectTariffSelected,
  selectUpselling,
  tariffChosen,
} from '../../state/slice';
import { baseTariff } from './baseTariff';
import { TariffCard } from './TariffCard';

export interface TariffDrawerProps {
  query: FlightQuery;
  page: ResultPage;
}

/** Fares of the chosen flights, side by side. Choosing one opens the checkout. */
export function TariffDrawer({ query, page }: TariffDrawerProps) {
  const t = useLazyMessages('flights', { tariffs: words });
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const isOpen = useSelector(selectOpenDrawerTariff);
  const upselling = useSelector(selectUpselling);
  const tariffs = useSelector(selectTariffs);
  const selected = useSelector(selectTariffSelected);
  if (upselling.phase === 'idle') return null;
  const { offer } = upselling;
  const choose = (tariff: FlightTariff) => {
    dispatch(tariffChosen(tariff));
    const chosen = { sessionCode: page.meta.sessionCode, offerId: tariff.offerId };
    const seen = {
      flights: offer.itineraries.map(itineraryKey),
      tariff: tariff.code,
      total: tariff.totalPrice,
    };
    void navigate(requestUrl({ query, chosen, seen }));
  };
  const isGone = upselling.phase === 'failed' && upselling.problem.code === 'SESSION_EXPIRED';
  const shown = tariffs.length > 0 ? tariffs : [baseTariff(offer, t)];
  const isLoading = upselling.phase === 'loading' || upselling.phase === 'renewing';
  return (
    <Sheet wide open={isOpen} onClose={() => dispatch(drawerClosed())} title={t('tariffs.title')}>
      <div css={frame}>
        {offer.itineraries.map((itinerary, index) => (
          <ItineraryLine key={index} itinerary={itinerary} dictionaries={page.dictionaries} />
        ))}
        <p role="status" css={status}>
          {upselling.phase === 'loading' && t('tariffs.loading')}
          {upselling.phase === 'renewing' && t('tariffs.renewing')}
          {upselling.phase === 'answered' && t('tariffs.lead')}
        </p>
        {upselling.phase === 'failed' && !isGone && (
          <Notice kind="info" text={t('tariffs.failed')} />
        )}
        {isGone && <Notice kind="warning" text={`${t('tariffs.gone')} ${t('tariffs.goneText')}`} />}
        {!isGone && upselling.phase !== 'renewing' && (
          // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the role of a list without bullets
          <ul role="list" aria-label={t('tariffs.list')} aria-busy={isLoading} css={fares}>
            {shown.map((tariff) => (
              <li key={tariff.offerId}>
                <TariffCard
                  tariff={tariff}
                  isBase={tariff.offerId === offer.id}
                  isSelected={tariff.offerId === selected?.offerId}
                  travelers={offer.travelerPricings.length}
                  onChoose={() => choose(tariff)}
                />
              </li>
            ))}
            {isLoading && (
              <li aria-hidden css={waiting}>
                <Skeleton height="100%" radius={20} />
              </li>
            )}
          </ul>
        )}
        {offer.exchange_rate && (
          <p css={status}>{t('tariffs.converted', rateWords(offer.exchange_rate))}</p>
        )}
      </div>
    </Sheet>
  );
}
const frame = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.spacing(3)};
`;
const status = (theme: Theme) => css`
  color: ${theme.vars.palette.text.secondary};
`;
/** Side by side with heads of one height. The row scrolls sideways if it does not fit. */
const fares = (theme: Theme) => css`
  display: grid;
  grid-template-rows: auto 1fr;
  grid-auto-flow: column;
  grid-auto-columns: min(82%, 320px);
  gap: ${theme.spacing(3)};
  margin-inline: ${theme.spacing(-6)};
  padding: ${theme.spacing(2)} ${theme.spacing(6)};
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  scroll-padding-inline: ${theme.spacing(6)};
  > li {
    display: grid;
    grid-row: span 2;
    grid-template-rows: subgrid;
    min-height: 320px;
    scroll-snap-align: start;
  }
  ${theme.up(768)} {
    grid-auto-columns: minmax(188px, 1fr);
  }
`;
const waiting = css`
  > span {
    grid-row: span 2;
  }
`;
