import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { problemText } from '../../base/network/problems.ts';
import { toast } from '../../base/page/toast.ts';

/** Whether a step about a pledge is on its way, and what takes one: it says what went wrong, and reads again what is true by now. */
export function usePledgeSteps(reload: () => Promise<unknown>) {
  const [isBusy, setBusy] = useState(false);
  const step = async (work: Promise<unknown>, then = async () => {}) => {
    setBusy(true);
    try {
      await work;
      await then();
    } catch (problem) {
      toast.error(problemText(problem, t`That didn’t work. Please try again.`));
      await reload().catch(() => {}); // it is read again with the next visit
    }
    setBusy(false);
  };
  return { isBusy, step };
}
