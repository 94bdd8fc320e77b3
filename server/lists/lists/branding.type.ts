import { Field, ObjectType } from 'type-graphql';
import { ImageSizes, ImageUrl } from '../../base/text/image-scalars.ts';
import type { Image } from '../../core/images/image.entity.ts';
import { imagePath } from '../../core/images/image-address.ts';
import { pictureSizes } from '../../core/images/picture-sizes.ts';
import { AccentColorEnum } from './list.enums.ts';
import type { AccentColor } from './list.rules.ts';

/** Fields of a banner wherever one is shown. */
export type BannerFile = Pick<Image, 'originalKey' | 'thumbnailKey' | 'width' | 'height'>;

/** Plain fields: shared pages are made of it, too. */
@ObjectType({ simpleResolvers: true, description: 'How a shared page is dressed.' })
export class Branding {
  @Field(() => AccentColorEnum, { nullable: true, description: 'Null for the colour of the site.' })
  readonly accentColor: AccentColor | null;

  @Field(() => ImageUrl, { nullable: true, description: 'The picture at the top.' })
  readonly bannerUrl: string | null;

  @Field(() => ImageSizes, {
    nullable: true,
    description: 'The sizes in which there is the banner.',
  })
  readonly bannerSizes: string | null;

  constructor(accentColor: AccentColor | null | undefined, banner: BannerFile | null | undefined) {
    this.accentColor = accentColor ?? null;
    this.bannerUrl = banner ? imagePath(banner.originalKey) : null;
    this.bannerSizes = banner ? pictureSizes(banner) : null;
  }
}
