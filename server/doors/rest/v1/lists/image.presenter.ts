import { z } from 'zod';
import { absoluteAddress } from '../../../../base/text/absolute-address.ts';
import type { Image } from '../../../../core/images/image.entity.ts';
import { THUMBNAIL_PIXELS } from '../../../../core/images/image.rules.ts';
import { imagePath } from '../../../../core/images/image-address.ts';

/** Only people who work with it know the name of its file and its time. */
export type PresentedImage = Pick<Image, 'originalKey' | 'thumbnailKey' | 'contentType' | 'size' | 'width' | 'height'> &
  Partial<Pick<Image, 'filename' | 'uploadedAt'>>;

export const imageFields = {
  image_original_url: z
    .string()
    .nullable()
    .meta({ description: 'The picture as it was uploaded; null where none was.' }),
  image_thumbnail_url: z
    .string()
    .nullable()
    .meta({ description: `A copy whose longest side has ${THUMBNAIL_PIXELS} pixels.` }),
  image_original_key: z.string().nullable().meta({ description: 'How the store of pictures calls the original.' }),
  image_thumbnail_key: z.string().nullable().meta({ description: 'How the store of pictures calls the copy.' }),
  image_filename: z
    .string()
    .nullable()
    .meta({ description: 'The name of the file as it was uploaded. Null for guests.' }),
  image_content_type: z.string().nullable().meta({ description: 'image/jpeg, image/png, image/webp or image/gif.' }),
  image_size: z.int().nullable().meta({ description: 'In bytes.' }),
  image_width: z.int().nullable().meta({ description: 'In pixels.' }),
  image_height: z.int().nullable().meta({ description: 'In pixels.' }),
  image_upload_timestamp: z.iso
    .datetime()
    .nullable()
    .meta({ description: 'When it was uploaded, in UTC. Null for guests.' }),
};

export const uploadObject = z
  .object({
    url: z.string().nullable(),
    key: z.string().nullable(),
    ...imageFields,
    effective_image_url: z.string().nullable(),
  })
  .meta({ id: 'Upload', description: 'A picture that was uploaded.' });

export function presentImage(image: PresentedImage | null | undefined, siteUrl: string) {
  const address = (key: string | undefined) => (key ? absoluteAddress(siteUrl, imagePath(key)) : null);
  return {
    image_original_url: address(image?.originalKey),
    image_thumbnail_url: address(image?.thumbnailKey),
    image_original_key: image?.originalKey ?? null,
    image_thumbnail_key: image?.thumbnailKey ?? null,
    image_filename: image?.filename ?? null,
    image_content_type: image?.contentType ?? null,
    image_size: image?.size ?? null,
    image_width: image?.width ?? null,
    image_height: image?.height ?? null,
    image_upload_timestamp: image?.uploadedAt?.toISOString() ?? null,
  };
}

export function presentUpload(image: Image, siteUrl: string): z.output<typeof uploadObject> {
  const fields = presentImage(image, siteUrl);
  const { image_original_url: url, image_original_key: key, image_thumbnail_url: effective_image_url } = fields;
  return { url, key, ...fields, effective_image_url };
}
