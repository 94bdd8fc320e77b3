import type { FragmentType } from '@apollo/client';
import {
  type ItemImageField_itemFragment,
  useItemImageField_itemFragment,
  useRemoveItemImageMutation,
} from './ItemImageField.generated.ts';
import { PictureField } from './PictureField.tsx';
import { useItemPicture } from './useItemPicture.ts';
import { useSavedPicture } from './useSavedPicture.ts';

/** The uploaded picture of an item. It is sent, and taken away, at once: no form has to be saved for it. */
export function ItemImageField({ item }: { item: FragmentType<ItemImageField_itemFragment> }) {
  const { data, complete } = useItemImageField_itemFragment(item);
  const { progress, sendItemPicture, cancel } = useItemPicture();
  const [removeImage] = useRemoveItemImageMutation();
  const itemId = complete ? data.id : '';
  const picture = useSavedPicture({
    send: (file) => sendItemPicture(itemId, file),
    remove: () => removeImage({ variables: { itemId } }),
  });
  if (!complete) return null;
  return (
    <PictureField
      label="Picture"
      hint="JPEG, PNG, WebP or GIF, up to 10 MB. Saved at once."
      src={data.image?.thumbnailUrl}
      progress={progress}
      {...picture}
      onCancel={cancel}
    />
  );
}
