import { msg } from '@lingui/core/macro';

/** The text for a screen of the admin area that could not be read, where the server gave no reason. */
export const LOAD_FAILED = msg`Failed to load data. Please try again.`;
