import type { Reference } from '@apollo/client';
import { t } from '@lingui/core/macro';
import type { ChangeKind } from '../../../core/changes/change.ts';
import { session } from '../../../core/session/session.ts';
import { showTrip } from '../cache/shopping-trips.ts';
import {
  StartShoppingDocument,
  type StartShoppingMutation,
  type StartShoppingMutationVariables,
} from './GoShoppingDialog.generated.ts';
import {
  EndShoppingDocument,
  type EndShoppingMutation,
  type EndShoppingMutationVariables,
} from './ShoppingTrips.generated.ts';

/** A change that is sent later than this has waited for a connection. */
const AT_ONCE_MS = 60_000;

/** Going shopping, until a time that stays when it is told late. One that is over by then is told to nobody. */
export const START_SHOPPING: ChangeKind<StartShoppingMutationVariables, StartShoppingMutation> = {
  name: 'startShopping',
  document: StartShoppingDocument,
  refusal: (title, reason) => t`${title} could not be saved: ${reason}`,
  show(cache, { key, listId, variables: { endsAt } }) {
    const { account } = session.getState();
    if (account && endsAt) showTrip(cache, listId, { id: key, endsAt, shopper: account });
  },
  /** The clock of a device may be wrong by hours, and the hours alone are right as long as nothing waited. */
  variablesAt: ({ variables: { endsAt, ...said }, madeAt }, now) =>
    Math.abs(now - madeAt) < AT_ONCE_MS ? said : { ...said, endsAt },
};

/**
 * Done shopping, also in the cellar of a shop: the others hear of it as soon as it can be told. A trip that was begun
 * or given another end meanwhile goes on.
 */
export const END_SHOPPING: ChangeKind<EndShoppingMutationVariables, EndShoppingMutation> = {
  name: 'endShopping',
  document: EndShoppingDocument,
  refusal: (_title, reason) => reason,
  show(cache, { listId, variables: { endsAt } }) {
    const { account } = session.getState();
    cache.modify({
      id: cache.identify({ __typename: 'List', id: listId }),
      fields: {
        shoppingTrips: (trips, { readField }) =>
          (trips as Reference[]).filter(
            (trip) =>
              readField('id', readField<Reference>('shopper', trip)) !== account?.id ||
              (endsAt != null && readField('endsAt', trip) !== endsAt),
          ),
      },
    });
  },
  isDone: (code) => code !== undefined, // it ends by itself, and nobody is waiting to be told why
};
