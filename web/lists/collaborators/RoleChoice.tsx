import { t } from '@lingui/core/macro';
import type { CollaboratorRole } from '#rules/core/access/list-access';
import { Select } from '../../base/design/fields/Select.tsx';
import { problemText } from '../../base/network/problems.ts';
import { toast } from '../../base/page/toast.ts';
import { useSetCollaboratorRoleMutation } from './RoleChoice.generated.ts';
import { type ListOfRoles, ROLES, roleMeaning, roleName } from './roles.ts';

interface RoleChoiceProps {
  list: ListOfRoles & { id: string };
  /** The id by which the person, or the invitation, is known on the list. */
  collaboratorId: string;
  who: string;
  role: CollaboratorRole;
}

/** For the owner: another role for somebody who works on the list already, or is invited to. */
export function RoleChoice({ list, collaboratorId, who, role }: RoleChoiceProps) {
  const [setRole, { loading }] = useSetCollaboratorRoleMutation();
  const choose = async (chosen: CollaboratorRole) => {
    try {
      await setRole({ variables: { listId: list.id, id: collaboratorId, role: chosen } });
      toast.success(roleMeaning(chosen, list));
    } catch (error) {
      toast.error(problemText(error));
    }
  };
  return (
    <Select
      labelHidden
      label={t`Role of ${who}`}
      value={role}
      disabled={loading}
      onChange={({ target }) => void choose(target.value as CollaboratorRole)}
    >
      {ROLES.map((one) => (
        <option key={one} value={one}>
          {roleName(one)}
        </option>
      ))}
    </Select>
  );
}
