import { createTk } from '../../suppliers/tk/adapter';
import type { ProductContext } from '../product';
import type { AssistanceSupplier } from './ports';

export interface AssistanceSuppliersOptions extends Pick<
  ProductContext,
  'clock' | 'http' | 'onDropped' | 'deadlines'
> {
  config: Pick<ProductContext['config'], 'tk'>;
}

/** All assistance suppliers with an address. */
export const createAssistanceSuppliers = ({
  config: { tk },
  clock,
  http,
  onDropped,
  deadlines: { searchMs: timeoutMs, recheckMs, bookingMs },
}: AssistanceSuppliersOptions): (AssistanceSupplier & { close(): Promise<void> })[] =>
  tk.url
    ? [
        createTk({
          ...http,
          clock,
          timeoutMs,
          recheckMs,
          bookingMs,
          baseUrl: tk.url,
          user: tk.user,
          password: tk.password,
          onDropped: (reason) => onDropped('TK', reason),
        }),
      ]
    : [];
