import type { FragmentType } from '@apollo/client';
import { t } from '@lingui/core/macro';
import { MAX_IMAGE_MEGABYTES } from '#rules/core/images/image';
import {
  type ItemImageField_itemFragment,
  useItemImageField_itemFragment,
  useRemoveItemImageMutation,
} from './ItemImageField.generated.ts';
import { PictureField } from './PictureField.tsx';
import { useItemPicture } from './useItemPicture.ts';
import { useSavedPicture } from './useSavedPicture.ts';

interface ItemImageFieldProps {
  item: FragmentType<ItemImageField_itemFragment>;
  address: string | null;
}

/** Sent, and taken away, at once: no form has to be saved for it. */
export function ItemImageField({ item, address }: ItemImageFieldProps) {
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
      label={t`Picture`}
      hint={t`JPEG, PNG, WebP or GIF, up to ${MAX_IMAGE_MEGABYTES} MB. Saved right away.`}
      src={data.image?.thumbnailUrl ?? address}
      progress={progress}
      {...picture}
      onRemove={data.image ? picture.onRemove : undefined}
      onCancel={cancel}
    />
  );
}
