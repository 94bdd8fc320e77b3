import type { FragmentType } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { toast } from 'sonner';
import { session } from '../accounts/session.ts';
import { problemText } from '../form/problems.ts';
import { PictureField } from '../images/PictureField.tsx';
import { useUpload } from '../images/useUpload.ts';
import {
  AvatarDocument,
  type AvatarField_accountFragment,
  type AvatarQuery,
  useAvatarField_accountFragment,
  useRemoveAvatarMutation,
} from './AvatarField.generated.ts';

/** How somebody is shown to others: sent, and taken away, at once. */
export function AvatarField({ account }: { account: FragmentType<AvatarField_accountFragment> }) {
  const { data, complete } = useAvatarField_accountFragment(account);
  const client = useApolloClient();
  const { progress, upload, cancel } = useUpload();
  const [removeAvatar, { loading }] = useRemoveAvatarMutation();
  const [problem, setProblem] = useState<string | null>(null);
  if (!complete) return null;

  const send = async (file: File) => {
    setProblem(null);
    try {
      if (!(await upload('/users/me/avatar', file))) return;
      const again = { query: AvatarDocument, fetchPolicy: 'network-only' } as const;
      const answer = await client.query<AvatarQuery>(again).catch(() => null); // it is there all the same
      if (answer?.data) session.showAccount({ avatarUrl: answer.data.me.avatarUrl });
      toast.success('The picture is saved.');
    } catch (failure) {
      setProblem((failure as Error).message);
    }
  };
  const remove = async () => {
    setProblem(null);
    try {
      await removeAvatar();
      session.showAccount({ avatarUrl: null });
      toast.success('The picture is removed.');
    } catch (failure) {
      setProblem(problemText(failure, 'Delete failed'));
    }
  };
  return (
    <PictureField
      label="Profile picture"
      action="Change Profile Picture"
      src={data.avatarUrl}
      isSeenNearby
      progress={progress}
      problem={problem}
      disabled={loading}
      onChoose={(file) => void send(file)}
      onRemove={() => void remove()}
      onCancel={cancel}
    />
  );
}
