import { useBrand } from '@tiquete/platform';
import { dataPolicyText } from '../messages/legal/dataPolicy';
import { PolicyPage } from './PolicyPage';

export function DataPolicyPage() {
  return <PolicyPage policy="data" standard={dataPolicyText(useBrand())} />;
}
