import { t } from '@lingui/core/macro';
import { displayText } from '../../base/text/display-text.rules.ts';
import type { PublicConfig } from '../../core/settings/public-config.type.ts';
import type { WholeProfile } from '../../people/profile/public-profiles.service.ts';
import { type PageDescription, sitePicture } from './page-template.ts';

export function nobodysPage(): PageDescription {
  return {
    title: t`Page Not Found`,
    description: t`There’s nothing at this address.`,
    picture: sitePicture(),
    isListed: false,
    status: 404,
  };
}

export function anyProfilePage(): PageDescription {
  return {
    title: t`A profile`,
    description: t`Wishlists, gift registries and shopping lists, shared with one link.`,
    picture: sitePicture(),
    isListed: false,
  };
}

/** People are for nobody's search engine. */
export function profilePage(
  { id, name: writtenName, avatarUrl, lists }: WholeProfile,
  { siteName }: Pick<PublicConfig, 'siteName'>,
): PageDescription {
  const name = displayText(writtenName);
  return {
    title: name,
    description: lists.length > 0 ? t`The lists that ${name} shares with everybody.` : t`${name} is on ${siteName}.`,
    path: `/u/${id}`,
    picture: avatarUrl ? { address: avatarUrl, alt: name, type: 'image/webp', width: 288, height: 288 } : sitePicture(),
    isListed: false,
    content: { heading: name, paragraphs: [], entries: lists.map((list) => displayText(list.name)) },
  };
}
