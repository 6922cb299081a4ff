// The shell's entry on the server. It uses every shared module, so that a remote's container finds them all.
import '@tiquete/ui/jsx-runtime';
import 'react';
import 'react/jsx-runtime';

export { prerender } from './prerender';
