import { ACCOUNT, type ActionAccess, OPEN } from './access-levels.rules.ts';

/** Part of the table of actions. */
export const HANDOVER_ACTIONS = {
  acceptHandover: ACCOUNT,
  handOverPerson: ACCOUNT,
  personHandover: ACCOUNT,
  openHandover: OPEN, // the link is signed
  endHandover: ACCOUNT,
} as const satisfies Record<string, ActionAccess>;
