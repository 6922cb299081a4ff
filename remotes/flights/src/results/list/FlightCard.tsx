import { memo, useId, useState } from 'react';
import type { FlightDictionaries } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';
import { CompareToggle, type Comparison } from '@tiquete/search';
import { Button } from '@tiquete/ui';
import { AirlineMark } from '../../detail/AirlineMark';
import { carrierNames, operatorsOf, sellersOf } from '../../model/carriers';
import { Timeline } from '../../detail/Timeline';
import { warningsOf } from '../../model/warningsOf';
import { prefetchTariffs } from '../../detail/tariffs/tariffPart';
import { BagFacts } from './BagFacts';
import { body, cost, detail, facts, frame, heading, side, ways } from './cardStyles';
import { CardPrice } from './CardPrice';
import { fareFacts } from './fareFacts';
import { FlightWay } from './FlightWay';
import type { FlightGroup } from './groupFlights';
import { groupName } from './groupName';
import { co2Difference, co2Key, type UsualCo2 } from './usualCo2';

export interface FlightCardProps {
  group: FlightGroup;
  dictionaries: FlightDictionaries;
  isRoundTrip: boolean;
  usualCo2: UsualCo2;
  /** Pesos above the cheapest card of the step; null without a comparison. */
  difference: number | null;
  onChoose: (group: FlightGroup) => void;
  comparison: Comparison<FlightGroup>;
}
/** Most seats left for which a card shows their number. */
const FEW_SEATS = 5;
/** A card shows emissions from this difference on, in percent of the usual. */
const CLEANER = -10;
/** Most carrier badges above the name. */
const MARKS = 2;

export const FlightCard = memo(function FlightCard({
  group,
  dictionaries,
  isRoundTrip,
  usualCo2,
  difference,
  onChoose,
  comparison,
}: FlightCardProps) {
  const t = useMessages('flights');
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  const { itineraries, cheapest, isLast } = group;
  const name = groupName(t, group, dictionaries);
  const sellers = sellersOf(itineraries);
  const operators = operatorsOf(itineraries);
  const warnings = warningsOf(t, itineraries, dictionaries);
  const { change, refund } = fareFacts(cheapest.fare_rules_short);
  const co2 = co2Difference(cheapest, usualCo2);
  const seats = cheapest.numberOfBookableSeats;
  const seatsLeft = seats <= FEW_SEATS && (
    <p data-warning>{t('card.seatsLeft', { count: seats })}</p>
  );
  // The seats left share a line with the notices, or else with the terms, which saves a line.
  const hasNotice = warnings.length > 0 || operators.length > 0;
  const terms = [cheapest.fare_family, t(`card.${change}`), t(`card.${refund}`)];
  return (
    <article aria-labelledby={titleId} data-open={isOpen || undefined} css={frame}>
      <div css={body}>
        <div css={heading}>
          <h3 id={titleId} aria-label={name}>
            {sellers.slice(0, MARKS).map((code) => (
              <AirlineMark key={code} code={code} />
            ))}
            <span>{carrierNames(dictionaries, sellers)}</span>
          </h3>
          <CompareToggle item={group} name={name} comparison={comparison} />
        </div>
        <div css={ways}>
          {itineraries.map((itinerary, index) => (
            <FlightWay key={index} itinerary={itinerary} hasDay={itineraries.length > 1} />
          ))}
        </div>
        <div css={facts} data-open={isOpen || undefined}>
          {warnings.length > 0 && <p data-warning>{warnings.join('. ')}</p>}
          {operators.length > 0 && (
            <p>{t('itinerary.operatedBy', { carrier: carrierNames(dictionaries, operators) })}</p>
          )}
          {hasNotice && seatsLeft}
          <BagFacts offer={cheapest} />
          {!hasNotice && seatsLeft}
          <p>{terms.filter(Boolean).join(' · ')}</p>
          {co2 !== null && co2 <= CLEANER && warnings.length === 0 && (
            <p data-good>{t('card.co2Cleaner', { percent: -co2 })}</p>
          )}
        </div>
      </div>
      <div css={side}>
        <div css={cost}>
          <CardPrice
            offer={cheapest}
            isFrom={!isLast}
            isRoundTrip={isRoundTrip}
            difference={difference}
          />
        </div>
        <Button
          {...(isLast ? prefetchTariffs : {})}
          size="s"
          aria-label={t('card.chooseNamed', { name })}
          onClick={() => onChoose(group)}
        >
          {t('card.choose')}
        </Button>
        <Button variant="ghost" size="s" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'card.lessDetails' : 'card.details')}
        </Button>
      </div>
      {isOpen && (
        <div css={detail}>
          {cheapest.co2_kg !== null && (
            <p>
              {t('card.co2', { kg: cheapest.co2_kg, count: cheapest.travelerPricings.length })}
              {co2 !== null && `, ${t(`card.${co2Key(co2)}`, { percent: Math.abs(co2) })}`}
            </p>
          )}
          {itineraries.map((itinerary, index) => (
            <Timeline key={index} itinerary={itinerary} dictionaries={dictionaries} />
          ))}
        </div>
      )}
    </article>
  );
});
