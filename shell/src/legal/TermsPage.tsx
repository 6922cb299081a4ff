import { useBrand } from '@tiquete/platform';
import { termsText } from '../messages/legal/terms';
import { PolicyPage } from './PolicyPage';

export function TermsPage() {
  return <PolicyPage policy="terms" standard={termsText(useBrand())} />;
}
