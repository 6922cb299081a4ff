import { Gauge, type Registry } from 'prom-client';
import type { Product } from '../../products/product';

/** Gauge of the suppliers that can be searched, by product, read at each scrape. */
export function measureProducts(registry: Registry, products: readonly Product[]): void {
  new Gauge({
    name: 'product_supplier_ready',
    help: 'Whether what a supplier sells is known and can be searched',
    labelNames: ['product', 'supplier'],
    registers: [registry],
    collect() {
      this.reset();
      for (const { voucher: document, health } of products)
        for (const { supplier, isReady } of health())
          this.set({ product: document.product, supplier }, Number(isReady));
    },
  });
}
