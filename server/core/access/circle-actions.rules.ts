import { ACCOUNT, type ActionAccess, OPEN } from './access-levels.rules.ts';

/** Part of the table of actions. */
export const CIRCLE_ACTIONS = {
  circle: ACCOUNT,
  circleChanged: ACCOUNT,
  circleInvitation: OPEN, // the link is signed
  circles: ACCOUNT,
  circlesOfList: ACCOUNT,
  createCircle: ACCOUNT,
  endCircleCalendar: ACCOUNT,
  inviteToCircle: ACCOUNT,
  joinCircle: ACCOUNT,
  leaveCircle: ACCOUNT,
  removeCircleMember: ACCOUNT,
  renewCircleCalendar: ACCOUNT,
  renewCircleLink: ACCOUNT,
  setCircleRunner: ACCOUNT,
  setCirclesOfList: ACCOUNT,
  updateCircle: ACCOUNT,
} as const satisfies Record<string, ActionAccess>;
