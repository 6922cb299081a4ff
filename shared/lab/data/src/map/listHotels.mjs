// Prints the hotels of a supplier of the demonstration, `hotelbeds` or `dohotels`, as JSON. Run it with `--import tsx`.
import { doStock } from '../../../../../backend/sandbox/src/dohotels/stock.ts';
import { inventory } from '../../../../../backend/sandbox/src/inventory/inventory.ts';

const [supplier] = process.argv.slice(2);
const { hotels } = supplier === 'dohotels' ? doStock() : inventory();
console.log(
  JSON.stringify(
    hotels.map(({ code, latitude, longitude, city, twinOf }) => ({
      code,
      latitude,
      longitude,
      city: city.code,
      isTwin: Boolean(twinOf),
    })),
  ),
);
