/** The password of everybody below; `npm run dev` shows it at the start. */
export const DEVELOPMENT_PASSWORD = 'kindlist-dev';

/** Accounts of `npm run dev`. Their ids are fixed, so that production knows them and refuses. */
export const DEVELOPMENT_PEOPLE = {
  ida: {
    id: '01900000-0000-7000-8000-000000000101',
    name: 'Ida Berg',
    email: 'ida@kindlist.test',
    about: 'has a wishlist, a surprise and the groceries',
  },
  tom: {
    id: '01900000-0000-7000-8000-000000000102',
    name: 'Tom Okafor',
    email: 'tom@kindlist.test',
    about: 'has a registry, and shops with Ida',
  },
  admin: {
    id: '01900000-0000-7000-8000-000000000103',
    name: 'Ada Admin',
    email: 'admin@kindlist.test',
    about: 'runs the site',
  },
} as const;

export type DevelopmentPerson = keyof typeof DEVELOPMENT_PEOPLE;
