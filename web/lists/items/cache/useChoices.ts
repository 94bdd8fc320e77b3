import { t } from '@lingui/core/macro';
import { problemText } from '../../../base/network/problems.ts';
import { toast } from '../../../base/page/toast.ts';
import { useDissolveChoicesMutation, useMakeChoiceMutation } from './several-changes.generated.ts';
import { changeFailure } from './several-texts.ts';
import type { Say } from './useLastChange.ts';
import type { SelectedItem } from './useSeveralItems.ts';

/** Makes items one choice, or ends the choices that they are part of. What follows for others arrives live. */
export function useChoices(listId: string, say: Say) {
  const [makeChoice] = useMakeChoiceMutation();
  const [dissolveChoices] = useDissolveChoicesMutation();

  const variablesOf = (items: readonly SelectedItem[]) => ({
    variables: { listId, itemIds: items.map(({ id }) => id) },
  });
  const dissolve = async (items: readonly SelectedItem[]) => {
    try {
      await dissolveChoices(variablesOf(items));
      say(t`Each of them is wanted now.`);
    } catch (error) {
      toast.error(problemText(error, changeFailure(items)));
    }
  };
  return {
    choose: async (items: readonly SelectedItem[]) => {
      try {
        await makeChoice(variablesOf(items));
        say(t`One of these is wanted now.`, { undo: () => void dissolve(items) });
      } catch (error) {
        toast.error(problemText(error, changeFailure(items)));
      }
    },
    dissolve,
  };
}
