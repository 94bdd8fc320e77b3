import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FoundProduct } from './read-link.ts';

export const STAND_IN_TEXTS: Readonly<Record<NonNullable<FoundProduct['standIn']>, MessageDescriptor>> = {
  CONSENT: msg`The link leads to a question about cookies, not to the product. The title is from the link: please check it.`,
  SIGN_IN: msg`The link leads to a page to sign in, not to the product. The title is from the link: please check it.`,
  NOT_FOUND: msg`The shop says that this page doesn’t exist. The title is from the link: please check it.`,
  QUEUE: msg`The shop has a waiting line at the moment. The title is from the link: please check it.`,
  AGE: msg`The shop asks for the visitor’s age first. The title is from the link: please check it.`,
  COUNTRY: msg`The shop asks for a country first. The title is from the link: please check it.`,
  MAINTENANCE: msg`The shop is closed for maintenance. The title is from the link: please check it.`,
};
