import { useMessages } from '@tiquete/platform';
import { QueryView } from '@tiquete/staff';
import { Button, css, EmptyState, LinkButton, SearchIcon, type Theme } from '@tiquete/ui';
import { Actions } from '../actions/Actions';
import { BookingBadge } from '../frame/badges';
import { ConsolePage } from '../frame/ConsolePage';
import { usePageLeft } from '../frame/usePageLeft';
import { useQuery } from '../frame/useQuery';
import { bookingQuery } from '../state/slice';
import { BOOKINGS_PATH } from '../urls';
import { WholeBooking } from './WholeBooking';

export function BookingPage({ id }: { id: string }) {
  const t = useMessages('console');
  const shown = useQuery(bookingQuery, ({ booking }) => booking, id);
  usePageLeft();
  const { value } = shown;
  const back = (
    <LinkButton variant="secondary" to={BOOKINGS_PATH}>
      {t('booking.back')}
    </LinkButton>
  );
  const missing = (status: number) =>
    status === 404 && (
      <EmptyState icon={<SearchIcon />} title={t('booking.missing')} actions={back}>
        <p>{t('booking.missingText')}</p>
      </EmptyState>
    );
  const tools = value && (
    <div css={row}>
      <BookingBadge state={value.state} />
      <Button size="s" variant="secondary" busy={shown.isLoading} onClick={shown.refresh}>
        {t('frame.refresh')}
      </Button>
    </div>
  );
  return (
    <ConsolePage
      title={value ? t('booking.title', { code: value.code }) : t('bookings.title')}
      tools={tools}
    >
      <QueryView
        shown={shown}
        loading={t('booking.loading')}
        failed={(status) => missing(status) || null}
      >
        {(booking) => (
          <WholeBooking booking={booking}>
            <Actions booking={booking} />
          </WholeBooking>
        )}
      </QueryView>
      <p>{back}</p>
    </ConsolePage>
  );
}
const row = (theme: Theme) => css`
  display: flex;
  align-items: center;
  gap: ${theme.spacing(3)};
`;
