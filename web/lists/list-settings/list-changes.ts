import type { Modifiers } from '@apollo/client/cache';
import { t } from '@lingui/core/macro';
import type { ChangeKind } from '../../core/changes/change.ts';
import {
  UpdateListDocument,
  type UpdateListMutation,
  type UpdateListMutationVariables,
} from './list-changes.generated.ts';

export const UPDATE_LIST: ChangeKind<UpdateListMutationVariables, UpdateListMutation> = {
  name: 'updateList',
  document: UpdateListDocument,
  refusal: (title, reason) => t`${title} could not be saved: ${reason}`,
  show(cache, { listId, variables: { changes } }) {
    const { personId, ...values } = changes;
    const fields: Modifiers = Object.fromEntries(Object.entries(values).map(([field, value]) => [field, () => value]));
    if (personId !== undefined) {
      fields.person = (before, { toReference, canRead }) => {
        const person = personId ? toReference({ __typename: 'Person', id: personId }) : null;
        return person === null || canRead(person) ? person : before;
      };
    }
    cache.modify({ id: cache.identify({ __typename: 'List', id: listId }), fields });
  },
};

export const listChangeKinds = [UPDATE_LIST];
