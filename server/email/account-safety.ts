import { SITE_NAME, SITE_URL } from './mail-layout.ts';

// What all mails about the safety of an account say alike.

export const IF_NOT_YOU = 'If it was not you, somebody else is in your account: reset your password at once.';
export const RESET_PASSWORD = { label: 'Reset password', url: `${SITE_URL}/forgot-password` };
export const ABOUT_SAFETY = `You get this mail because it is about the safety of your account at ${SITE_NAME}.`;
