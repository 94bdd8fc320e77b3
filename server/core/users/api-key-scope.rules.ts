import { z } from 'zod';

/** What an API key may do, besides being somebody's. */
export const apiKeyScope = z.enum(['READ_LISTS', 'WRITE_LISTS', 'SEE_BUYERS']);
export type ApiKeyScope = z.output<typeof apiKeyScope>;
