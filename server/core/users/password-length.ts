import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from './account.rules.ts';

/** The length of a password, as the descriptions of the API say it. */
export const PASSWORD_LENGTH = `${SHORTEST_PASSWORD} to ${LONGEST_PASSWORD} characters.`;
