// The stand-in shell's own entry: `npm run dev -- REMOTE --alone` serves it beside the remote's container.
import { createRoot } from 'react-dom/client';
import type { RemoteDescriptor } from '@tiquete/contracts';
import { loadContainer } from './loadContainer';
import { StandIn } from './StandIn';

/** What the command writes into the page. */
interface Alone {
  descriptor: RemoteDescriptor;
  /** Address of the container's entry, and the global that it makes. */
  entry: string;
  container: string;
  /** Versions of what is shared, by id. */
  versions: Record<string, string>;
}
async function start(root: Element) {
  const { descriptor, ...place }: Alone = JSON.parse(
    document.getElementById('alone')?.textContent ?? '',
  );
  createRoot(root).render(<StandIn descriptor={descriptor} remote={await loadContainer(place)} />);
}
const root = document.getElementById('root');
if (root)
  start(root).catch((error: unknown) => {
    root.textContent = String(error);
    throw error;
  });
