import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import './playground.css';

// A file of its own, without a text of ours: it is large, and so there once for all languages.
export { useMonaco } from '@graphiql/react';
export { GraphiQL, HISTORY_PLUGIN } from 'graphiql';
