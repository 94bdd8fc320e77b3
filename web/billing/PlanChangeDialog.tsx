import { type PlanId, planNamed } from '#rules/plans/plan';
import { ConfirmDialog } from '../design/ConfirmDialog.tsx';
import { type PlanChangeDialogQuery, usePlanChangeDialogQuery } from './PlanChangeDialog.generated.ts';

interface PlanChangeDialogProps {
  /** The plan that is changed into; the free one by cancelling. */
  planId: PlanId;
  title: string;
  question: string;
  action: string;
  working: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before somebody goes to a smaller plan, and says what that would mean for what they have. */
export function PlanChangeDialog({ planId, question, ...dialog }: PlanChangeDialogProps) {
  const { data } = usePlanChangeDialogQuery({ variables: { planId }, fetchPolicy: 'network-only' });
  const effects = data ? effectsText(data.planChangeEffects, planNamed(planId).name) : '';
  return <ConfirmDialog {...dialog} question={`${question} ${effects}`.trim()} />;
}

function effectsText(effects: PlanChangeDialogQuery['planChangeEffects'], planName: string): string {
  const { lists, maxLists, fullLists, maxItems, restingApiKeys, unbrandedLists, losesAnalytics } = effects;
  const holds = `the ${planName} plan holds ${maxLists}`;
  return [
    'Nothing is deleted.',
    maxLists >= 0 && lists > maxLists
      ? `You have ${lists} lists, and ${holds}: you can read and edit all of them, and not create new ones.`
      : '',
    fullLists > 0
      ? `${fullLists === 1 ? 'One list has' : `${fullLists} lists have`} more than ${maxItems} items, and can’t take new ones.`
      : '',
    restingApiKeys > 0 ? 'Your API keys stop working.' : '',
    unbrandedLists > 0 ? 'Shared pages lose their colour and banner.' : '',
    losesAnalytics ? 'Analytics can’t be opened.' : '',
  ]
    .filter(Boolean)
    .join(' ');
}
