import { useState } from 'react';
import type { Traveler, TravelerSummary } from '@tiquete/contracts';
import type { ApiClient } from '@tiquete/platform';
import { Loaded } from '../home/Loaded';
import { TravelerEditor } from './TravelerEditor';
import { TravelersList } from './TravelersList';

type View =
  { phase: 'list'; message: string } | { phase: 'adding' } | { phase: 'editing'; id: string };
const loadTravelers = (api: ApiClient) => api.call('GET accounts/me/travelers');
const loadTraveler =
  (id: string) =>
  async (api: ApiClient): Promise<Traveler> =>
    (await api.call('GET accounts/me/travelers/:id', { params: { id } })).data;

/** The list of saved travellers, or the form for one of them. */
export function TravelersSection() {
  const [view, setView] = useState<View>({ phase: 'list', message: '' });
  const toList = (message = '') => setView({ phase: 'list', message });
  if (view.phase === 'adding') return <TravelerEditor traveler={null} onLeave={toList} />;
  if (view.phase === 'editing') {
    return (
      <Loaded key={view.id} load={loadTraveler(view.id)}>
        {(traveler) => <TravelerEditor traveler={traveler} onLeave={toList} />}
      </Loaded>
    );
  }
  return (
    <Loaded load={loadTravelers}>
      {({ data, meta }: { data: TravelerSummary[]; meta: { max: number } }) => (
        <TravelersList
          travelers={data}
          max={meta.max}
          message={view.message}
          onAdd={() => setView({ phase: 'adding' })}
          onEdit={(id) => setView({ phase: 'editing', id })}
        />
      )}
    </Loaded>
  );
}
