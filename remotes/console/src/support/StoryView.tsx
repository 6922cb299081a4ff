import type { OperationsStory } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';
import { Entries, Entry, QueryView } from '@tiquete/staff';
import { css, EmptyState, LinkButton, SearchIcon, Section, type Theme } from '@tiquete/ui';
import { History } from '../bookings/History';
import { Mails } from '../bookings/Mails';
import { BookingBadge } from '../frame/badges';
import { halves } from '../frame/halves';
import { useQuery } from '../frame/useQuery';
import { storyQuery } from '../state/slice';
import { bookingUrl } from '../urls';
import { StoreLinks } from './StoreLinks';
import { Traces } from './Traces';

export function StoryView({ id }: { id: string }) {
  const t = useMessages('console');
  const shown = useQuery(storyQuery, ({ story }) => story, id);
  return (
    <QueryView shown={shown} loading={t('support.loading')}>
      {(story) => <Story id={id} story={story} />}
    </QueryView>
  );
}

/** Requests and steps on the left; events, e-mails and releases on the right. */
function Story({ id, story }: { id: string; story: OperationsStory }) {
  const t = useMessages('console');
  const { booking, releases } = story;
  if (!booking)
    return (
      <EmptyState
        icon={<SearchIcon />}
        title={t('support.missing')}
        actions={<StoreLinks id={id} stores={story} />}
      >
        <p>{t('support.missingText', { id })}</p>
      </EmptyState>
    );
  return (
    <>
      <div css={head}>
        <h2>{t('booking.title', { code: booking.code })}</h2>
        <BookingBadge state={booking.state} />
        <LinkButton size="s" variant="secondary" to={bookingUrl(booking.id)}>
          {t('support.whole')}
        </LinkButton>
      </div>
      <div css={halves}>
        <div>
          <Traces story={story} />
        </div>
        <div>
          <History events={booking.events} />
          <Mails mails={booking.mails} />
          {releases.map(({ code, parts }) => (
            <Section key={code} size="s" title={t('support.releases', { code })}>
              <Entries>
                {parts.map(({ part, release }) => (
                  <Entry key={part} title={part} note={release} />
                ))}
              </Entries>
            </Section>
          ))}
        </div>
      </div>
    </>
  );
}
const head = (theme: Theme) => css`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.spacing(2)} ${theme.spacing(3)};
  align-items: center;
`;
