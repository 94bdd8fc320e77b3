import { v4 } from 'uuid';

/** The browser has its own `randomUUID` only on pages served securely. */
export const newUuid = (): string => v4();
