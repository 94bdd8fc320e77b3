import { ApolloProvider } from '@apollo/client/react';
import { client } from '../app-client.ts';
import { Outcomes } from '../offline/ChangeOutcomes.tsx';

/** The frame stands outside the screens' provider. */
export function FrameOutcomes() {
  return (
    <ApolloProvider client={client}>
      <Outcomes />
    </ApolloProvider>
  );
}
