import { memo, useId, useState } from 'react';
import type { FlightDictionaries } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';
import { CompareToggle, type Comparison } from '@tiquete/search';
import { Button, css, type Theme } from '@tiquete/ui';
import { AirlineMark } from '../../detail/AirlineMark';
import { carrierNames, operatorsOf, sellersOf } from '../../model/carriers';
import { Timeline } from '../../detail/Timeline';
import { warningsOf } from '../../model/warningsOf';
import { prefetchTariffs } from '../../detail/tariffs/tariffPart';
import { BagFacts } from './BagFacts';
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
    <article aria-labelledby={titleId} css={frame}>
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

/** Wide rows are at most 110 px high, so that eight fit in a window. */
const frame = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${theme.surface}
  ${theme.up(720)} {
    grid-template-columns: minmax(0, 1fr) 216px;
  }
  ${theme.up(1200)} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;
/** The carrier is above the itinerary, or beside it on a wide screen. */
const body = (theme: Theme) => css`
  display: grid;
  align-content: start;
  gap: ${theme.spacing(2)};
  padding: ${theme.spacing(4)};
  ${theme.up(720)} {
    grid-template-columns: 128px minmax(0, 1fr);
    column-gap: ${theme.spacing(4)};
    > div:first-of-type {
      grid-row: 1 / span 2;
    }
  }
  ${theme.up(1200)} {
    grid-template-columns: 116px minmax(0, 1fr);
    row-gap: 2px;
    align-content: center;
    padding-block: 2px;
    /* With a warning or an operator above the bags, three lines of facts: all the height that a row may have. */
    &:has(p + ul) {
      min-height: 108px;
    }
  }
`;
const heading = (theme: Theme) => css`
  ${theme.type.small}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.spacing(2)};
  > h3 {
    ${theme.type.body}
    display: flex;
    align-items: center;
    gap: ${theme.spacing(2)};
    min-width: 0;
    font-weight: ${theme.weight.strong};
  }
  ${theme.up(720)} {
    &,
    > h3 {
      flex-direction: column;
      align-items: flex-start;
    }
  }
  ${theme.up(1200)} {
    justify-content: center;
    gap: 0;
    > h3 {
      ${theme.type.small}
      flex-direction: row;
      align-items: center;
      font-weight: ${theme.weight.strong};
      > span + span[aria-hidden] {
        margin-inline-start: ${theme.spacing(-4)};
        box-shadow: 0 0 0 2px ${theme.vars.palette.background.paper};
      }
      > span:last-of-type {
        display: -webkit-box;
        overflow: hidden;
        -webkit-box-orient: vertical;
        -webkit-line-clamp: 2;
      }
    }
  }
`;
const ways = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(2)};
  ${theme.up(1200)} {
    gap: 0;
  }
`;
/**
 * One block below the itinerary, most important facts first. A wide row has room for three lines; the rest is in its
 * details.
 */
const facts = (theme: Theme) => css`
  ${theme.type.small}
  display: grid;
  gap: ${theme.spacing(1)};
  color: ${theme.vars.palette.text.secondary};
  > [data-warning] {
    color: ${theme.vars.palette.warning.main};
    font-weight: ${theme.weight.strong};
  }
  > [data-good] {
    color: ${theme.vars.palette.success.main};
    font-weight: ${theme.weight.strong};
  }
  ${theme.up(1200)} {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${theme.spacing(4)};
    align-items: start;
    > ul {
      row-gap: 0;
    }
  }
  ${theme.up(1360)} {
    &:not([data-open]) {
      max-height: 3lh;
      overflow: hidden;
    }
  }
`;
/** Price and buttons in a row on a phone, else at the card's end. */
const side = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 ${theme.spacing(3)};
  padding: ${theme.spacing(3)} ${theme.spacing(4)} ${theme.spacing(1)};
  border-top: 1px solid ${theme.vars.palette.divider};
  > div {
    grid-row: 1 / span 2;
  }
  ${theme.up(720)} {
    grid-template-columns: minmax(0, 1fr);
    align-content: center;
    padding: ${theme.spacing(4)};
    text-align: end;
    border-top: 0;
    border-inline-start: 1px solid ${theme.vars.palette.divider};
    > div {
      grid-row: auto;
      margin-bottom: ${theme.spacing(2)};
    }
  }
  ${theme.up(1200)} {
    grid-template-columns: 156px 112px;
    padding: 4px ${theme.spacing(4)};
    > div {
      grid-row: 1 / span 2;
      margin: 0;
    }
    > button {
      padding-inline: ${theme.spacing(2)};
      white-space: nowrap;
    }
  }
`;
const cost = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(1)};
  ${theme.up(720)} {
    justify-items: end;
  }
`;
const detail = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(4)};
  grid-column: 1 / -1;
  padding: ${theme.spacing(4)};
  border-top: 1px solid ${theme.vars.palette.divider};
`;
