import { ApolloLink } from '@apollo/client';
import { defer, switchMap } from 'rxjs';
import { ALL_DEMO_TOKENS } from '#rules/lists/seeds/demo-lists';
import { keepLoading } from '../../base/network/failed-loads.ts';

/**
 * The server refuses purchases on demo lists from everybody, and visitors shall see one work. The link's memory
 * goes with the page.
 */
export const demoLink = new ApolloLink((operation, forward) => {
  if (!ALL_DEMO_TOKENS.has(operation.variables.token)) return forward(operation);
  return defer(() => keepLoading(() => import('./demo-sandbox.ts'))).pipe(
    switchMap(({ answerOnDemo }) => answerOnDemo(operation, forward)),
  );
});
