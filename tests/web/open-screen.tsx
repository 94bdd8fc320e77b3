import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { MockLink } from '@apollo/client/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { type DocumentNode, Kind, OperationTypeNode } from 'graphql';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { dematerialize, filter, materialize, NEVER, type Observable } from 'rxjs';
import { onTestFinished } from 'vitest';
import { createCache } from '../../web/base/network/apollo-cache.ts';
import { outdatedAnswersLink } from '../../web/base/network/outdated-answers-link.ts';

/** Renders a screen at an address, over the real cache and masking; only the network, and what happens live, is made up. */
export function openScreen(
  Component: ComponentType,
  path: string,
  address: string,
  answers: MockLink.MockedResponse[],
  events: Observable<ApolloLink.Result> = NEVER,
) {
  const link = ApolloLink.split(
    ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
    new ApolloLink(({ query }) => events.pipe(filter(({ data }) => !data || fieldOf(query) in data))),
    ApolloLink.from([outdatedAnswersLink, untilTestEnds(), new MockLink(answers)]),
  );
  const client = new ApolloClient({ link, cache: createCache(), dataMasking: true });
  const router = createMemoryRouter(
    [
      { path, Component },
      { path: '*', element: null },
    ],
    { initialEntries: [address] },
  );
  onTestFinished(cleanup);
  render(
    <ApolloProvider client={client}>
      <RouterProvider router={router} />
    </ApolloProvider>,
  );
  return { ...screen, router, client };
}

/** An answer that came later would be remembered by the browser, in which the next test begins. */
function untilTestEnds(): ApolloLink {
  let isOver = false;
  onTestFinished(() => {
    isOver = true;
  });
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      materialize(),
      filter(() => !isOver),
      dematerialize(),
    ),
  );
}

/** Given whenever it is asked for: a change of the address may be drawn, and so asked for, in more than one attempt. */
export function everyTime(answer: MockLink.MockedResponse): MockLink.MockedResponse {
  return { ...answer, maxUsageCount: Number.POSITIVE_INFINITY };
}

/** The variables of a subscription. A screen with several of them gets for each its own events. */
function fieldOf({ definitions }: DocumentNode): string {
  const operation = definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const [field] = operation?.selectionSet.selections ?? [];
  if (field?.kind !== Kind.FIELD) throw new Error('A subscription begins with its field.');
  return field.alias?.value ?? field.name.value;
}
