import { t } from '@lingui/core/macro';
import { demand } from '../../base/network/demand.ts';
import { useCallKey } from '../../base/network/useCallKey.ts';
import {
  type InviteCollaboratorMutation,
  type InviteCollaboratorMutationVariables,
  useInviteCollaboratorMutation,
} from './useInvite.generated.ts';

export type InvitationOutcome = InviteCollaboratorMutation['inviteCollaborator'];

/** Invites an address to a list, or once more. */
export function useInvite(listId: string) {
  const [send, { loading }] = useInviteCollaboratorMutation();
  const { keyFor, isDone } = useCallKey();
  const invite = async (input: InviteCollaboratorMutationVariables['input']): Promise<InvitationOutcome> => {
    const { data } = await send({ variables: { listId, input, idempotencyKey: keyFor(input) } });
    isDone();
    return demand(data?.inviteCollaborator, t`Failed to send invitation`);
  };
  return { invite, loading };
}
