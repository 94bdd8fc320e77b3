import type { FragmentType } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { PictureField } from '../../core/images/PictureField.tsx';
import { useSavedPicture } from '../../core/images/useSavedPicture.ts';
import { useUpload } from '../../core/images/useUpload.ts';
import { session } from '../../core/session/session.ts';
import {
  AvatarDocument,
  type AvatarField_accountFragment,
  useAvatarField_accountFragment,
  useRemoveAvatarMutation,
} from './AvatarField.generated.ts';

export function AvatarField({ account }: { account: FragmentType<AvatarField_accountFragment> }) {
  const { data, complete } = useAvatarField_accountFragment(account);
  const client = useApolloClient();
  const { progress, upload, cancel } = useUpload();
  const [removeAvatar] = useRemoveAvatarMutation();
  const picture = useSavedPicture({
    send: async (file) => {
      if (!(await upload('/users/me/avatar', file))) return false;
      const again = { query: AvatarDocument, fetchPolicy: 'network-only' } as const;
      const answer = await client.query(again).catch(() => null); // it is there all the same
      if (answer?.data) session.showAccount({ avatarUrl: answer.data.me.avatarUrl });
      return true;
    },
    remove: async () => {
      await removeAvatar();
      session.showAccount({ avatarUrl: null });
    },
  });
  if (!complete) return null;
  return (
    <PictureField
      label={t`Profile picture`}
      action={t`Change Profile Picture`}
      src={data.avatarUrl}
      isSeenNearby
      progress={progress}
      {...picture}
      onCancel={cancel}
    />
  );
}
