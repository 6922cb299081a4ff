import type { FlightDictionaries, Itinerary } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';
import { Button, css, type Theme } from '@tiquete/ui';
import { ItineraryLine } from '../../detail/ItineraryLine';

export interface ChosenFlightsProps {
  itineraries: Itinerary[];
  dictionaries: FlightDictionaries;
  nameOf: (index: number) => string;
  /** Called to choose this itinerary again. */
  onChange: (index: number) => void;
}
/** Shows the flights chosen so far while the next ones are chosen. */
export function ChosenFlights({ itineraries, dictionaries, nameOf, onChange }: ChosenFlightsProps) {
  const t = useMessages('flights');
  return (
    <ol aria-label={t('results.chosen')} css={list}>
      {itineraries.map((itinerary, index) => (
        <li key={index}>
          <ItineraryLine itinerary={itinerary} dictionaries={dictionaries} name={nameOf(index)} />
          <Button
            variant="ghost"
            size="s"
            aria-label={t('results.changeNamed', { itinerary: nameOf(index) })}
            onClick={() => onChange(index)}
          >
            {t('results.change')}
          </Button>
        </li>
      ))}
    </ol>
  );
}
const list = (theme: Theme) => css`
  display: grid;
  background: ${theme.vars.palette.background.paper};
  border: 1px solid ${theme.vars.palette.primary.edge};
  border-radius: ${theme.vars.radius.m};
  box-shadow: ${theme.vars.shadow};
  > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.spacing(3)};
    padding: ${theme.spacing(1)} ${theme.spacing(1)} ${theme.spacing(1)} ${theme.spacing(4)};
  }
  p > span {
    display: none;
  }
  ${theme.up(600)} {
    p > span {
      display: inline;
    }
  }
`;
