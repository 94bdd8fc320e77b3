import { displayText } from '../../base/text/display-text.rules.ts';
import type { PublicConfig } from '../../core/settings/public-config.type.ts';
import type { WholeProfile } from '../../people/profile/public-profiles.service.ts';
import { type PageDescription, SITE_PICTURE } from './page-template.ts';

/** At an address at which nobody is. */
export const NOBODYS_PAGE: PageDescription = {
  title: 'Page Not Found',
  description: 'There’s nothing at this address.',
  picture: SITE_PICTURE,
  isListed: false,
  status: 404,
};

/** When it could not be found out whose profile it is. */
export const ANY_PROFILE_PAGE: PageDescription = {
  title: 'A profile',
  description: 'Wishlists, gift registries and shopping lists, shared with one link.',
  picture: SITE_PICTURE,
  isListed: false,
};

/** Somebody's profile as a chat app shows its link. People are for nobody's search engine. */
export function profilePage(
  { id, name: writtenName, avatarUrl, lists }: WholeProfile,
  { siteName }: Pick<PublicConfig, 'siteName'>,
): PageDescription {
  const name = displayText(writtenName);
  return {
    title: name,
    description: lists.length > 0 ? `The lists that ${name} shares with everybody.` : `${name} is on ${siteName}.`,
    path: `/u/${id}`,
    picture: avatarUrl ? { address: avatarUrl, alt: name, type: 'image/webp', width: 288, height: 288 } : SITE_PICTURE,
    isListed: false,
    content: { heading: name, paragraphs: [], entries: lists.map((list) => displayText(list.name)) },
  };
}
