import { msg } from '@lingui/core/macro';

export const LOAD_FAILED = msg`Failed to load data. Please try again.`;
