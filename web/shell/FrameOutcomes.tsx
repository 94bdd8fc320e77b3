import { ApolloProvider } from '@apollo/client/react';
import { client } from '../app-client.ts';
import { ChangeOutcomes } from '../offline/ChangeOutcomes.tsx';

/** The frame stands outside the screens' provider. */
export function FrameOutcomes() {
  return (
    <ApolloProvider client={client}>
      <ChangeOutcomes />
    </ApolloProvider>
  );
}
