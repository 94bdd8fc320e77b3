export const SITE_NAME = 'Kindlist';

/** Where questions, complaints and requests about personal data are answered. */
export const CONTACT_ADDRESS = 'hello@kindlist.example';
