import { plural, t } from '@lingui/core/macro';
import { planNamed } from '#rules/core/plans/plan';
import type { PlanId } from '#rules/core/plans/plan-id';
import { ConfirmDialog } from '../../base/design/dialogs/ConfirmDialog.tsx';
import { type PlanChangeDialogQuery, usePlanChangeDialogQuery } from './PlanChangeDialog.generated.ts';

interface PlanChangeDialogProps {
  planId: PlanId;
  title: string;
  question: string;
  action: string;
  /** "Cancel" could be read as the change. */
  keep?: string;
  next?: string;
  working: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

export function PlanChangeDialog({ planId, working, next, ...dialog }: PlanChangeDialogProps) {
  const { data, loading } = usePlanChangeDialogQuery({ variables: { planId }, fetchPolicy: 'network-only' });
  const { name } = planNamed(planId);
  const changes = data ? changesOf(data.planChangeEffects) : [];
  return (
    <ConfirmDialog {...dialog} working={working || loading}>
      {loading ? (
        <p className="text-muted">{t`Checking what would change…`}</p>
      ) : (
        <div className="grid gap-2">
          <p>
            {changes.length > 0
              ? t`On the ${name} plan nothing is deleted. What changes:`
              : t`On the ${name} plan nothing is deleted.`}
          </p>
          {changes.length > 0 && (
            <ul className="grid list-disc gap-1.5 ps-5">
              {changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
          )}
        </div>
      )}
      {next && <p>{next}</p>}
    </ConfirmDialog>
  );
}

function changesOf(effects: PlanChangeDialogQuery['planChangeEffects']): string[] {
  const { lists, maxLists, fullLists, maxItems, restingApiKeys, unbrandedLists } = effects;
  return [
    maxLists >= 0 &&
      lists > maxLists &&
      plural(lists, {
        one: `You have # list and this plan includes ${maxLists}. You can read and edit all of them, but not create new ones.`,
        other: `You have # lists and this plan includes ${maxLists}. You can read and edit all of them, but not create new ones.`,
      }),
    fullLists > 0 &&
      plural(fullLists, {
        one: `One list has more than ${maxItems} items. You can read and edit all of them, but not add new ones there.`,
        other: `# lists have more than ${maxItems} items. You can read and edit all of them, but not add new ones there.`,
      }),
    restingApiKeys > 0 &&
      plural(restingApiKeys, { one: 'Your API key stops working.', other: 'Your # API keys stop working.' }),
    unbrandedLists > 0 &&
      plural(unbrandedLists, {
        one: 'One shared page loses its colour and banner.',
        other: '# shared pages lose their colour and banner.',
      }),
    effects.losesAnalytics && t`You won’t have analytics.`,
    effects.losesExpiringLinks && t`Share links can’t be given an end date any more. Those that have one keep it.`,
    effects.losesPrioritySupport && t`Your messages to us no longer get priority.`,
  ].filter((change) => change !== false);
}
