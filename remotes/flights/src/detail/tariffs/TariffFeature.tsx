import type { FlightTariff } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';
import {
  CheckIcon,
  CloseIcon,
  css,
  InfoIcon,
  PlusIcon,
  VisuallyHidden,
  type Theme,
} from '@tiquete/ui';

type Feature = FlightTariff['features'][number];
const icons = { included: CheckIcon, paid: PlusIcon, not_allowed: CloseIcon, unknown: InfoIcon };

/**
 * A feature of a fare: included, at a cost, missing or not stated. The api's text names the last three («con costo», «sin»,
 * «consulta»); a text is added for included features, so that colour is never needed.
 */
export function TariffFeature({ feature: { state, text } }: { feature: Feature }) {
  const t = useMessages('flights');
  const Icon = icons[state];
  const word = t(`tariffs.states.${state}`);
  return (
    <li data-state={state} css={row}>
      <Icon size={16} aria-hidden />
      <span>
        {text}
        {state === 'included' ? (
          <small>{word}</small>
        ) : (
          <VisuallyHidden>{`: ${word}`}</VisuallyHidden>
        )}
      </span>
    </li>
  );
}
const row = (theme: Theme) => css`
  display: flex;
  gap: ${theme.spacing(2)};
  svg {
    flex: none;
    height: 1lh;
  }
  small {
    ${theme.type.small}
    margin-inline-start: ${theme.spacing(2)};
    color: ${theme.vars.palette.success.main};
  }
  &[data-state='included'] svg {
    color: ${theme.vars.palette.success.main};
  }
  &[data-state='not_allowed'],
  &[data-state='unknown'] {
    color: ${theme.vars.palette.text.secondary};
  }
`;
