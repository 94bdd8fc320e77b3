import type { FragmentType } from '@apollo/client';
import { useState } from 'react';
import { toast } from 'sonner';
import { problemText } from '../form/problems.ts';
import {
  type ItemImageField_itemFragment,
  useItemImageField_itemFragment,
  useRemoveItemImageMutation,
} from './ItemImageField.generated.ts';
import { PictureField } from './PictureField.tsx';
import { useItemPicture } from './useItemPicture.ts';

/** The uploaded picture of an item. It is sent, and taken away, at once: no form has to be saved for it. */
export function ItemImageField({ item }: { item: FragmentType<ItemImageField_itemFragment> }) {
  const { data, complete } = useItemImageField_itemFragment(item);
  const { progress, sendItemPicture, cancel } = useItemPicture();
  const [removeImage, { loading }] = useRemoveItemImageMutation();
  const [problem, setProblem] = useState<string | null>(null);
  if (!complete) return null;

  const send = async (file: File) => {
    setProblem(null);
    try {
      if (await sendItemPicture(data.id, file)) toast.success('The picture is saved.');
    } catch (failure) {
      setProblem((failure as Error).message);
    }
  };
  const remove = async () => {
    setProblem(null);
    try {
      await removeImage({ variables: { itemId: data.id } });
      toast.success('The picture is removed.');
    } catch (failure) {
      setProblem(problemText(failure, 'Delete failed'));
    }
  };
  return (
    <PictureField
      label="Picture"
      hint="JPEG, PNG, WebP or GIF, up to 10 MB. Saved at once."
      src={data.image?.thumbnailUrl}
      progress={progress}
      problem={problem}
      disabled={loading}
      onChoose={(file) => void send(file)}
      onRemove={() => void remove()}
      onCancel={cancel}
    />
  );
}
