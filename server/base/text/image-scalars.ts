import { GraphQLScalarType } from 'graphql';
import { absoluteAddress } from './absolute-address.ts';

/** Stands for the scalar in the types of fields: where a picture is found. Within the server it may be a path on this site. */
export class ImageUrl {}

/** The same for the sizes in which there is an uploaded picture. */
export class ImageSizes {}

/** Gives clients whole addresses: `siteUrl` says the one of this site, without a slash at the end, whenever it is asked. */
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
