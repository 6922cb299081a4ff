import { extraPolicyPath, SoldHelp } from '@tiquete/checkout';
import type { BookedOptional, BookingDetail } from '@tiquete/contracts';
import {
  formatInstantLocal,
  formatMoney,
  today,
  useBrand,
  useLazyMessages,
} from '@tiquete/platform';
import { Badge, css, LinkButton, Section, smallText, type Theme } from '@tiquete/ui';
import { BookingPart } from '../../booking/BookingPart';
import { useVerticalParts, type VerticalPart } from '../../booking/useVerticalParts';
import { extrasWords } from '../../messages/extras';
import { screenOnly } from '../printStyles';
import { CancelExtra } from './CancelExtra';
import { shownExtras } from './shownExtras';

export interface OwnExtrasProps {
  booking: Pick<BookingDetail, 'id' | 'optionals'>;
  /** Called after an extra changed or its cancellation started. */
  onChanged: () => void;
}
/** Extras of a confirmed booking with number, document and terms. Each can be cancelled alone. */
export function OwnExtras({ booking: { id, optionals }, onChanged }: OwnExtrasProps) {
  const t = useLazyMessages('my-bookings-extras', extrasWords);
  const extras = shownExtras(optionals);
  const parts = useVerticalParts(
    'booking-extra',
    extras.map(({ kind }) => kind),
  );
  return (
    <Section title={t('title')}>
      <ul css={list}>
        {extras.map((extra) => (
          <li key={extra.id}>
            <div css={head}>
              <strong>{extra.name}</strong>
              {extra.status !== 'CONFIRMED' && <Badge>{extra.status_label}</Badge>}
            </div>
            <p>{extra.description}</p>
            <span css={smallText}>
              {extra.operator_name}
              {extra.locator !== null && (
                <>
                  {' · '}
                  <span css={whole}>
                    {t('locator', { locator: extra.locator, context: extra.kind })}
                  </span>
                </>
              )}
            </span>
            {extra.help && <SoldHelp help={extra.help} />}
            <OwnExtra
              extra={extra}
              bookingId={id}
              part={parts.get(extra.kind)}
              onChanged={onChanged}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
const isAhead = (instant: string | null, now = Date.now()): instant is string =>
  instant !== null && Date.parse(instant) > now;

interface OwnExtraProps {
  extra: BookedOptional;
  bookingId: string;
  /** Part of the product that sells the extra. */
  part: VerticalPart<'booking-extra'> | undefined;
  onChanged: () => void;
}
/** Actions for an extra, or the result of its cancellation. */
function OwnExtra({ extra, bookingId, part, onChanged }: OwnExtraProps) {
  const t = useLazyMessages('my-bookings-extras', extrasWords);
  const { email } = useBrand();
  const { kind, status, free_until: freeUntil, refunded, date } = extra;
  const policyPath = extraPolicyPath(bookingId, extra);
  if (status === 'CANCELLING') return <p>{t('cancelling')}</p>;
  if (status === 'CANCELLED')
    return (
      <p>{refunded > 0 ? t('cancelled', { refund: formatMoney(refunded) }) : t('notRefunded')}</p>
    );
  return (
    <>
      {isAhead(freeUntil) && <p css={smallText}>{t('freeUntil', formatInstantLocal(freeUntil))}</p>}
      <div css={[actions, screenOnly]}>
        {policyPath && (
          <LinkButton variant="secondary" size="s" href={policyPath}>
            {t('policy')}
          </LinkButton>
        )}
        {date !== null && date > today() && (
          <BookingPart part={part} props={{ data: { ...extra, bookingId }, onChanged }}>
            {kind === 'ASSISTANCE' && <p css={smallText}>{t('dates', { email })}</p>}
          </BookingPart>
        )}
        <CancelExtra bookingId={bookingId} extra={extra} onCancelled={onChanged} />
      </div>
    </>
  );
}

const list = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(5)};
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    gap: ${theme.spacing(2)};
    justify-items: start;
    max-width: 68ch;
  }
`;
const head = (theme: Theme) => css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.spacing(2)};
`;
const whole = css`
  white-space: nowrap;
`;
const actions = (theme: Theme) => css`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${theme.spacing(2)};
`;
