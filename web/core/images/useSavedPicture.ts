import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { problemText } from '../../base/network/problems.ts';
import { toast } from '../../base/page/toast.ts';
import { UploadProblem } from './send-picture.ts';

interface SavedPicture {
  send: (file: File) => Promise<boolean>;
  remove: () => Promise<unknown>;
}

export function useSavedPicture({ send, remove }: SavedPicture) {
  const [problem, setProblem] = useState<string | null>(null);
  const [failed, setFailed] = useState<File | null>(null); // kept, so that nobody has to look for it again
  const [isRefused, setRefused] = useState(false);
  const [isRemoving, setRemoving] = useState(false);

  const attempt = async (work: () => Promise<boolean>, done: string, otherwise: string) => {
    setProblem(null);
    setRefused(false);
    try {
      if (await work()) toast.success(done);
      return true;
    } catch (failure) {
      setRefused(failure instanceof UploadProblem && failure.isRefused);
      setProblem(failure instanceof UploadProblem ? failure.message : problemText(failure, otherwise));
      return false;
    }
  };
  const choose = async (file: File) => {
    setFailed(null);
    if (!(await attempt(() => send(file), t`The picture is saved.`, t`Upload failed`))) setFailed(file);
  };
  const takeAway = async () => {
    setRemoving(true);
    try {
      await remove();
      return true;
    } finally {
      setRemoving(false);
    }
  };
  return {
    problem,
    isRefused,
    disabled: isRemoving,
    onChoose: (file: File) => void choose(file),
    onRetry: failed && !isRefused ? () => void choose(failed) : undefined,
    onRemove: () => void attempt(takeAway, t`The picture is removed.`, t`Delete failed`),
  };
}
