// Entry of the stand-in shell. `npm run dev -- REMOTE --alone` serves it together with the remote's container.
import { createRoot } from 'react-dom/client';
import type { RemoteDescriptor } from '@tiquete/contracts';
import { loadContainer } from './loadContainer';
import { StandIn } from './StandIn';

/** Configuration that the command writes into the page. */
interface Alone {
  descriptor: RemoteDescriptor;
  /** Address of the container's entry, and the global that it defines. */
  entry: string;
  container: string;
  /** Versions of the shared packages, by id. */
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
