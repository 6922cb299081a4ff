import { startTransition, useOptimistic, useState } from 'react';
import type { PackageQuery } from '@tiquete/domain/searches/packages';
import {
  formatMoney,
  useBrand,
  useMessages,
  useNavigate,
  type TranslateOf,
} from '@tiquete/platform';
import { useStructuredData } from '@tiquete/search';
import { css, Notice, type Theme } from '@tiquete/ui';
import { checkoutUrl, detailUrl } from '../urls';
import { About } from './about/About';
import { packageData } from './about/packageData';
import { BeforeTravelling } from './about/BeforeTravelling';
import { Flights } from './about/Flights';
import { Itinerary } from './about/Itinerary';
import { RouteSection } from './about/RouteSection';
import { Terms } from './about/Terms';
import { asChosen } from './choice/asChosen';
import type { Swap } from './choice/choiceProps';
import { Departures } from './choice/Departures';
import { Hotels } from './choice/Hotels';
import { Services } from './choice/Services';
import { Travellers } from './choice/Travellers';
import { PriceBar } from './price/PriceBar';
import { PricePanel } from './price/PricePanel';
import type { ShownQuote } from '../state/shownQuote';
import type { PackageChoice } from '../model/quote';

type ReadyDetailProps = Extract<ShownQuote, { phase: 'ready' }> & {
  /** The choice in the page's address. Its price may still be loading. */
  query: PackageQuery;
  choice: PackageChoice;
};
interface Wanted {
  query: PackageQuery;
  choice: PackageChoice;
  isLoading: boolean;
}
export function ReadyDetail({ quote, isLoading, problem, query, choice }: ReadyDetailProps) {
  const t = useMessages('packages');
  const navigate = useNavigate();
  const { detail, expired } = quote;
  useStructuredData(packageData(detail, useBrand(), location.origin));
  const [dismissed, setDismissed] = useState<unknown>(null);
  // The choice is shown at once; the address follows, then the price.
  const [wanted, show] = useOptimistic<Wanted>({ query, choice, isLoading });
  const chosen = wanted.isLoading ? asChosen(detail, wanted.query, wanted.choice) : detail;
  const swap = ({ rooms = wanted.query.rooms, origin = wanted.query.origin, ...part }: Swap) => {
    const next = {
      query: { ...wanted.query, rooms, origin },
      choice: { ...wanted.choice, ...part },
    };
    startTransition(async () => {
      show({ ...next, isLoading: true });
      await navigate(detailUrl(next.query, next.choice), { preventScrollReset: true });
    });
  };
  const checkout = checkoutUrl(quote.query, quote.choice, quote.Booking);
  const price = { detail, isLoading, checkout };
  return (
    <div css={layout}>
      <div css={column}>
        {problem && problem !== dismissed && (
          <Notice
            kind="warning"
            text={t('detail.swapFailed', { problem: problem.detail ?? problem.title })}
            onDismiss={() => setDismissed(problem)}
          />
        )}
        {expired && expired !== dismissed && (
          <Notice
            kind="info"
            text={expiredWords(expired.total, detail.total, t)}
            onDismiss={() => setDismissed(expired)}
          />
        )}
        <Departures detail={chosen} onSwap={swap} />
        <About detail={detail} />
        <Itinerary itinerary={detail.itinerary} />
        <RouteSection stops={detail.stops} />
        <Hotels detail={chosen} onSwap={swap} />
        <Services detail={chosen} onSwap={swap} />
        <Travellers detail={chosen} onSwap={swap} />
        <Flights detail={detail} />
        <BeforeTravelling detail={detail} />
        <Terms detail={detail} />
      </div>
      <PricePanel {...price} />
      <PriceBar {...price} />
    </div>
  );
}
/** `before` is null if it is unknown. */
function expiredWords(before: number | null, now: number, t: TranslateOf<'packages'>): string {
  if (before === null) return t('detail.expired.renewed');
  if (before === now) return t('detail.expired.same');
  return t('detail.expired.changed', { before: formatMoney(before), now: formatMoney(now) });
}
/** The price is beside the content if there is room. On a phone it is below, with a bar at the lower edge. */
const layout = (theme: Theme) => css`
  display: flex;
  flex-direction: column;
  gap: ${theme.spacing(6)};
  min-width: 0;
  ${theme.up(1024)} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 340px;
    align-items: start;
  }
`;
const column = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.spacing(5)};
`;
