import { ApolloProvider } from '@apollo/client/react';
import { client } from '../lists/offline/app-client.ts';
import { ChangeOutcomes } from '../lists/offline/ChangeOutcomes.tsx';

/** The frame stands outside the screens' provider. */
export function FrameOutcomes() {
  return (
    <ApolloProvider client={client}>
      <ChangeOutcomes />
    </ApolloProvider>
  );
}
