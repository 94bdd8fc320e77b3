import { SITE_NAME, SITE_URL } from './mail-layout.ts';

// Texts that all mails about the safety of an account share.

export const IF_NOT_YOU = 'Wasn’t you? Someone else may be in your account: reset your password right away.';
export const RESET_PASSWORD = { label: 'Reset password', url: `${SITE_URL}/forgot-password` };
export const ABOUT_SAFETY = `You’re getting this because it’s about the safety of your account at ${SITE_NAME}.`;
