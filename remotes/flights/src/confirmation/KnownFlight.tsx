import {
  BookingCode,
  body,
  card,
  PaymentFacts,
  useCheckoutTitle,
  useComesIntoView,
  useForgotten,
} from '@tiquete/checkout';
import type { BookingDetail, Payment } from '@tiquete/contracts';
import { useBrand, type ApiClient, type Translate } from '@tiquete/platform';
import { css, type Theme } from '@tiquete/ui';
import { passengersOf } from '../sold/passengersOf';
import { readSold } from '../sold/readSold';
import { SoldTrip } from '../sold/SoldTrip';
import { Tickets } from '../sold/Tickets';
import { Deeds } from './Deeds';
import { NextSteps } from './NextSteps';
import { Price } from './Price';
import { Refunds } from './Refunds';
import { StageHead } from './StageHead';
import { stageOf } from './stageOf';

export interface KnownFlightProps {
  api: ApiClient;
  booking: BookingDetail;
  /** Of the address; null when it names none, or while it is asked. */
  payment: Payment | null;
  onOpened: (payment: Payment) => void;
  /** The booking is not what the page shows any more. */
  onChanged: () => void;
  t: Translate;
}
const TICKETED = ['confirming', 'reviewing', 'issued', 'cancelling'];

/** Where it stands, the codes, what to do now, and all that was bought. */
export function KnownFlight({ api, booking, payment, onOpened, onChanged, t }: KnownFlightProps) {
  const { name: brand } = useBrand();
  const flight = readSold(booking);
  const stage = stageOf(booking, payment, flight);
  const passengers = passengersOf(booking.passengers);
  const article = useComesIntoView<HTMLElement>();
  useCheckoutTitle(t(`title.${stage}`));
  useForgotten(stage === 'issued' || stage === 'confirming');
  const isComing = TICKETED.includes(stage);
  return (
    <article ref={article} css={card}>
      <StageHead stage={stage} booking={booking} t={t} />
      <div css={body}>
        {flight.recordLocator && isComing && (
          <BookingCode code={flight.recordLocator} label={t('locator')} />
        )}
        <BookingCode code={booking.code} label={t('code', { brand })} />
        <NextSteps stage={stage} booking={booking} flight={flight} t={t} />
        <Refunds refunds={booking.refunds} t={t} />
        <Deeds
          api={api}
          stage={stage}
          booking={booking}
          payment={payment}
          flight={flight}
          onOpened={onOpened}
          onChanged={onChanged}
          t={t}
        />
        {isComing && (
          <section css={trip}>
            <h2>{t('tickets')}</h2>
            <Tickets flight={flight} passengers={passengers} />
          </section>
        )}
        {flight.itineraries.length > 0 && (
          <section css={trip}>
            <h2>{t('trip')}</h2>
            <SoldTrip flight={flight} passengers={passengers} />
          </section>
        )}
        {booking.status !== 'CANCEL' && <Price booking={booking} t={t} />}
        {payment && <PaymentFacts payment={payment} booking={booking} title={t('payment')} />}
      </div>
    </article>
  );
}
const trip = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.spacing(4)};
`;
