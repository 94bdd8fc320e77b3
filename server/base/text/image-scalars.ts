import { GraphQLScalarType } from 'graphql';
import { absoluteAddress } from './absolute-address.ts';

/** Within the server it may be a path on this site. */
export class ImageUrl {}

export class ImageSizes {}

/** `siteUrl` is without a slash at the end, and asked each time. */
export function imageScalars(siteUrl: () => string) {
  return [
    {
      type: ImageUrl,
      scalar: new GraphQLScalarType<string, string>({
        name: 'ImageUrl',
        description: 'The address of a picture: absolute, of this site or of another.',
        serialize: (address) => absoluteAddress(siteUrl(), String(address)),
      }),
    },
    {
      type: ImageSizes,
      scalar: new GraphQLScalarType<string, string>({
        name: 'ImageSizes',
        description:
          'The sizes of an uploaded picture: absolute addresses, each with its width, as `srcset` of an <img> takes them.',
        serialize: (sizes) => String(sizes).replace(/(^|, )\//g, `$1${siteUrl()}/`),
      }),
    },
  ];
}
