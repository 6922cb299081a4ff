import * as z from 'zod';

// The page's policy forbids code made from text, which zod would try for speed as soon as a schema is made: import this first.
z.config({ jitless: true });
