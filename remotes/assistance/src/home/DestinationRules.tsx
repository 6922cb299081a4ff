import { EntryRules } from '../rules/EntryRules';
import { rulesFor } from '../rules/rulesFor';
import { usePlaces } from '../search/usePlaces';

/** What the destination in the form asks for, as soon as it is chosen. */
export function DestinationRules({ destinations }: { destinations: readonly string[] }) {
  const { places } = usePlaces();
  return places && <EntryRules rules={rulesFor(destinations, places)} />;
}
