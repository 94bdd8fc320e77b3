import type { FoundProduct } from './read-link.ts';

/** Says what a link has led to in place of the product's page. */
export const STAND_IN_TEXTS: Readonly<Record<NonNullable<FoundProduct['standIn']>, string>> = {
  CONSENT:
    'The link leads to a question about cookies, not to the product. The title is from the link: please check it.',
  SIGN_IN: 'The link leads to a page to sign in, not to the product. The title is from the link: please check it.',
  NOT_FOUND: 'The shop says that this page doesn’t exist. The title is from the link: please check it.',
  QUEUE: 'The shop has a waiting line at the moment. The title is from the link: please check it.',
  AGE: 'The shop asks for the visitor’s age first. The title is from the link: please check it.',
  COUNTRY: 'The shop asks for a country first. The title is from the link: please check it.',
  MAINTENANCE: 'The shop is closed for maintenance. The title is from the link: please check it.',
};
