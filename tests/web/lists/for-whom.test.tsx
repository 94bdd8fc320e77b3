// @vitest-environment jsdom
import { gql } from '@apollo/client';
import { MockedProvider } from '@apollo/client/testing/react';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { createCache } from '../../../web/base/network/apollo-cache.ts';
import { ForWhomDocument } from '../../../web/lists/list-settings/ForWhom.generated.ts';
import { useListValueText } from '../../../web/lists/list-settings/ForWhom.tsx';
import { UPDATE_LIST } from '../../../web/lists/list-settings/list-changes.ts';

const EMMA = { __typename: 'Person' as const, id: 'p1', name: 'Emma', birthday: null };

test('who chooses between two people reads their names, and “Me” for nobody', async () => {
  const answers = [{ request: { query: ForWhomDocument }, result: { data: { persons: [EMMA] } } }];
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MockedProvider mocks={answers}>{children}</MockedProvider>
  );
  const { result } = renderHook(() => useListValueText([{ field: 'personId' }]), { wrapper });
  await waitFor(() => expect(result.current('personId', 'p1')).toBe('Emma'));
  expect(result.current('personId', null)).toBe('Me');
  expect(result.current('personId', 'gone')).toBe('…');
  expect(result.current('privacy', 'PRIVATE')).toBe('Private');
});

const LIST = gql`
  query List {
    list(id: "l1") {
      id
      name
      person {
        id
        name
      }
    }
  }
`;

test('a list whose person is changed shows them while the change waits for a connection', () => {
  const cache = createCache();
  cache.writeQuery({ query: ForWhomDocument, data: { persons: [EMMA] } });
  cache.writeQuery({ query: LIST, data: { list: { __typename: 'List', id: 'l1', name: 'Birthday', person: null } } });
  const change = { key: 'k', kind: 'updateList', listId: 'l1', title: 'Birthday', madeAt: 0 };
  const show = (changes: object) => UPDATE_LIST.show(cache, { ...change, variables: { id: 'l1', changes } });
  const shown = () => cache.readQuery<{ list: unknown }>({ query: LIST })?.list;

  show({ personId: 'p1', name: 'Emma turns 7' });
  expect(shown()).toMatchObject({ name: 'Emma turns 7', person: { id: 'p1', name: 'Emma' } });
  show({ personId: 'unknown' });
  expect(shown()).toMatchObject({ person: { name: 'Emma' } });
  show({ personId: null });
  expect(shown()).toMatchObject({ person: null });
});
