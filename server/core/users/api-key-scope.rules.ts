import { z } from 'zod';

export const apiKeyScope = z.enum(['READ_LISTS', 'WRITE_LISTS', 'SEE_BUYERS']);
export type ApiKeyScope = z.output<typeof apiKeyScope>;
