import { memo, useId, useState } from 'react';
import type { FlightDictionaries } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';
import { CompareToggle, type Comparison } from '@tiquete/search';
import { Badge, Button, css, type Theme } from '@tiquete/ui';
import { AirlineMark } from '../../itinerary/AirlineMark';
import { carrierNames, operatorsOf, sellersOf } from '../../itinerary/carriers';
import { Timeline } from '../../itinerary/Timeline';
import { prefetchTariffs } from '../../tariffs/tariffPart';
import { BagFacts } from './BagFacts';
import { CardPrice } from './CardPrice';
import { fareFacts } from './fareFacts';
import { FlightWay } from './FlightWay';
import type { FlightGroup } from './groupFlights';
import { groupName } from './groupName';

export interface FlightCardProps {
  group: FlightGroup;
  dictionaries: FlightDictionaries;
  /** Choosing it buys it; else more itineraries follow, and the price is the lowest with them. */
  isLast: boolean;
  /** Pesos more than the cheapest way to go on; null where there is nothing to compare with. */
  difference: number | null;
  onChoose: (group: FlightGroup) => void;
  comparison: Comparison<FlightGroup>;
}
/** From how few seats on it is worth saying. */
const FEW_SEATS = 5;

export const FlightCard = memo(function FlightCard({
  group,
  dictionaries,
  isLast,
  difference,
  onChoose,
  comparison,
}: FlightCardProps) {
  const t = useMessages('flights');
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  const { itineraries, cheapest } = group;
  const name = groupName(t, group, dictionaries);
  const sellers = sellersOf(itineraries);
  const operators = operatorsOf(itineraries);
  const { change, refund } = fareFacts(cheapest.fare_rules_short);
  const seats = cheapest.numberOfBookableSeats;
  return (
    <article aria-labelledby={titleId} css={frame}>
      <div css={body}>
        <div css={heading}>
          <h3 id={titleId} aria-label={name}>
            <AirlineMark code={sellers[0] ?? ''} />
            {carrierNames(dictionaries, sellers)}
          </h3>
          <CompareToggle item={group} name={name} comparison={comparison} />
        </div>
        {itineraries.map((itinerary, index) => (
          <FlightWay
            key={index}
            itinerary={itinerary}
            dictionaries={dictionaries}
            hasDay={itineraries.length > 1}
          />
        ))}
        {operators.length > 0 && (
          <p css={quiet}>
            {t('itinerary.operatedBy', { carrier: carrierNames(dictionaries, operators) })}
          </p>
        )}
        <BagFacts offer={cheapest} />
        <div css={foot}>
          <p css={quiet}>
            {[cheapest.fare_family, t(`card.${change}`), t(`card.${refund}`)]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <Button variant="ghost" size="s" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t(isOpen ? 'card.lessDetails' : 'card.details')}
          </Button>
        </div>
      </div>
      <div css={side}>
        {seats <= FEW_SEATS && (
          <Badge tone="warning">{t('card.seatsLeft', { count: seats })}</Badge>
        )}
        <CardPrice offer={cheapest} isFrom={!isLast} difference={difference} />
        <Button
          {...(isLast ? prefetchTariffs : {})}
          aria-label={t('card.chooseNamed', { name })}
          onClick={() => onChoose(group)}
        >
          {t('card.choose')}
        </Button>
      </div>
      {isOpen && (
        <div css={detail}>
          {itineraries.map((itinerary, index) => (
            <Timeline key={index} itinerary={itinerary} dictionaries={dictionaries} />
          ))}
        </div>
      )}
    </article>
  );
});

const frame = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  background: ${theme.vars.palette.background.paper};
  border: 1px solid ${theme.vars.palette.divider};
  border-radius: ${theme.vars.radius.l};
  ${theme.up(720)} {
    grid-template-columns: minmax(0, 1fr) 216px;
  }
`;
/** Who flies stands above the way, or before it where there is room. */
const body = (theme: Theme) => css`
  display: grid;
  align-content: start;
  gap: ${theme.spacing(2)};
  padding: ${theme.spacing(4)} ${theme.spacing(4)} ${theme.spacing(1)};
  ${theme.up(720)} {
    grid-template-columns: 128px minmax(0, 1fr);
    column-gap: ${theme.spacing(4)};
    > * {
      grid-column: 2;
    }
    > div:first-of-type {
      grid-column: 1;
      grid-row: 1 / span 8;
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
    font-weight: 650;
  }
  ${theme.up(720)} {
    &,
    > h3 {
      flex-direction: column;
      align-items: flex-start;
    }
  }
`;
const quiet = (theme: Theme) => css`
  ${theme.type.small}
  color: ${theme.vars.palette.text.secondary};
`;
const foot = (theme: Theme) => css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.spacing(2)};
  button {
    flex: none;
    margin-inline-end: ${theme.spacing(-4)};
  }
`;
/** Price and button beside each other under the thumb, or one above the other at the card's end. */
const side = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.spacing(2)};
  padding: ${theme.spacing(3)} ${theme.spacing(4)};
  border-top: 1px solid ${theme.vars.palette.divider};
  > span {
    grid-column: 1 / -1;
  }
  ${theme.up(720)} {
    grid-template-columns: minmax(0, 1fr);
    align-content: center;
    justify-items: end;
    padding: ${theme.spacing(4)};
    text-align: end;
    border-top: 0;
    border-inline-start: 1px solid ${theme.vars.palette.divider};
    > button {
      width: 100%;
    }
  }
`;
const detail = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(4)};
  grid-column: 1 / -1;
  padding: ${theme.spacing(4)};
  border-top: 1px solid ${theme.vars.palette.divider};
`;
