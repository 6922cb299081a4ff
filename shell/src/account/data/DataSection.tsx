import { DeletePanel } from './DeletePanel';
import { DownloadPanel } from './DownloadPanel';

/** Rights of Ley 1581 de 2012: to know what is held, and to have it erased. */
export function DataSection() {
  return (
    <>
      <DownloadPanel />
      <DeletePanel />
    </>
  );
}
