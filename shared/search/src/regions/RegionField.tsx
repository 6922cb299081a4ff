import { selectConfig, useSelector } from '@tiquete/platform';
import { lazyPart, PanelField, PinIcon, Skeleton } from '@tiquete/ui';
import type { FetchPopular } from './PopularRegions';
import type { FindPlaces } from './RegionPicker';
import type { RegionPlaces } from './regionPlaces';

const Picker = lazyPart(
  async () => (await import(/* webpackChunkName: "regions" */ './RegionPicker')).RegionPicker,
);

export interface RegionFieldProps {
  label: string;
  placeholder: string;
  /** Codes of regions and countries. */
  value: readonly string[];
  /** Null while they load. */
  places: RegionPlaces | null;
  max: number;
  nameOf: (code: string) => string;
  /** Loads the popular places once the picker is open. */
  popular?: FetchPopular;
  /** Searches the api for a text that no listed name matches. */
  find: FindPlaces;
  error?: string;
  onChange: (value: string[]) => void;
}
/** Field for one or several regions or countries. It opens the picker over the form, or unfolds it in place on a phone. */
export function RegionField({ label, placeholder, error, ...choice }: RegionFieldProps) {
  const { isMobile } = useSelector(selectConfig);
  const summary = choice.value.map(choice.nameOf).join(', ');
  Picker.usePrefetch();
  return (
    <PanelField
      label={label}
      summary={summary || null}
      placeholder={placeholder}
      icon={<PinIcon size={20} aria-hidden />}
      isInline={isMobile}
      error={error}
    >
      {(done, close) => <LazyPicker {...choice} onDone={done} onFailed={close} />}
    </PanelField>
  );
}
type LazyPickerProps = Omit<RegionFieldProps, 'label' | 'placeholder' | 'error'> & {
  onDone: () => void;
  onFailed: () => void;
};
function LazyPicker({ places, onDone, onFailed, ...choice }: LazyPickerProps) {
  const loading = <Skeleton height={360} />;
  if (!places) return loading;
  return <Picker {...choice} places={places} onDone={onDone} lazy={{ loading, onFailed }} />;
}
