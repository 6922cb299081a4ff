import * as z from 'zod/mini';

// Parts of the schemas with which pages read a booking's snapshot. An older release may have stored it, so a field that is
// missing or has another type takes a default. They are `zod/mini` because browsers load them.

export const text = z.catch(z.string(), '');
export const number = z.catch(z.number(), 0);
export const flag = z.catch(z.boolean(), false);
/** Null when it is absent, has another type, or is rejected by the schema. */
export const orNull = <Item extends z.core.SomeType>(schema: Item) =>
  z.catch(z.nullable(schema), null);
/** Text that is not empty. It has no default, so a list leaves out the item. */
export const filled = z.string().check(z.minLength(1));
/** An object whose fields all have defaults. */
export const fields = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z.pipe(z.catch(z.record(z.string(), z.unknown()), {}), z.object(shape));
/** Items that `item` rejects are left out. */
export const list = <Item extends z.core.$ZodType>(item: Item) =>
  z.pipe(
    z.catch(z.array(z.unknown()), []),
    z.transform((items) =>
      items.flatMap((one) => {
        const read = z.safeParse(item, one);
        return read.success ? [read.data] : [];
      }),
    ),
  );
