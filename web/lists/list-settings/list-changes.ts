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
    const fields = Object.entries(changes).map(([field, value]) => [field, () => value]);
    cache.modify({ id: cache.identify({ __typename: 'List', id: listId }), fields: Object.fromEntries(fields) });
  },
};

export const listChangeKinds = [UPDATE_LIST];
