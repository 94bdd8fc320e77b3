import { useApolloClient } from '@apollo/client/react';
import { isStoredInS3 } from './send-picture.ts';
import {
  ItemImageDocument,
  ShowItemImageDocument,
  type ShowItemImageMutationVariables,
} from './useItemPicture.generated.ts';
import { useUpload } from './useUpload.ts';

export function useItemPicture() {
  const client = useApolloClient();
  const { progress, upload, uploadTo, cancel } = useUpload();

  /** False when it was cancelled. Throws UploadProblem. */
  const sendItemPicture = async (itemId: string, file: File): Promise<boolean> => {
    if (await isStoredInS3()) {
      const imageUrl = await uploadTo('items', file);
      if (!imageUrl) return false;
      const variables: ShowItemImageMutationVariables = { id: itemId, imageUrl };
      await client.mutate({ mutation: ShowItemImageDocument, variables });
      return true;
    }
    const answer = await upload(`/items/${itemId}/image`, file);
    if (!answer) return false;
    const again = { query: ItemImageDocument, variables: { id: itemId }, fetchPolicy: 'network-only' } as const;
    await client.query(again).catch(() => {}); // it is there all the same, and the next reading shows it
    return true;
  };
  return { progress, sendItemPicture, cancel };
}
