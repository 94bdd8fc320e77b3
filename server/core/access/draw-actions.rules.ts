import { ACCOUNT, type ActionAccess, OPEN } from './access-levels.rules.ts';

/** Part of the table of actions: draws of names. */
export const DRAW_ACTIONS = {
  addDrawParticipant: ACCOUNT,
  createDraw: ACCOUNT,
  deleteDraw: ACCOUNT,
  draw: ACCOUNT,
  drawNames: ACCOUNT,
  drawPart: OPEN, // the link is signed
  drawParts: ACCOUNT,
  draws: ACCOUNT,
  leaveDraw: OPEN, // the link is signed
  removeDrawParticipant: ACCOUNT,
  resendDrawMail: ACCOUNT,
  setDrawExclusions: ACCOUNT,
  updateDraw: ACCOUNT,
  updateDrawPart: OPEN, // the link is signed
} as const satisfies Record<string, ActionAccess>;
