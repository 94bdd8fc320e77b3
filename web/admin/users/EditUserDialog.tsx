import { t } from '@lingui/core/macro';
import { type FormEvent, useState } from 'react';
import { say } from '#rules/base/languages/say';
import { type Role, role as roles, TIER_LABELS, type Tier, tier as tiers } from '#rules/core/users/account';
import { Button } from '../../base/design/Button.tsx';
import { Dialog, DialogActions } from '../../base/design/dialogs/Dialog.tsx';
import { Select } from '../../base/design/fields/Select.tsx';
import { useSite } from '../../base/page/site.ts';
import { toast } from '../../base/page/toast.ts';
import { ConflictChoice } from '../../core/form/ConflictChoice.tsx';
import { type Conflict, conflictsOf } from '../../core/form/conflicts.ts';
import { SaveProblem } from '../../core/form/SaveProblem.tsx';
import { useKeptDraft } from '../../core/form/useKeptDraft.ts';
import { ROLE_LABELS } from '../frame/role-labels.ts';
import { useSetUserRoleMutation, useSetUserTierMutation } from './EditUserDialog.generated.ts';
import type { ListedUser } from './useUsersPage.ts';

interface EditUserDialogProps {
  user: Pick<ListedUser, 'id' | 'name' | 'email' | 'role' | 'subscriptionTier'>;
  onSaved: () => Promise<unknown>;
  onClose: () => void;
}

/** A call for each that was changed. A plan that somebody else changed meanwhile is for the person to choose. */
export function EditUserDialog({ user, onSaved, onClose }: EditUserDialogProps) {
  const { name, email } = user;
  const [role, setRole] = useState<Role>(user.role);
  const { everythingForEverybody } = useSite();
  const [tier, setTier] = useState<Tier>(user.subscriptionTier);
  const [saveRole, savingRole] = useSetUserRoleMutation();
  const [saveTier, savingTier] = useSetUserTierMutation();
  const [readTier, setReadTier] = useState<Tier>(user.subscriptionTier);
  const [problem, setProblem] = useState<unknown>(null);
  const [conflicts, setConflicts] = useState<Conflict[]>([]);
  const forgetDraft = useKeptDraft({
    part: `user ${user.id}`,
    keep: () => ({
      typed: { ...(role !== user.role && { role }), ...(tier !== readTier && { tier }) },
      base: { tier: readTier },
    }),
    restore({ typed, base }) {
      const chosen = typed as { role?: Role; tier?: Tier };
      if (chosen.role) setRole(chosen.role);
      if (chosen.tier) {
        setTier(chosen.tier);
        setReadTier(base.tier as Tier); // so that a change by somebody else meanwhile is noticed
      }
      return (
        (chosen.role ?? user.role) !== user.role || (chosen.tier ?? user.subscriptionTier) !== user.subscriptionTier
      );
    },
    discard() {
      setRole(user.role);
      setTier(user.subscriptionTier);
      setReadTier(user.subscriptionTier);
    },
  });
  const giveUp = () => {
    forgetDraft();
    onClose();
  };
  const isSaving = savingRole.loading || savingTier.loading;

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    setProblem(null);
    try {
      if (role !== user.role) await saveRole({ variables: { userId: user.id, role } });
      if (tier !== readTier) await saveTier({ variables: { userId: user.id, tier, base: readTier } });
      await onSaved();
      toast.success(t`Saved ${name}`);
      giveUp();
    } catch (error) {
      const found = conflictsOf(error);
      setConflicts(found);
      if (found.length === 0) setProblem(error);
    }
  };
  const choose = ({ theirs }: Conflict, isMine: boolean) => {
    setReadTier(theirs as Tier);
    if (!isMine) setTier(theirs as Tier);
    setConflicts([]);
  };
  return (
    <Dialog
      title={t`Edit User`}
      description={t({ message: `${name}, ${email}`, comment: 'A name and an email address' })}
      onClose={onClose}
    >
      <form onSubmit={save} className="grid gap-5">
        <Select label={t`Role`} value={role} onChange={({ target }) => setRole(target.value as Role)}>
          {roles.options.map((value) => (
            <option key={value} value={value}>
              {say(ROLE_LABELS[value])}
            </option>
          ))}
        </Select>
        {!everythingForEverybody && (
          <Select
            label={t`Subscription`}
            value={tier}
            hint={tier === readTier ? undefined : t`This is a gift: a paid plan ends and isn’t charged again.`}
            onChange={({ target }) => setTier(target.value as Tier)}
          >
            {tiers.options.map((value) => (
              <option key={value} value={value}>
                {say(TIER_LABELS[value])}
              </option>
            ))}
          </Select>
        )}
        <ConflictChoice
          conflicts={conflicts}
          labelOf={() => t`Subscription`}
          textOf={(_field, value) => say(TIER_LABELS[value as Tier])}
          takesFocus
          onKeepMine={(conflict) => choose(conflict, true)}
          onTakeTheirs={(conflict) => choose(conflict, false)}
        />
        {problem !== null && <SaveProblem error={problem} otherwise={t`Failed to update user. Please try again.`} />}
        <DialogActions>
          <Button onClick={giveUp}>{t`Cancel`}</Button>
          <Button type="submit" look="primary" working={isSaving} disabled={conflicts.length > 0}>
            {t`Save Changes`}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
