import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from './account.rules.ts';

export const PASSWORD_LENGTH = `${SHORTEST_PASSWORD} to ${LONGEST_PASSWORD} characters.`;
