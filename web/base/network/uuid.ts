import { v4 } from 'uuid';

/** For a call that must count once. Not the browser's own `randomUUID`, which it has only on pages served securely. */
export const newUuid = (): string => v4();
