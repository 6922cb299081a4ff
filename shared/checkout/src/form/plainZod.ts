import * as z from 'zod';

// Turns off zod's generated code, which the page's policy forbids. Import this module before any schema is created.
z.config({ jitless: true });
